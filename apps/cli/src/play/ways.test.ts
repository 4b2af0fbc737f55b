import { expect, test } from 'vitest';
import { ENGLISH, freshFolder, run } from '../run.testkit.ts';
import { Player } from './player.testkit.ts';

const HOME = { ...ENGLISH, home: freshFolder() };
const play = (input: string, ...more: readonly string[]) => run(['play', 'potocki', ...more], { ...HOME, input });

test('line by line: a bookmark and a line that was left are found again, after leaving too', async () => {
  const first = await play('ways\nmark\nAH-r1.1\nmark the ace of hearts\nAD-r2.1\nundo\nAC-r2.1\nways\n', '--deal', '5');
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toContain('There are no bookmarks and no lines that were left yet.');
  expect(first.out).toContain('There is no bookmark here. Name one: mark NAME');
  expect(first.out).toContain('A bookmark is set: "the ace of hearts".');
  expect(first.out).toMatch(
    /^1 {2}"the ace of hearts": after move 1\n2 {2}another line from move 1 to move 2: move the ace of diamonds to row 2, place 1$/m,
  );
  const { out } = await play('ways 2\nways nowhere\nways the ace of hearts\nmark\nways\n');
  expect(out).toContain('Back to what lay there after move 2.');
  expect(out).toContain('There is no bookmark and no line "nowhere".');
  expect(out).toContain(
    'Back to what lay there after move 1.\nThere is no bookmark here any more.\n1  another line from move 1 to move 2: ',
  );
});

test('full-screen: f names the place, j lists the places and asks which', () => {
  const player = new Player('potocki', 5);
  player.type('AH-r1.1');
  player.press('f');
  expect(player.text).toContain('Закладка: _');
  player.type('проба');
  expect(player.text).toContain('Закладка поставлена: «проба».');
  player.type('AD-r2.1');
  player.press('о');
  expect(player.text).toContain('1  «проба»: после хода 1');
  player.press('escape');
  expect(player.text).toContain('Номер или закладка: _');
  player.type('1');
  expect([player.depth, player.text.includes('Снова то, что было после хода 1.')]).toEqual([1, true]);
  player.press('а', ...Array.from('проба', () => 'backspace'), 'return');
  expect(player.text).toContain('Закладки здесь больше нет.');
});
