import { describe, expect, test } from 'vitest';
import { dealsIn, missingFrom, parseDealRange, parseShard, rangeText, shardOf } from './ranges.ts';

describe('deals as text', () => {
  test.each(['1..1', '5..100', '1..4294967295'])('reads %s', (text) => {
    const read = parseDealRange(text);
    expect(read.ok && rangeText(read.value)).toBe(text);
  });

  test.each(['', '5', '5..', '..5', '0..5', '6..5', '1..4294967296', '1...5', '1-5', '-1..5', ' 1..5', '1..5 ', '1e1..20', 'а..б'])(
    'refuses "%s"',
    (text) => expect(parseDealRange(text)).toMatchObject({ ok: false, fault: { code: 'deal-range', token: text } }),
  );
});

describe('shards', () => {
  test('as text', () => {
    expect(parseShard('3/7')).toEqual({ ok: true, value: { part: 3, parts: 7 } });
    for (const text of ['', '0/7', '8/7', '1/0', '3', '/7', '3/', '-1/7', '1.5/7', '1/1000001', '3/7/9']) {
      expect(parseShard(text)).toMatchObject({ ok: false, fault: { code: 'shard', token: text } });
    }
  });

  test.each([
    [{ from: 1, to: 1000 }, 7],
    [{ from: 5, to: 9 }, 5],
    [{ from: 1, to: 4294967295 }, 997],
  ])('%j in %i parts: every deal once, no part larger by two', (range, parts) => {
    let next = range.from;
    const sizes = new Set<number>();
    for (let part = 1; part <= parts; part++) {
      const shard = shardOf(range, { part, parts });
      if (!shard) throw new Error(`shard ${part} is empty`);
      expect(shard.from).toBe(next);
      next = shard.to + 1;
      sizes.add(dealsIn(shard));
    }
    expect(next).toBe(range.to + 1);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('more shards than deals leave some empty', () => {
    const shards = [1, 2, 3, 4, 5].map((part) => shardOf({ from: 8, to: 9 }, { part, parts: 5 }));
    expect(shards.filter((shard) => shard !== undefined)).toEqual([
      { from: 8, to: 8 },
      { from: 9, to: 9 },
    ]);
  });
});

test('what is missing', () => {
  const range = { from: 10, to: 20 };
  expect(missingFrom(range, [])).toEqual([range]);
  expect(missingFrom(range, [{ from: 1, to: 9 }])).toEqual([range]);
  expect(missingFrom(range, [{ from: 21, to: 30 }])).toEqual([range]);
  expect(missingFrom(range, [{ from: 1, to: 30 }])).toEqual([]);
  expect(
    missingFrom(range, [
      { from: 5, to: 11 },
      { from: 12, to: 12 },
      { from: 15, to: 19 },
    ]),
  ).toEqual([
    { from: 13, to: 14 },
    { from: 20, to: 20 },
  ]);
});
