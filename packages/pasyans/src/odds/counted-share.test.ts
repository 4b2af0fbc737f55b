import { expect, it } from 'vitest';
import type { CompactRow } from './compact.ts';
import { countedShare } from './counted-share.ts';
import { interval } from './interval.ts';

const row = (player: string, more: Partial<CompactRow> = {}): CompactRow => ({
  options: {},
  player,
  deals: 1000,
  won: 96,
  unknown: 0,
  interval: [0, 1],
  ...more,
});

it('takes the sensible player before the careless one, and both before who sees everything', () => {
  const all = [row('solver'), row('careless'), row('sensible'), row('somebody')];
  expect(countedShare(all, 'won')?.player).toBe('sensible');
  expect(countedShare([row('solver'), row('careless')], 'won')?.player).toBe('careless');
  expect(countedShare([row('solver')], 'won')?.player).toBe('solver');
  expect(countedShare([row('somebody')], 'won')).toBeUndefined();
  expect(countedShare([], 'lost')).toBeUndefined();
});

it('counts wins, losses without the undecided, and one way of winning, each with its interval', () => {
  const one = row('sensible', { unknown: 4, wins: { plain: 70, brilliant: 26 } });
  const counts = (['won', 'lost', 'brilliant', 'plain', 3] as const).map((end) => countedShare([one], end)?.times);
  expect(counts).toEqual([96, 900, 26, 70, 0]);
  const [low, high] = interval(900, 96, 4);
  expect(countedShare([one], 'lost')?.interval[0]).toBeCloseTo(low, 5);
  expect(countedShare([one], 'lost')?.interval[1]).toBeCloseTo(high, 5);
});

it('without kinds all wins are plain', () => {
  expect(countedShare([row('sensible')], 'plain')?.times).toBe(96);
  expect(countedShare([row('sensible')], 'brilliant')?.times).toBe(0);
});

it('does not ask who stops at the first win in which way it was won', () => {
  const rows = [row('solver', { wins: { 1: 96 }, firstWin: true })];
  expect(countedShare(rows, 1)).toBeUndefined();
  expect(countedShare(rows, 'won')?.times).toBe(96);
});
