import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, run, runJson } from '../run.testkit.ts';

const NOTHING = { spent: null, win: null, line: null };

test('a lost deal, in words and as JSON', async () => {
  expect(await runJson(['solve', 'olympus', '--deal', '3'])).toMatchObject({ verdict: 'lost', id: 'olympus', deal: 3, ...NOTHING });
  expect((await run(['solve', 'olympus', '--deal', '3'])).out).toContain('Не сойдётся: просмотрено всё.');
});

test('a won deal gives a line that replay accepts', async () => {
  const won = await runJson(['solve', 'triads', '--deal', '1']);
  expect(won).toMatchObject({ verdict: 'won', win: 'plain' });
  const moves = (won['line'] as string[]).map((token, i) => `${i + 1}. ${token}`).join(' ');
  const input = `pasyans 1\npatience: triads\nrev: 1\ndeal: 1\nshuffle: 1\nmoves:\n${moves}\n`;
  expect(await runJson(['replay', '-'], { input })).toMatchObject({ outcome: 'won' });
  // From where the record stands one move less is left to make.
  const before = input.replace(/ \d+\. \S+\n$/, '\n');
  expect(await runJson(['solve', 'triads', '--from', '-'], { input: before })).toMatchObject({ verdict: 'won', deal: 1 });
});

test('what the budget does not reach is not known', async () => {
  expect(await runJson(['solve', 'square', '--deal', '1', '--budget', '50'])).toMatchObject({
    verdict: 'unknown',
    spent: 'nodes',
    nodes: 50,
  });
});

test('a layout from a file', async () => {
  const file = join(freshFolder(), 'Расклад.txt');
  writeFileSync(file, 'r1.1: AH\nr1.2: 2H\nr2.1: AD\nr3.1: AC\nr4.1: AS\n# the rest is missing\nr1.4: 3H\n');
  const args = ['solve', 'potocki', '--opt', 'ace-rows=automatic', '--opt', 'redeals=0', '--partial', '--from', file];
  expect(await runJson(args)).toMatchObject({ verdict: 'lost', deal: null });
  writeFileSync(file, 'r1.1: Тч\nr1.2: 2ч\nr2.1: Тб\nr3.1: Тк\nr4.1: Т♠\nr1.4: 3♥\n');
  expect(await runJson(args)).toMatchObject({ verdict: 'lost', deal: null });
  writeFileSync(file, 'r1.1: AH\nr1.2: 2H 3H\n');
  const { code, err } = await run(args);
  expect(code).toBe(2);
  expect(err).toMatch(/^pasyans: Строка 2: .*r1\.2.*\n$/);
});

test('a layout of the yardstick, as other programs have it: the aces may be left out where they are out of the game', async () => {
  const data = readFileSync(new URL('../../../../test/data/gaps-basic.json', import.meta.url), 'utf8');
  const { deals } = JSON.parse(data) as { deals: { suits: string[]; rows: string[]; winnable: boolean }[] };
  const { suits, rows } = deals.find(({ winnable }) => winnable) as (typeof deals)[number];
  const places = rows.flatMap((row, r) => row.split(' ').flatMap((card, i) => (card === '--' ? [] : [`r${r + 1}.${i + 2}: ${card}`])));
  const aces = suits.map((suit, r) => `r${r + 1}.1: A${suit}`);
  const basic = ['solve', 'gaps', '--opt', 'variant=basic', '--from', '-'];
  expect(await runJson(basic, { input: [...aces, ...places].join('\n') })).toMatchObject({ verdict: 'won', id: 'gaps' });
  const found = await runJson(['solve', 'gaps', '--budget', '1000', '--partial', '--from', '-'], { input: places.join('\n') });
  expect(found['nodes']).toBeGreaterThan(900);
});

test.each([
  ['1', '1 node (2 positions), ', '1 узел (2 положения), '],
  ['2', '2 nodes (3 positions), ', '2 узла (3 положения), '],
  ['5', '5 nodes (6 positions), ', '5 узлов (6 положений), '],
])('%s nodes and the positions among them are counted as they are said', async (budget, en, ru) => {
  const args = ['solve', 'square', '--deal', '1', '--budget', budget];
  expect((await run([...args, '--lang', 'en'])).out).toMatch(new RegExp(`^${escaped(en)}[0-9.]+ s$`, 'm'));
  expect((await run([...args, '--lang', 'ru'])).out).toMatch(new RegExp(`^${escaped(ru)}[0-9,]+ с$`, 'm'));
});

const escaped = (text: string): string => text.replace(/[()]/g, '\\$&');

test('a game that has come out is not still to be won', async () => {
  const input = 'pasyans 1\npatience: wish\nrev: 1\ndeal: 16\nshuffle: 1\nmoves:\nnext*39\n';
  expect((await run(['solve', 'wish', '--from', '-', '--lang', 'en'], { input })).out).toBe('Wish · deal 16\nIt has come out already.\n');
  expect(await runJson(['solve', 'wish', '--from', '-'], { input })).toMatchObject({ verdict: 'won', line: [] });
});

test.each(['solve', 'hint'])('%s says nothing of a file without a card', async (command) => {
  for (const input of ['', '\n# nothing\n', 'redeals = 1\n']) {
    const { code, out, err } = await run([command, 'potocki', '--from', '-', '--lang', 'en'], { input });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^pasyans: .*\n$/);
  }
  const { err } = await run([command, 'potocki', '--from', '-', '--lang', 'en'], { input: '' });
  expect(err).toContain('neither a record nor a card');
});

test.each(['solve', 'hint'])('%s takes no layout that cannot be played: a slip would pass for a proof', async (command) => {
  const { layout } = (await runJson(['deal', 'will-it-come-true', '--deal', '3'])) as { layout: string };
  const slips: readonly [slip: string, told: string][] = [
    [layout.replace(/^(t1:) .*$/m, '$1'), 'Cards are missing: '],
    [layout.replace('f1: 7S', 'f1: 7S 7D').replace('t2: 7D', 't2:'), 'by the rules'],
    [layout.split('\n').slice(1).join('\n'), 'Cards are missing: '],
  ];
  for (const [slip, told] of slips) {
    expect(slip).not.toBe(layout);
    const { code, out, err } = await run([command, 'will-it-come-true', '--from', '-', '--lang', 'en'], { input: slip });
    expect([code, out], slip).toEqual([2, '']);
    expect(err).toContain(told);
    expect(err).toMatch(/^pasyans: .*\n$/);
  }
  expect((await run([command, 'will-it-come-true', '--from', '-'], { input: layout })).code).toBe(0);
});
