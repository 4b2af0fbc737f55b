import { expect, test } from 'vitest';
import { freshFolder, run } from '../run.testkit.ts';

test.each([
  ['wish', 'next\nundo\nnext\n', 'ответ будет уже с подсказкой'],
  ['wish', 'next\nrestart\n', 'ответ будет уже с подсказкой'],
  ['devils-bridge', 'draw\nundo\n', 'теперь вы знаете, что придёт'],
])('scenario 64: %s: what was seen and is closed again by going back is told, never silent', async (id, input, told) => {
  const { out } = await run(['play', id, '--deal', '5'], { home: freshFolder(), input });
  expect(out).toContain(told);
});

test('scenario 64: after going back the same card comes, and where all cards lie open there is nothing to tell', async () => {
  const { out } = await run(['play', 'wish', '--deal', '5'], { home: freshFolder(), input: 'next\nundo\nnext\n' });
  const steps = out.split('\n').filter((line) => line.includes(' — '));
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.at(-1)).toBe(steps.at(-2));
  const open = await run(['play', 'potocki', '--deal', '5'], { home: freshFolder(), input: 'AH-r1.1\nundo\n' });
  expect(open.out).not.toContain('снова закрыта');
});

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
