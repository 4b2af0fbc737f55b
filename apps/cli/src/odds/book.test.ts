import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPatience, openGame, type Patience } from 'pasyans';
import { carelessPlayer, formatBook, formatResults, headerLine, makeStudy, parseBook, type Study } from 'pasyans/odds';
import { describe, expect, test } from 'vitest';
import { ENGLISH, environment, freshFolder, MAIN, run, runJson } from '../run.testkit.ts';

type Row = Readonly<Record<string, unknown>>;

const PLAN = 'wish default solver 1..60\nfour-classes form=full careless 1..50\n';

/** A folder for a book, and a plan. */
function setUp(plan = PLAN): { readonly folder: string; readonly make: readonly string[]; readonly planFile: string } {
  const home = freshFolder();
  const planFile = join(home, 'plan.txt');
  writeFileSync(planFile, plan);
  const folder = join(home, 'book');
  return { folder, planFile, make: ['odds', 'book', '--make', planFile, '--threads', '1', '--out', folder] };
}

const rowsIn = async (folder: string, ...more: readonly string[]): Promise<readonly Row[]> =>
  (await runJson(['odds', 'book', ...more, '--out', folder]))['rows'] as Row[];

const fileOf = (folder: string, id: string): string => join(folder, `${id}.jsonl`);

/** Rewrites the rows of a patience with another study, as another version of the program would have left them. */
function change(folder: string, id: string, study: Partial<Study>): void {
  const { rows } = parseBook(readFileSync(fileOf(folder, id), 'utf8'), id);
  writeFileSync(fileOf(folder, id), formatBook(rows.map((row) => ({ ...row, study: { ...row.study, ...study } }))));
}

describe('odds book', () => {
  test("the program's own book: rows of patiences as programs read them", async () => {
    const rows = (await runJson(['odds', 'book']))['rows'] as Row[];
    expect(rows.find((row) => row['patience'] === 'wish')).toMatchObject({
      patience: 'wish',
      options: {},
      default: true,
      player: 'solver',
      version: 1,
      exact: { fraction: '1/9' },
      command: expect.stringMatching(/^pasyans odds wish --deals 1\.\.\d+ --player solver$/),
    });
    expect(rows.filter((row) => row['default'] === false).length).toBeGreaterThan(20);
  });

  test('makes what it lacks of a plan, and says what it made', async () => {
    const { folder, make } = setUp();
    expect((await run(make, ENGLISH)).out).toMatch(
      /^wish solver: .*\(95%: .*\)\nfour-classes form=full careless: .*\nRows made: 2, there before: 0, left: 0\n$/,
    );
    const [classes, wish, ...more] = await rowsIn(folder);
    expect(more).toEqual([]);
    const study = await runJson(['odds', 'wish', '--deals', '1..60', '--player', 'solver']);
    const command = 'pasyans odds wish --deals 1..60 --player solver';
    expect([classes, wish]).toContainEqual({ ...study, default: true, outdated: null, command });
    expect([classes, wish]).toContainEqual(
      expect.objectContaining({ patience: 'four-classes', default: false, deals: 50, wins: expect.any(Object) }),
    );
    expect(await runJson(make)).toEqual({ made: 0, held: 2, left: 0 });
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
  });

  test('in words: patience by patience, one of them with its commands', async () => {
    const { folder, make } = setUp();
    await run(make);
    const { out } = await run(['odds', 'book', '--out', folder]);
    expect(out).toMatch(
      /^wish — Желание\n {2}по умолчанию {2}solver {2}.* %–.* % {2}60\n {6}Точно: 1\/9\n\nfour-classes — .*\n {2}form=full /,
    );
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect((await run(['odds', 'book', 'wish', '--out', folder], ENGLISH)).out).toMatch(
      /pasyans odds wish --deals 1\.\.60 --player solver\n$/,
    );
  });

  test('a row that goes further begins with what is known, and comes to the same', async () => {
    const { folder, make, planFile } = setUp('triads default careless 1..40\n');
    await run(make);
    writeFileSync(planFile, 'triads default careless 1..90\n');
    expect(await runJson(make)).toEqual({ made: 1, held: 0, left: 0 });
    const [row] = await rowsIn(folder);
    expect(row).toMatchObject(await runJson(['odds', 'triads', '--deals', '1..90', '--player', 'careless']));
    // A plan that asks for less takes nothing away.
    writeFileSync(planFile, 'triads default careless 2..30\n');
    expect(await runJson(make)).toEqual({ made: 0, held: 1, left: 0 });
  });

  test('outdated rows are flagged, and made again', async () => {
    const { folder, make } = setUp();
    await run(make);
    const fresh = readFileSync(fileOf(folder, 'wish'), 'utf8');
    change(folder, 'wish', { rev: 7 });
    change(folder, 'four-classes', { version: 5 });
    const rows = await rowsIn(folder);
    expect(rows.map((row) => [row['patience'], (row['outdated'] as Row)['en']])).toEqual([
      ['wish', 'revision of the rules: was 7, is 1'],
      ['four-classes', 'version of the player: was 5, is 1'],
    ]);
    expect((await run(['odds', 'book', '--out', folder])).out).toContain('Устарело — редакция правил: была 7, теперь 1');
    expect(await runJson(make)).toEqual({ made: 2, held: 0, left: 0 });
    expect((await rowsIn(folder)).map((row) => row['outdated'])).toEqual([null, null]);
    expect(parseBook(fresh, 'wish').rows[0]?.whole).toEqual(parseBook(readFileSync(fileOf(folder, 'wish'), 'utf8'), 'wish').rows[0]?.whole);
  });

  test('Ctrl-C: the same command goes on, and nothing finished is lost', async () => {
    const { folder, make } = setUp('wish default solver 1..60\nroyal-marriage default careless 1..3000\n');
    const { code, err } = await stopped(make, () => existsSync(fileOf(folder, 'wish')) && unfinishedLines(folder) > 1);
    expect([code, err]).toEqual([130, 'pasyans: остановлено; та же команда продолжит\n']);
    expect((await rowsIn(folder)).map((row) => row['patience'])).toEqual(['wish']);
    expect(await runJson(make)).toEqual({ made: 1, held: 1, left: 0 });
    const straight = await runJson(['odds', 'royal-marriage', '--deals', '1..3000', '--player', 'careless']);
    expect(await rowsIn(folder, 'royal-marriage')).toEqual([expect.objectContaining(straight)]);
  });
});

function unfinishedLines(folder: string): number {
  const beside = join(folder, 'unfinished');
  const names = existsSync(beside) ? readdirSync(beside) : [];
  return names.reduce((sum, name) => sum + readFileSync(join(beside, name), 'utf8').split('\n').length - 1, 0);
}

/** Runs as a program of its own until a moment comes, then presses Ctrl-C. */
function stopped(args: readonly string[], moment: () => boolean): Promise<{ readonly code: number | null; readonly err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: environment() });
    let err = '';
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    const look = setInterval(() => {
      if (!moment()) return;
      child.kill('SIGINT');
      clearInterval(look);
    }, 2);
    child.on('close', (code) => {
      clearInterval(look);
      resolve({ code, err });
    });
  });
}

describe('odds book --take', () => {
  test('shards, merged, become a row', async () => {
    const { folder } = setUp();
    const file = (name: string): string => join(folder, '..', name);
    const study = ['odds', 'fatal', '--deals', '1..80', '--player', 'solver'];
    for (const part of ['1', '2']) await run([...study, '--shard', `${part}/2`, '--out', file(`${part}.odds`)]);
    const half = await run(['odds', 'book', '--take', file('1.odds'), '--out', folder], ENGLISH);
    expect([half.code, half.err]).toEqual([2, 'pasyans: the study is not finished: deals are missing (40), the first are 41..80\n']);
    await run(['odds', 'merge', file('1.odds'), file('2.odds'), '--out', file('whole.odds')]);
    expect(await runJson(['odds', 'book', '--take', file('whole.odds'), '--out', folder])).toMatchObject({ patience: 'fatal', deals: 80 });
    expect(await rowsIn(folder)).toEqual([expect.objectContaining(await runJson(study))]);
    const [row] = parseBook(readFileSync(fileOf(folder, 'fatal'), 'utf8'), 'fatal').rows;
    if (!row) throw new Error('no row');
    writeFileSync(file('old.odds'), formatResults({ ...row.study, rev: 9 }, [row.whole]));
    const old = await run(['odds', 'book', '--take', file('old.odds'), '--out', folder], ENGLISH);
    expect([old.code, old.err]).toEqual([2, 'pasyans: the study is outdated: revision of the rules: was 9, is 1\n']);
  });
});

describe('what cannot be used costs one line', () => {
  test('a damaged row: file and line are named, the others are shown, and it is made again', async () => {
    const { folder, make } = setUp('potocki default careless 1..20\npotocki redeals=0 careless 1..20\nwish default solver 1..60\n');
    await run(make);
    const file = fileOf(folder, 'potocki');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('"lost":', '"lost":1'));
    const { code, out, err } = await run(['odds', 'book', '--out', folder, '--json'], ENGLISH);
    expect([code, err]).toEqual([0, `pasyans: "${file}": damaged lines: 1; the other rows of the book are good\n`]);
    expect((JSON.parse(out) as { rows: Row[] }).rows).toHaveLength(2);
    expect(JSON.parse((await run([...make, '--json'])).out)).toEqual({ made: 1, held: 2, left: 0 });
    const sliceless = (text: string): string => text.replaceAll(/"slice":\{.*?\}.*?\}/g, '').replaceAll(/"check":"\w+"/g, '');
    expect(sliceless(readFileSync(file, 'utf8'))).toBe(sliceless(before));
  });

  test.each([
    ['wish default\n', /^pasyans: ".*plan\.txt", line 1: expected "patience options player deals \[nodes\]", but there are 2 words\n$/],
    ['\nwishes default solver 1..5\n', /^pasyans: ".*plan\.txt", line 2: there is no patience "wishes";[^\n]*\n$/],
  ])('a plan of %j', async (plan, said) => {
    const { make, folder } = setUp(plan);
    const { code, out, err } = await run(make, ENGLISH);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(said)]);
    expect(existsSync(folder)).toBe(false);
  });

  test.each([
    [
      'no plan',
      ['--make', '/nowhere/plan.txt', '--out', '/nowhere/book'],
      'the file "/nowhere/plan.txt" cannot be read: there is no such file or folder (ENOENT)',
    ],
    ['no book', ['--out', '/nowhere/book'], 'the file "/nowhere/book" cannot be read: there is no such file or folder (ENOENT)'],
    ['an unknown patience', ['wishes'], 'there is no patience "wishes"'],
    ['two things at once', ['wish', '--take', 'a.odds'], 'exclude one another'],
    ['nowhere to make', ['--make', 'plan.txt'], '--out names its folder'],
    ['nowhere to take', ['--take', 'a.odds'], '--out names its folder'],
    ['threads for nothing', ['--threads', '2'], '--threads goes with --make only'],
  ])('%s', async (_, args, said) => {
    const { code, out, err } = await run(['odds', 'book', ...args], ENGLISH);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    expect(err).toContain(said);
  });

  test('PASYANS_BOOK names the folder too, --out goes before it', async () => {
    const { folder, planFile } = setUp('wish default solver 1..60\n');
    const around = { env: { PASYANS_BOOK: folder } };
    expect(await runJson(['odds', 'book', '--make', planFile, '--threads', '1'], around)).toMatchObject({ made: 1 });
    expect((await runJson(['odds', 'book'], around))['rows']).toEqual(await rowsIn(folder));
    expect((await run(['odds', 'book', '--out', '/nowhere/book'], around)).code).toBe(2);
  });

  test('a place that cannot be written', async () => {
    const { planFile } = setUp();
    const { code, out, err } = await run(['odds', 'book', '--make', planFile, '--out', join(planFile, 'book')], ENGLISH);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^pasyans: the file ".*" cannot be written: .+ \(ENOTDIR\)\n$/)]);
  });

  test.runIf(existsSync('/dev/full'))('a full disk', async () => {
    const { folder, make } = setUp('four-classes default careless 1..50\n');
    const opened = openGame(findPatience('four-classes') as Patience);
    const study = opened.ok ? makeStudy(opened.value, carelessPlayer, { from: 1, to: 50 }) : opened;
    if (!study.ok) throw new Error('no study');
    const sum = createHash('sha256').update(headerLine(study.value)).digest('hex').slice(0, 12);
    mkdirSync(join(folder, 'unfinished'), { recursive: true });
    symlinkSync('/dev/full', join(folder, 'unfinished', `four-classes-careless-${sum}.odds`));
    const { code, out, err } = await run(make, ENGLISH);
    expect([code, out, err]).toEqual([
      2,
      '',
      expect.stringMatching(/^pasyans: the file ".*" cannot be written: the disk is full \(ENOSPC\)\n$/),
    ]);
  });
});
