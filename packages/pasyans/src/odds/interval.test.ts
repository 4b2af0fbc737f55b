import { describe, expect, test } from 'vitest';
import { clopperPearson, type Interval, interval, widened, wilson } from './interval.ts';

const percent = ([low, high]: Interval, digits: number): readonly string[] => [(low * 100).toFixed(digits), (high * 100).toFixed(digits)];

describe('against published and exactly computed values', () => {
  test('Wilson, undecided deals counted both ways', () => {
    expect(percent(widened(wilson, 8285, 1107, 608), 3)).toEqual(['82.099', '89.530']);
    expect(percent(widened(wilson, 88, 4, 8), 3)).toEqual(['80.188', '98.434']);
    expect(percent(wilson(2_490_171, 10_000_000), 4)).toEqual(['24.8749', '24.9285']);
    expect(percent(wilson(0, 1000), 4)).toEqual(['0.0000', '0.3827']);
    expect(percent(wilson(1, 36), 3)).toEqual(['0.492', '14.170']);
  });

  test('Clopper and Pearson', () => {
    expect(percent(clopperPearson(0, 1000), 4)).toEqual(['0.0000', '0.3682']);
    expect(percent(clopperPearson(1, 36), 3)).toEqual(['0.070', '14.529']);
    expect(percent(clopperPearson(999, 1000), 4)).toEqual(['99.4441', '99.9975']);
  });

  test.each([
    [3, 10, 0.066739511177734, 0.652452850059997],
    [819, 1000, 0.793709193442431, 0.842396258155771],
    [0, 100, 0, 0.036216692645176],
  ])('Clopper and Pearson to twelve digits: %i of %i', (won, deals, low, high) => {
    expect(clopperPearson(won, deals)[0]).toBeCloseTo(low, 12);
    expect(clopperPearson(won, deals)[1]).toBeCloseTo(high, 12);
  });

  test('the two agree where deals are many', () => {
    const exact = clopperPearson(2_490_171, 10_000_000);
    const score = wilson(2_490_171, 10_000_000);
    for (const end of [0, 1] as const) expect(Math.abs(exact[end] - score[end])).toBeLessThan(1e-6);
  });
});

describe('the published interval', () => {
  test('is exact where wins or losses are few, else Wilson', () => {
    expect(interval(9, 991, 0)).toEqual(clopperPearson(9, 1000));
    expect(interval(991, 9, 0)).toEqual(clopperPearson(991, 1000));
    expect(interval(10, 990, 0)).toEqual(wilson(10, 1000));
    expect(interval(300, 600, 100)).toEqual([wilson(300, 1000)[0], wilson(400, 1000)[1]]);
  });

  test('stays within 0 and 1, around the share, and knows nothing without deals', () => {
    expect(interval(0, 0, 0)).toEqual([0, 1]);
    expect(interval(0, 0, 7)).toEqual([0, 1]);
    for (let deals = 1; deals <= 40; deals++) {
      for (let won = 0; won <= deals; won++) {
        for (const [low, high] of [wilson(won, deals), clopperPearson(won, deals)]) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(won / deals);
          expect(high).toBeGreaterThanOrEqual(won / deals);
          expect(high).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});
