import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countsOf, parseResults } from 'pasyans/odds';
import { describe, expect, test } from 'vitest';
import { ENGLISH, environment, freshFolder, MAIN, type Run, run, runJson } from '../run.testkit.ts';

const STUDY = ['odds', 'potocki', '--deals', '101..5100', '--player', 'careless'];
const SMALL = ['odds', 'four-classes', '--deals', '1..400', '--player', 'careless', '--threads', '1'];

/** Runs until the file holds a chunk, then sends a signal. */
function runUntil(args: readonly string[], file: string, signal: NodeJS.Signals): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: environment() });
    let [out, err] = ['', ''];
    child.stdout.on('data', (piece) => {
      out += piece;
    });
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    const look = setInterval(() => {
      if (linesOf(file).length < 2) return;
      child.kill(signal);
      clearInterval(look);
    }, 2);
    child.on('close', (code) => {
      clearInterval(look);
      resolve({ code, out, err });
    });
  });
}

const linesOf = (file: string): readonly string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []);

const newFile = (): string => join(freshFolder(), 'study.odds');

describe('odds', () => {
  test('JSON', async () => {
    const found = await runJson(['odds', 'wish', '--deals', '1..1000', '--player', 'solver']);
    expect(found).toEqual({
      patience: 'wish',
      rev: 1,
      shuffle: 1,
      options: {},
      player: 'solver',
      version: 1,
      budget: null,
      deals: 1000,
      range: [1, 1000],
      won: 117,
      lost: 883,
      unknown: 0,
      wins: { plain: 117, brilliant: 0, 1: 0, 2: 0, 3: 0, 4: 0 },
      winKinds: 'as-played',
      interval: [expect.closeTo(0.0985, 4), expect.closeTo(0.1384, 4)],
      exact: { fraction: '1/9', decimal: '0.111111111', holds: 'always' },
    });
  });

  test('words in both languages, nothing on stderr off a terminal', async () => {
    const { out, err } = await run(SMALL);
    expect(err).toBe('');
    expect(out).toMatch(/careless · расклады 1\.\.400\nСошлось \d+ из 400: \d+,\d % \(95 %: от .*\)\n {2}1-й класс: \d+\n/);
    expect((await run(SMALL, ENGLISH)).out).toMatch(/deals 1\.\.400\nCame out: \d+ of 400, \d+\.\d% \(95%: .* to .*\)\n {2}class 1: \d+\n/);
  });

  test('a deal of a careless study can be looked at: auto plays the same game', async () => {
    const won = await Promise.all([9, 10, 11, 12].map((deal) => runJson(['auto', 'royal-marriage', '--deal', String(deal)])));
    const wins = won.filter((one) => one['outcome'] === 'won').length;
    expect(wins).toBeGreaterThan(0);
    expect(wins).toBeLessThan(4);
    expect(await runJson(['odds', 'royal-marriage', '--deals', '9..12', '--player', 'careless'])).toMatchObject({ won: wins });
  });

  test('a solver tells that its wins are the first ones it found', async () => {
    const study = ['odds', 'four-classes', '--deals', '1..6', '--player', 'solver', '--budget', '5000'];
    expect(await runJson(study)).toMatchObject({ winKinds: 'first-found' });
    expect((await run(study, ENGLISH)).out).toContain('(the first wins found: there may be better ones)');
  });

  test('options make another study', async () => {
    const found = await runJson([...STUDY.slice(0, 2), '--deals', '1..20', '--player', 'careless', '--opt', 'redeals=0', '--threads', '1']);
    expect(found).toMatchObject({ options: { 'ace-rows': 'player', redeals: '0' }, deals: 20 });
  });
});

describe('a result file', () => {
  test('7 shards on any number of threads, killed twice on the way, merge to exactly the undisturbed result', async () => {
    const undisturbed = await runJson([...STUDY, '--threads', '1']);
    const folder = freshFolder();
    const files = [1, 2, 3, 4, 5, 6, 7].map((part) => join(folder, `${part}.odds`));
    for (const [i, file] of files.entries()) {
      const args = [...STUDY, '--shard', `${i + 1}/7`, '--threads', String((i % 2) + 1), '--out', file];
      if (i === 2 || i === 5) {
        expect((await runUntil(args, file, 'SIGKILL')).code).toBe(null);
        expect(countsIn(file).deals).toBeLessThan(714);
      }
      expect((await run(args)).code).toBe(0);
    }
    const whole = join(folder, 'whole.odds');
    expect(await runJson(['odds', 'merge', ...files.reverse(), '--out', whole])).toEqual(undisturbed);
    expect(linesOf(whole)).toHaveLength(2);
    // The merged file is a result file as any other: nothing is left to play.
    expect(await runJson([...STUDY, '--out', whole])).toEqual(undisturbed);
    expect(await runJson(['odds', 'merge', whole])).toEqual(undisturbed);
  });

  const countsIn = (file: string) => {
    const read = parseResults(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(read.fault.text.en);
    return countsOf(read.value.chunks);
  };

  test('Ctrl-C keeps what is done, and tells it', async () => {
    const file = newFile();
    const stopped = await runUntil([...STUDY, '--out', file, '--json'], file, 'SIGINT');
    expect(stopped.code).toBe(130);
    expect(stopped.err).toBe(`pasyans: остановлено; та же команда продолжит «${file}»\n`);
    const { deals } = JSON.parse(stopped.out) as { deals: number };
    expect(deals).toBe(countsIn(file).deals);
    expect(deals).toBeGreaterThan(0);
    expect(deals).toBeLessThan(5000);
    expect(await runJson([...STUDY, '--out', file])).toMatchObject({ deals: 5000 });
  });

  test('damaged and cut off: the lines are named, the good part stays, the rest is played again', async () => {
    const file = newFile();
    const whole = await runJson([...SMALL, '--out', file]);
    const lines = linesOf(file);
    expect(lines.length).toBeGreaterThan(3);
    writeFileSync(file, `${[lines[0], lines[1]?.replace(/"lost":/, '"loss":'), ...lines.slice(2)].join('\n')}\n`);
    truncateSync(file, readFileSync(file).length - 20);
    const merged = await run(['odds', 'merge', file], ENGLISH);
    expect(merged.code).toBe(2);
    expect(merged.err).toMatch(
      new RegExp(`^pasyans: "${file}": damaged lines: 2, ${lines.length}; [^\\n]*\\npasyans: Deals are missing \\(`),
    );
    const gaps = JSON.parse((await run(['odds', 'merge', file, '--allow-gaps', '--json'])).out) as { deals: number };
    expect(gaps.deals).toBeLessThan(400);
    const again = await run([...SMALL, '--out', file, '--json']);
    expect([again.code, JSON.parse(again.out)]).toEqual([0, whole]);
    expect(again.err).toMatch(/повреждены строки: 2, \d+;/);
    const clean = newFile();
    expect((await run(['odds', 'merge', file, '--out', clean])).code).toBe(0);
    expect(await runJson(['odds', 'merge', clean])).toEqual(whole);
  });

  test('begun with half a first line, which a full disk may leave', async () => {
    const file = newFile();
    writeFileSync(file, '{"pasyans-odds":1,"patience":"four-cl');
    expect((await run([...SMALL, '--out', file])).code).toBe(0);
    expect(await runJson(['odds', 'merge', newCopy(file)])).toMatchObject({ deals: 400 });
  });

  /** Without the torn first line, which is told on stderr. */
  const newCopy = (file: string): string => {
    const copy = newFile();
    writeFileSync(copy, `${linesOf(file).slice(1).join('\n')}\n`);
    return copy;
  };

  test.each([
    ['no study', 'Дорогой дневник', 'строка 1: это не начало файла исследования'],
    ['a later version', '{"pasyans-odds":9}\n', 'строка 1: формат версии 9'],
  ])('that is %s is refused and stays as it is', async (_, text, said) => {
    const file = newFile();
    writeFileSync(file, text);
    const { code, out, err } = await run([...SMALL, '--out', file]);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    expect(err).toContain(said);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('of another study is refused by run and merge, naming what differs', async () => {
    const [file, other] = [newFile(), newFile()];
    await run([...SMALL, '--out', file]);
    const before = readFileSync(file, 'utf8');
    const more = await run(['odds', 'four-classes', '--deals', '1..401', '--player', 'careless', '--out', file]);
    expect([more.code, more.err]).toEqual([2, expect.stringContaining('расклады: 1..400 и 1..401')]);
    await run(['odds', 'wish', '--deals', '401..500', '--player', 'careless', '--out', other]);
    const mixed = await run(['odds', 'merge', file, other, '--out', file], ENGLISH);
    expect([mixed.code, mixed.err]).toEqual([
      2,
      `pasyans: "${file}" and "${other}" belong to different studies; patience: four-classes and wish.\n`,
    ]);
    const twice = await run(['odds', 'merge', file, file]);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('одни и те же расклады: 1..')]);
    const over = await run(['odds', 'merge', other, '--out', file]);
    expect([over.code, over.err]).toEqual([2, expect.stringContaining('другое исследование')]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('merge writes over nothing but a part of what it writes', async () => {
    const [file, whole] = [newFile(), newFile()];
    await run([...SMALL, '--shard', '1/2', '--out', file]);
    await run([...SMALL, '--out', whole]);
    const lost = await run(['odds', 'merge', file, '--allow-gaps', '--out', whole]);
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining('(200): он остался как был')]);
    expect((await run(['odds', 'merge', whole, '--out', file])).code).toBe(0);
    expect(countsIn(file).deals).toBe(400);
  });

  test.runIf(existsSync('/dev/full'))('a full disk is one line', async () => {
    const { code, out, err } = await run([...SMALL, '--out', '/dev/full']);
    expect([code, out, err]).toEqual([2, '', 'pasyans: файл «/dev/full» не записать: на диске нет места (ENOSPC)\n']);
  });

  test('files of one study put one behind the other', async () => {
    const [file, other] = [newFile(), newFile()];
    await run([...SMALL, '--shard', '2/2', '--out', file]);
    await run([...SMALL, '--shard', '1/2', '--out', other]);
    appendFileSync(file, readFileSync(other));
    expect(await runJson(['odds', 'merge', file])).toEqual(await runJson(SMALL));
  });
});
