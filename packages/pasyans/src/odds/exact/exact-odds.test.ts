import { expect, it } from 'vitest';
import { decimalText, fractionText } from './exact-odds.ts';

it('a fraction is written as people write it', () => {
  expect(fractionText({ numerator: 31n, denominator: 36n })).toBe('31/36');
  expect(fractionText({ numerator: 1n, denominator: 1n })).toBe('1');
  expect(fractionText({ numerator: 0n, denominator: 1n })).toBe('0');
});

it('a decimal is rounded from the exact value, zeros kept', () => {
  const write = (numerator: bigint, denominator: bigint, digits: number) => decimalText({ numerator, denominator }, digits);
  expect(write(1n, 9n, 6)).toBe('0.111111');
  expect(write(1n, 8n, 2)).toBe('0.13');
  expect(write(1n, 200n, 4)).toBe('0.0050');
  expect(write(1999n, 2000n, 3)).toBe('1.000');
  expect(write(32n, 5n, 1)).toBe('6.4');
  expect(write(35n, 2n, 0)).toBe('18');
});
