import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPatience, patiences, yardsticks } from 'pasyans';
import { describe, expect, test } from 'vitest';
import { freshFolder, run, runJson } from '../run.testkit.ts';

const ids = [...patiences, ...yardsticks].map((one) => one.id);

describe('list', () => {
  test('names every patience with its options', async () => {
    const { patiences: listed } = (await runJson(['list'])) as { patiences: Record<string, unknown>[] };
    expect(listed.map((one) => one['id'])).toEqual(patiences.map((one) => one.id));
    const one = listed.find((entry) => entry['id'] === 'potocki');
    expect(one).toMatchObject({ titles: { ru: 'Паганини' }, packs: ['52'], choice: 'open', rev: 1, tells: false });
    expect(one?.['options']).toMatchObject({
      redeals: {
        default: '2',
        values: [{ value: '2', relaxed: false }, { value: '1' }, { value: '0' }, { value: 'unlimited', relaxed: true }],
      },
    });
  });

  test('tells the yardsticks apart from the patiences', async () => {
    const { yardsticks: listed } = (await runJson(['list'])) as { yardsticks: Record<string, unknown>[] };
    expect(listed.map((one) => one['id'])).toEqual(yardsticks.map((one) => one.id));
    const { out } = await run(['list', '--lang', 'en']);
    expect(out.indexOf('Yardsticks for solvers')).toBeGreaterThan(out.indexOf('Potocki'));
    expect((await run(['rules', 'gaps', '--lang', 'en'])).out).toMatch(/A yardstick for solvers: a game of published studies/);
  });

  test('says of titles that no source gives that they are not from one', async () => {
    for (const lang of ['ru', 'en'] as const) {
      const told = (await run(['list', '--lang', lang])).out.replace(/\s+/g, ' ');
      for (const { titleNote } of patiences) if (titleNote) expect(told).toContain(titleNote[lang]);
    }
  });

  test('fits 80 columns', async () => {
    for (const line of (await run(['list', '--lang', 'en'])).out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe.each(ids)('rules %s', (id) => {
  test.each(['ru', 'en'] as const)('%s', async (lang) => {
    const { code, out } = await run(['rules', id, '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toContain(findPatience(id)?.title[lang] as string);
    expect(out).toMatch(/^1\. {2}/m);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

test('rules --opt says which values are chosen', async () => {
  const { out } = await run(['rules', 'potocki', '--opt', 'redeals=1', '--lang', 'en']);
  expect(out.match(/^.*\(chosen\)$/gm)).toEqual(['  ace-rows=player — I choose (chosen)', '  redeals=1 — one (chosen)']);
  expect((await run(['rules', 'potocki', '--lang', 'en'])).out).not.toContain('(chosen)');
});

test('rules --deal ends with the deal as `deal` shows it', async () => {
  const [page, rules, laid] = await Promise.all([
    run(['rules', 'potocki', '--deal', '7', '--opt', 'redeals=1']),
    run(['rules', 'potocki', '--opt', 'redeals=1']),
    run(['deal', 'potocki', '--deal', '7', '--opt', 'redeals=1']),
  ]);
  const [title = '', ...below] = laid.out.split('\n');
  const table = below.slice(below.indexOf('') + 1).join('\n');
  expect(page.out).toBe(`${rules.out}\n${title}\n\n${table}`);
});

describe('list', () => {
  test('--opt keeps the patiences that take the value', async () => {
    const takers = patiences.filter(({ options }) => options['redeals']?.values.some(({ value }) => value === '1'));
    expect(takers.length).toBeGreaterThan(0);
    const { patiences: listed } = (await runJson(['list', '--opt', 'redeals=1'])) as { patiences: { id: string }[] };
    expect(listed.map(({ id }) => id)).toEqual(takers.map(({ id }) => id));
  });

  test('--deal says how to lay it out', async () => {
    const { out } = await run(['list', '--deal', '5', '--opt', 'redeals=1', '--lang', 'en']);
    expect(out).toMatch(/\nTo lay it out: pasyans play ID --deal 5 --opt redeals=1\n$/);
    expect(await runJson(['list', '--deal', '5'])).toMatchObject({ deal: 5 });
    expect(await runJson(['list'])).not.toHaveProperty('deal');
  });
});

test('rules --common adds the common rules', async () => {
  expect((await run(['rules', 'wish', '--common'])).out).toMatch(/^C14\./m);
  expect((await run(['rules', 'wish'])).out).not.toMatch(/^C14\./m);
});

describe('deal', () => {
  test('the same number gives the same cards, with leading zeros too', async () => {
    expect((await run(['deal', 'potocki', '--deal', '7'])).out).toBe((await run(['deal', 'potocki', '--deal', '0007'])).out);
  });

  test('without a number it is drawn by lot and told', async () => {
    const first = await runJson(['deal', 'wish']);
    expect(first['deal']).toBeGreaterThanOrEqual(1);
    expect((await runJson(['deal', 'wish', '--deal', String(first['deal'])]))['cards']).toEqual(first['cards']);
    expect((await run(['deal', 'wish'])).out).toMatch(/расклад \d+/);
  });

  test('JSON gives pack order, layout and piles', async () => {
    const dealt = await runJson(['deal', 'potocki', '--deal', '4294967295', '--opt', 'ace-rows=automatic']);
    expect(dealt).toMatchObject({
      id: 'potocki',
      rev: 1,
      deal: 4294967295,
      shuffle: 1,
      options: { 'ace-rows': 'automatic', redeals: '2' },
    });
    expect(new Set(dealt['cards'] as string[]).size).toBe(52);
    expect(dealt['layout']).toMatch(/^r1\.1: AH$/m);
    const piles = dealt['piles'] as { name: string; cards: string[] }[];
    expect(piles.find((pile) => pile.name === 'r1.1')).toMatchObject({ role: 'place', cards: ['AH'] });
    expect(piles.flatMap((pile) => pile.cards)).toHaveLength(52);
  });

  test('what is not at its default is told', async () => {
    expect((await run(['deal', 'potocki', '--opt', 'redeals=unlimited'])).out).toMatch(/вольная игра\nПересдачи: сколько угодно/);
  });
});

describe.each(ids)('auto %s', (id) => {
  test('is replayed by its record', async () => {
    const played = await runJson(['auto', id, '--deal', '11', '--seed', '3']);
    expect(played).toMatchObject({ id, rev: 1, deal: 11, shuffle: 1, player: 'careless', seed: 3, relaxed: false });
    expect(['won', 'lost', 'open']).toContain(played['outcome']);
    expect(played['win'] === null).toBe(played['outcome'] !== 'won');
    const again = await runJson(['replay', '-'], { input: played['record'] as string });
    for (const key of ['outcome', 'moves', 'id', 'options', 'deal', 'win', 'reading', 'words', 'odds', 'record'])
      expect(again[key]).toEqual(played[key]);
  });
});

test('auto is repeated by its seed', async () => {
  const args = ['auto', 'potocki', '--deal', '11', '--seed', '3'];
  expect(await runJson(args)).toEqual(await runJson(args));
});

// Careless play to and fro is stopped some time.
test.each(['wish', 'four-classes', 'square'])('auto %s says the end in words, or that there is none', async (id) => {
  expect((await run(['auto', id, '--deal', '11'])).out).toMatch(/Пасьянс (сошёлся|не сошёлся|не окончен)/);
  expect((await run(['auto', id, '--deal', '11', '--lang', 'en'])).out).toMatch(
    /The patience (came out|did not come out)|The game goes on/,
  );
});

test('at a terminal sentences are broken at its width, between words; elsewhere never', async () => {
  const args = ['auto', 'open-store', '--deal', '2', '--lang', 'en'];
  const { out } = await run(args);
  const narrow = (await run(args, { columns: 80 })).out;
  expect(out.split('\n').some((line) => line.length > 80)).toBe(true);
  for (const line of narrow.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(narrow.replace(/\s+/g, ' ')).toBe(out.replace(/\s+/g, ' '));
});

test('auto: the seed is the deal number unless given', async () => {
  expect(await runJson(['auto', 'potocki', '--deal', '5'])).toEqual(await runJson(['auto', 'potocki', '--deal', '5', '--seed', '5']));
  expect((await runJson(['auto', 'potocki', '--deal', '5']))['record']).not.toBe(
    (await runJson(['auto', 'potocki', '--deal', '5', '--seed', '6']))['record'],
  );
});

describe('a reading', () => {
  const MEANT = 'молодая незамужняя женщина';

  test('is told by auto, replay and play, its exact odds below it', async () => {
    const auto = (await run(['auto', 'vorozhba', '--deal', '2'])).out;
    const record = (await run(['auto', 'vorozhba', '--deal', '2', '--record'])).out;
    const played = await run(['play', 'vorozhba', '--deal', '2'], { input: 'end\n' });
    for (const out of [auto, (await run(['replay', '-'], { input: record })).out, played.out]) {
      expect(out).toMatch(new RegExp(`Нет — .*\nПуть .* 1 препятствие:\nД♦ — ${MEANT}\nПо традиции.*\nТакой ответ выпадает .* \\(точно`));
    }
  });

  test('is told to programs: facts, words in both languages, exact odds', async () => {
    const { reading, words, odds } = await runJson(['auto', 'vorozhba', '--deal', '2']);
    expect(reading).toEqual({ wish: 'no', obstacles: ['QD'] });
    expect(words).toMatchObject({
      ru: { obstacles: [{ card: 'Д♦', name: 'дама бубен', meaning: MEANT }] },
      en: { answer: 'No: not this time.' },
    });
    expect(odds).toMatchObject({
      of: 'no',
      exact: { fraction: '765977/2921688', decimal: '0.262169334987' },
      atOnce: null,
      left: { cards: 1, fraction: '549707/2921688' },
      counted: null,
    });
  });

  test('has counted odds of the book, with player and interval, where a player decides', async () => {
    const args = ['auto', 'will-it-come-true', '--deal', '11'];
    const { odds } = await runJson(args);
    expect(odds).toMatchObject({ of: 'no', exact: null, left: null, counted: { player: 'sensible', unknown: 0 } });
    const { counted } = odds as { counted: { deals: number; times: number; interval: [number, number] } };
    const share = counted.times / counted.deals;
    expect([counted.interval[0] < share, share < counted.interval[1]]).toEqual([true, true]);
    expect((await run([...args, '--lang', 'en'])).out).toMatch(
      /A sensible player gets this answer in about \d+ deals of 100 \(\d+ of \d+ played; .* with 95% confidence\)/,
    );
  });

  test('is honest where nobody has counted', async () => {
    const options = ['--opt', 'refill=stock-only', '--opt', 'base=sixes-laid-out'];
    expect((await run(['auto', 'will-it-come-true', '--deal', '11', ...options])).out).toContain('никто ещё не считал');
  });

  test('goes without odds where the book cannot be read, and with those that need none', async () => {
    const around = { env: { PASYANS_BOOK: join(freshFolder(), 'nowhere') } };
    const told = await runJson(['auto', 'will-it-come-true', '--deal', '11'], around);
    expect(told).toMatchObject({ reading: { wish: 'no' }, odds: null });
    expect((await run(['auto', 'will-it-come-true', '--deal', '11'], around)).out).not.toContain('раскладах из');
    expect((await run(['auto', 'wish', '--deal', '5'], around)).out).toContain('(точно 1/9)');
  });
});

test('an unfinished game is open', async () => {
  const input = 'pasyans 1\npatience: potocki\nrev: 1\noptions: redeals=unlimited\ndeal: 5\nshuffle: 1\nmoves:\n1. AH-r1.1\n';
  expect(await runJson(['replay', '-'], { input })).toMatchObject({
    outcome: 'open',
    moves: 1,
    win: null,
    reading: null,
    words: null,
    odds: null,
    relaxed: true,
  });
  expect((await run(['replay', '-'], { input })).out).toContain('Пасьянс не окончен: есть 9 ходов.');
});

describe('replay', () => {
  test('holds a record to the game that --deal and --opt ask for', async () => {
    const input = (await run(['auto', 'potocki', '--deal', '5', '--opt', 'redeals=1', '--record'])).out;
    const asked = (...flags: string[]) => run(['replay', '-', '--lang', 'en', ...flags], { input });
    expect((await asked('--deal', '5', '--opt', 'redeals=1')).code).toBe(0);
    for (const [flags, said] of [
      [['--deal', '6'], '--deal 6: the record has deal 5'],
      [['--opt', 'redeals=2'], '--opt redeals=2: the record has "redeals=1"'],
      [['--opt', 'base=A'], '--opt base=A: "potocki" has no such option'],
    ] as const) {
      expect(await asked(...flags)).toMatchObject({ code: 2, out: '', err: `pasyans: ${said}\n` });
    }
  });

  test('reads files, Cyrillic paths too', async () => {
    const folder = join(freshFolder(), 'Мои пасьянсы');
    mkdirSync(folder);
    const file = join(folder, 'желание.pasyans');
    writeFileSync(file, (await run(['auto', 'wish', '--deal', '5', '--record'])).out);
    expect((await run(['replay', file])).out).toContain('Желание исполнится через 2 месяца, 2 недели и 3 дня.');
    expect(await runJson(['replay', file])).toMatchObject({
      outcome: 'lost',
      moves: 31,
      reading: { closedCount: 7, term: { months: 2 } },
      note: null,
    });
  });

  test('a note cannot give the terminal orders', async () => {
    const input = `pasyans 1\npatience: wish\nrev: 1\ndeal: 5\nshuffle: 1\nnote: a\x1b[2Jb\x7f\x9bc\nmoves:\n`;
    expect((await run(['replay', '-'], { input })).out).toMatch(/a\\u001b\[2Jb\\u007f\\u009bc\n$/);
    const json = (await run(['replay', '-', '--json'], { input })).out;
    expect(json).toContain('\\u007f\\u009b');
    expect(JSON.parse(json)).toMatchObject({ note: 'a\x1b[2Jb\x7f\x9bc' });
  });

  test.each([
    ['nothing', '', /Строка 1/],
    ['a later version', 'pasyans 99\n', /Строка 1.*верси/],
    ['a strange line', 'pasyans 1\nfoo\n', /Строка 2.*«foo»/],
    ['an illegal move', 'pasyans 1\npatience: potocki\nrev: 1\ndeal: 5\nshuffle: 1\nmoves:\n1. AH-r1.1 KS-r1.2\n', /Строка 7.*KS-r1\.2/],
    ['an unknown patience', 'pasyans 1\npatience: nope\nrev: 1\ndeal: 5\nshuffle: 1\nmoves:\n', /Строка 2.*«nope»/],
  ])('says where a record is damaged: %s', async (_, input, message) => {
    const { code, out, err } = await run(['replay', '-'], { input });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^pasyans: [^\n]+\n$/);
    expect(err).toMatch(message);
  });
});

test('perft counts every depth', async () => {
  expect(await runJson(['perft', 'potocki', '--depth', '3', '--deal', '5'])).toMatchObject({
    id: 'potocki',
    depth: 3,
    nodes: [16, 144, 576],
  });
  expect((await run(['perft', 'potocki', '--depth', '2', '--deal', '5'])).out).toMatch(/1: 16\n2: 144\n$/);
});
