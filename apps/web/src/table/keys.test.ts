import { describe, expect, it } from 'vitest';
import { type Layout, layOut } from './geometry.ts';
import { backBy, nearestShown, pileByKey } from './keys.ts';
import { grid, pileAt, tableOf } from './table.testkit.ts';
import type { PileView } from './types.ts';

const laid = (piles: readonly PileView[]): Layout =>
  layOut(tableOf(piles), { width: 900, height: 700 }, { mirrored: false, style: 'normal' });
const walk = (piles: readonly PileView[], from: number, ...keys: string[]): number | undefined =>
  keys.reduce<number | undefined>((at, key) => (at === undefined ? at : pileByKey(laid(piles), piles, at, key)), from);

describe('arrows', () => {
  it('lead to the neighbours in a grid and stop at its edges', () => {
    const piles = grid(4, 3);
    expect(walk(piles, 5, 'ArrowRight')).toBe(6);
    expect(walk(piles, 5, 'ArrowLeft')).toBe(4);
    expect(walk(piles, 5, 'ArrowUp')).toBe(1);
    expect(walk(piles, 5, 'ArrowDown')).toBe(9);
    expect(walk(piles, 3, 'ArrowRight')).toBe(3);
    expect(walk(piles, 0, 'ArrowUp', 'ArrowLeft')).toBe(0);
  });

  it('reach every pile of a pyramid, and each step can be taken', () => {
    const piles = [
      pileAt({ x: 2, y: 0 }),
      ...[1.5, 2.5].map((x) => pileAt({ x, y: 1 })),
      ...[1, 2, 3].map((x) => pileAt({ x, y: 2 })),
      pileAt({ x: 6, y: 1.3 }),
    ];
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(walk(piles, from, key) as number);
    }
    expect([...reached].sort()).toEqual(piles.map((_, i) => i));
  });

  it('lead back by the way they came, also between rows that stand askew', () => {
    const piles = [pileAt({ x: 1, y: 0 }), ...[0.5, 1.5].map((x) => pileAt({ x, y: 1 })), pileAt({ x: 1, y: 2 })];
    const up = walk(piles, 2, 'ArrowUp') as number;
    const step = { from: 2, to: up, key: 'ArrowUp' };
    expect(walk(piles, up, 'ArrowDown')).not.toBe(2);
    expect(backBy(step, piles, up, 'ArrowDown')).toBe(2);
    expect([backBy(step, piles, up, 'ArrowLeft'), backBy(step, piles, 1, 'ArrowDown'), backBy(undefined, piles, up, 'ArrowDown')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const gone = piles.map((pile, i) => (i === 2 ? { ...pile, fleeting: true, cards: [] } : pile));
    expect(backBy(step, gone, up, 'ArrowDown')).toBeUndefined();
  });

  it('pass over fleeting piles that hold nothing', () => {
    const piles = grid(3, 1).map((pile, i) => (i === 1 ? { ...pile, fleeting: true, cards: [] } : pile));
    expect(walk(piles, 0, 'ArrowRight')).toBe(2);
  });
});

describe('other keys', () => {
  it('Home and End lead to the ends of the row, or of the whole table, among the piles shown', () => {
    const piles = grid(3, 2).map((pile, i) => (i === 0 || i === 5 ? { ...pile, fleeting: true, cards: [] } : pile));
    const whole = (key: string): number | undefined => pileByKey(laid(piles), piles, 3, key, true);
    expect([walk(piles, 4, 'Home'), walk(piles, 3, 'End'), walk(piles, 1, 'End')]).toEqual([3, 4, 2]);
    expect([whole('Home'), whole('End')]).toEqual([1, 4]);
  });

  it('lead nowhere', () => {
    expect(walk(grid(2, 2), 0, 'Enter')).toBeUndefined();
    expect(walk(grid(2, 2), 0, 'a')).toBeUndefined();
  });
});

it('the focus of a pile that has gone passes to the nearest one shown', () => {
  const piles = grid(3, 1).map((pile, i) => (i === 2 ? { ...pile, fleeting: true, cards: [] } : pile));
  expect(nearestShown(laid(piles), piles, 2)).toBe(1);
  expect(nearestShown(laid([]), [], 2)).toBeUndefined();
});
