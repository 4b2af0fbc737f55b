import { expect, test } from 'vitest';
import { freshFolder, run } from '../run.testkit.ts';

const CIRCLE = '2C-r4.2\n2C-r1.2\n';

test.each([
  ['ru', 'После хода 1 ничего нового.'],
  ['en', 'Nothing new since move 1.'],
])('scenario 76: play in circles is told, and does not end the game (%s)', async (lang, notice) => {
  const home = freshFolder();
  const args = ['play', 'gaps', '--deal', '13', '--lang', lang];
  expect((await run(args, { home, input: CIRCLE.repeat(2) })).out).not.toContain(notice);
  const { out } = await run([...args.slice(0, 2), ...args.slice(4)], { home, input: CIRCLE });
  expect(out.split('\n').filter((line) => line === notice)).toHaveLength(2);
  expect(out).not.toMatch(/не сошёлся|did not come out/);
});
