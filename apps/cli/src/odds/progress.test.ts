import { expect, test } from 'vitest';
import { Progress, progressLine } from './progress.ts';
import { percent } from './words.ts';

const COUNTS = { deals: 1000, won: 249, lost: 701, unknown: 50, wins: { plain: 249, brilliant: 0, 1: 0, 2: 0, 3: 0, 4: 0 } };

test('the line tells how far it is, the share with its interval, and the time left', () => {
  expect(progressLine(COUNTS, 20_000, 83_100, 'en')).toBe('1,000 of 20,000 · 24.9% (95%: 22.3% to 32.8%) · left 1:24');
  expect(progressLine(COUNTS, 20_000, 3_723_000, 'ru').replaceAll('\u00a0', ' ')).toBe(
    '1 000 из 20 000 · 24,9 % (95 %: от 22,3 % до 32,8 %) · осталось 1:02:03',
  );
  expect(progressLine({ ...COUNTS, deals: 0, won: 0, lost: 0, unknown: 0 }, 5, 0, 'en')).toBe('0 of 5 · — · left 0:00');
});

test('it is drawn over itself, not too often, and taken away; off a terminal there is none', () => {
  const look = { lang: 'en', ascii: false, colours: false } as const;
  let drawn = '';
  const progress = new Progress(look, 0, 16, (text) => {
    drawn += text;
  });
  const chunk = { from: 1, to: 8, wins: {}, lost: 8, unknown: [] };
  for (let i = 0; i < 5; i++) progress.show([chunk]);
  progress.end();
  expect(drawn).toMatch(/^\r8 of 16 [^\r]*\r/);
  expect(drawn.split('\r')).toHaveLength(3);
  drawn = '';
  new Progress(
    look,
    0,
    16,
    (text) => {
      drawn += text;
    },
    '2/9 wish',
  ).show([chunk]);
  expect(drawn).toMatch(/^\r2\/9 wish · 8 of 16 /);
  const silent = new Progress(look, 0, 16, undefined);
  silent.show([chunk]);
  silent.end();
});

test('rare things get more digits', () => {
  expect([0, 0.5, 1, 0.00123, 0.99877].map((share) => percent(share, 'en'))).toEqual(['0.0%', '50.0%', '100.0%', '0.123%', '99.877%']);
  expect(percent(0.249, 'ru')).toBe('24,9 %');
});
