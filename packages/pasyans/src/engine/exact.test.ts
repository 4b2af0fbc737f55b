import { expect, it } from 'vitest';
import { binomial, exactFrom, fraction } from './exact.ts';

it('a fraction is in lowest terms', () => {
  expect(fraction(4n, 36n)).toEqual({ numerator: 1n, denominator: 9n });
  expect(fraction(0n, 36n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(fraction(36n, 36n)).toEqual({ numerator: 1n, denominator: 1n });
});

it('ways to choose are counted as in the triangle, and none where there are too few places', () => {
  expect(binomial(36, 5)).toBe(376_992n);
  expect(binomial(35, 9)).toBe(70_607_460n);
  expect([0, 1, 2, 3, 4, 5].map((k) => binomial(4, k))).toEqual([1n, 4n, 6n, 4n, 1n, 0n]);
  expect(binomial(4, -1)).toBe(0n);
});

it('chance and mean come from the counts', () => {
  const odds = exactFrom({ holds: 'always', left: 'closed', counts: [3n, 2n, 1n], why: { ru: '', en: '' } });
  expect(odds.chance).toEqual({ numerator: 1n, denominator: 2n });
  expect(odds.mean).toEqual({ numerator: 2n, denominator: 3n });
});
