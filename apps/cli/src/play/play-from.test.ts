import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGLISH, freshFolder, run } from '../run.testkit.ts';

// A real table's cards, entered as text and played on from.

const TABLE = `stock: [?]*16
waste: QD JC 9D 8D
f1: AC 6C 7C 8C
f2: AD 6D 7D
f3: AS
t1: 7S
t2: 8H
t3: JS
t4: JH
t5: QC
t6: 10H
t7: 6H
t8: 8S
`;

function written(text: string): { readonly home: string; readonly file: string } {
  const home = freshFolder();
  const file = join(home, 'table.txt');
  writeFileSync(file, text);
  return { home, file };
}

const play = (home: string, input: string, ...args: readonly string[]) =>
  run(['play', 'will-it-come-true', ...args], { ...ENGLISH, home, input });

test('cards may stand in Russian letters, and a fault says where', async () => {
  const russian = TABLE.replace('QD JC 9D 8D', 'Дб Вк 9♦ 8б').replace('AC 6C', 'Тт 6т');
  const { home, file } = written(russian);
  const first = await play(home, '8б-f2\n', '--from', file, '--deal', '5');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(readFileSync(join(home, 'games', 'will-it-come-true.pasyans'), 'utf8')).toMatch(/waste: QD JC 9D 8D\n.*1\. 8D-f2\n$/s);
  const wrong = written(russian.replace('8б', '8я'));
  expect((await play(wrong.home, '', '--from', wrong.file)).err).toContain('Line 2: "8я" is not a card');
});

test('a table laid out by hand is played on from, kept, and gone on with', async () => {
  const { home, file } = written(TABLE);
  const first = await play(home, '8D-f2\nundo\nredo\n', '--from', file, '--deal', '5');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain('laid out by hand');
  const record = (): string => readFileSync(join(home, 'games', 'will-it-come-true.pasyans'), 'utf8');
  expect(record()).toMatch(/^pasyans 2\n.*layout: stock: \[AH\].*seed: 5\n.*1\. 8D-f2\n$/s);
  const again = await play(home, '9D-f2\n');
  expect([again.code, again.err]).toEqual([0, '']);
  expect(record()).toContain('1. 8D-f2 9D-f2\n');
});

test('a record is gone on with; the game before is left, not lost', async () => {
  const { home, file } = written('pasyans 1\npatience: will-it-come-true\nrev: 1\ndeal: 6\nshuffle: 1\nmoves:\n6C-f1 AD-f2\n');
  await play(home, 'draw\n', '--deal', '9');
  const { out } = await play(home, 'AS-f3\nundo\nundo\nundo\nundo\n', '--from', file);
  expect(out).toContain('deal 6');
  expect(out).toContain('Another game is on the table: ');
});

test.each([
  [TABLE.replace('*16', '*15'), [], 'Closed cards "[?]" on the table: 15; cards of the pack not named: 16. The numbers must be equal.'],
  [TABLE.replace('6H', '6C'), [], 'Line 12: the card 6C is already on the table.'],
  [TABLE.replace('6D 7D', '7D 6D'), [], 'Line 4: in the pile "f2" 7D cannot lie on AD by the rules. Cards are named from the bottom up.'],
  ['pasyans 1\npatience: wish\nrev: 1\ndeal: 6\nshuffle: 1\nmoves:\n', [], 'this is a record of "wish", not of "will-it-come-true"'],
  [
    'pasyans 1\npatience: will-it-come-true\nrev: 1\ndeal: 6\nshuffle: 1\nmoves:\n',
    ['--deal', '5'],
    '--deal is not wanted: the record has its deal',
  ],
])('%j %j is refused in one line, and the game kept stays', async (text, args, told) => {
  const { home, file } = written(text);
  await play(home, 'draw\n', '--deal', '9');
  const kept = readFileSync(join(home, 'games', 'will-it-come-true.pasyans'), 'utf8');
  expect(await play(home, '', '--from', file, ...args)).toEqual({ code: 2, out: '', err: `pasyans: ${told}\n` });
  expect(readFileSync(join(home, 'games', 'will-it-come-true.pasyans'), 'utf8')).toBe(kept);
});

test('a record that is at its end says so at once', async () => {
  const home = freshFolder();
  const file = join(home, 'wish.pasyans');
  writeFileSync(file, (await run(['auto', 'wish', '--deal', '5', '--record'])).out);
  const { code, out } = await run(['play', 'wish', '--from', file], { home });
  expect([code, out]).toEqual([0, expect.stringContaining('Желание исполнится через 2 месяца, 2 недели и 3 дня.')]);
});

test('standard input gives the moves, not the table', async () => {
  expect(await play(freshFolder(), TABLE, '--from', '-')).toMatchObject({ code: 2, out: '' });
});
