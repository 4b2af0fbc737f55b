import { fc, test } from '@fast-check/vitest';
import type { Spot } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { frameOf, layOut, type Rect, rectOf } from './geometry.ts';
import { grid, pileAt, someCards, tableOf } from './table.testkit.ts';

const LOOKS = { mirrored: false, style: 'normal' } as const;

const overlaps = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Spots that do not meet in card units: columns of random fractions, cells of random size within a coarse grid. */
const spots = fc
  .array(
    fc.record({ cell: fc.nat(89), dx: fc.nat(9), dy: fc.nat(9), w: fc.integer({ min: 10, max: 20 }), h: fc.integer({ min: 10, max: 40 }) }),
    {
      minLength: 1,
      maxLength: 40,
    },
  )
  .map((all) => {
    const byCell = new Map(all.map((one) => [one.cell, one]));
    return [...byCell].map(([cell, { dx, dy, w, h }]): Spot => {
      const room = { x: (cell % 10) * 3 + dx / 10, y: Math.floor(cell / 10) * 5 + dy / 10 };
      return { ...room, w: w / 10, h: h / 10 };
    });
  });

const sizes = fc.record({ width: fc.integer({ min: 320, max: 3840 }), height: fc.integer({ min: 320, max: 2160 }) });
const fans = fc.array(fc.constantFrom('none', 'down', 'right', 'wrap'), { minLength: 40, maxLength: 40 });
const heights = fc.array(fc.nat(36), { minLength: 40, maxLength: 40 });

describe('any placing in any window', () => {
  test.prop([spots, sizes, fans, heights, fc.boolean()])('neither overlaps nor overflows', (places, size, fan, height, mirrored) => {
    const piles = places.map((at, i) => pileAt(at, { fan: fan[i] ?? 'none', cards: someCards(height[i] ?? 0, i % 2 === 0) }));
    const { piles: laid } = layOut(tableOf(piles), size, { ...LOOKS, mirrored });
    for (const [i, { rect, cards }] of laid.entries()) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.w).toBeLessThanOrEqual(size.width);
      expect(rect.y + rect.h).toBeLessThanOrEqual(size.height);
      for (const other of laid.slice(i + 1)) expect(overlaps(rect, other.rect)).toBe(false);
      for (const card of cards) expect(card.x >= rect.x && card.y >= rect.y).toBe(true);
    }
  });

  test.prop([spots, sizes])('mirrors twice into itself', (places, size) => {
    const at = places.map((spot) => ({ wide: spot, tall: spot }));
    const plain = frameOf(at, [], size, false);
    const mirrored = frameOf(at, [], size, true);
    expect({ ...mirrored, mirrored: false }).toEqual(plain);
    for (const spot of places) {
      const back = rectOf(mirrored, { ...spot, x: plain.cols - spot.x - (spot.w ?? 1) });
      const there = rectOf(plain, spot);
      expect(Math.abs(back.x - there.x)).toBeLessThanOrEqual(1);
    }
  });
});

describe('cards', () => {
  it.each([
    [320, 568],
    [360, 740],
    [740, 360],
    [1366, 768],
  ])('are as large as %i × %i lets them be', (width, height) => {
    const { card, gapX, gapY } = layOut(tableOf(grid(7, 4)), { width, height }, LOOKS).frame;
    expect(gapX).toBeGreaterThanOrEqual(2);
    const across = 7 * (card.w + 1) + 6 * Math.max(2, (card.w + 1) * 0.08) + 12;
    const down = 4 * (card.w + 1) * 1.4 + 3 * Math.max(2, (card.w + 1) * 0.08) + 12;
    expect(across > width - 1 || down > height - 1).toBe(true);
    expect(card.h / card.w).toBeCloseTo(1.4, 1);
    expect(gapY).toBeLessThanOrEqual(Math.ceil(card.w * 0.2));
  });

  it('take all of a large screen, but stop growing at the size of real ones', () => {
    const width = (cols: number, rows: number): number =>
      layOut(tableOf(grid(cols, rows)), { width: 3744, height: 1880 }, LOOKS).frame.card.w;
    expect(width(14, 5)).toBeGreaterThan(240);
    expect(width(4, 2)).toBe(420);
  });

  it('lie by the placing that lets them be larger', () => {
    const piles = [pileAt({ x: 0, y: 0 }, { tall: { x: 0, y: 0 } }), pileAt({ x: 9, y: 0 }, { tall: { x: 0, y: 5 } })];
    expect(layOut(tableOf(piles), { width: 740, height: 360 }, LOOKS).frame.mode).toBe('wide');
    expect(layOut(tableOf(piles), { width: 360, height: 740 }, LOOKS).frame.mode).toBe('tall');
  });

  it('do not shrink for cards that are not there', () => {
    const few = tableOf([pileAt({ x: 0, y: 0, h: 3 }, { fan: 'down', cards: someCards(1) })]);
    const many = tableOf([pileAt({ x: 0, y: 0, h: 3 }, { fan: 'down', cards: someCards(36) })]);
    const size = { width: 800, height: 600 };
    expect(layOut(few, size, LOOKS).frame).toEqual(layOut(many, size, LOOKS).frame);
  });
});

describe('a fan', () => {
  const steps = (n: number, open: boolean, h: number): number[] => {
    const view = tableOf([pileAt({ x: 0, y: 0, h }, { fan: 'down', cards: someCards(n, open) })]);
    const cards = layOut(view, { width: 500, height: 900 }, LOOKS).piles[0]?.cards ?? [];
    return cards.slice(1).map((card, i) => card.y - (cards[i]?.y ?? 0));
  };

  it('shows indices while there is room, and closed cards less', () => {
    const [open] = steps(3, true, 3);
    const [closed] = steps(3, false, 3);
    expect(open).toBeGreaterThan(2 * (closed ?? 0));
  });

  it('draws together in less room', () => {
    expect(steps(20, true, 3)[0]).toBeLessThan(steps(3, true, 3)[0] ?? 0);
    expect(steps(20, true, 1)).toEqual(Array(19).fill(0));
  });

  it('opens to the right in the mirror too, where its indices are', () => {
    const view = tableOf([pileAt({ x: 0, y: 0, w: 3 }, { fan: 'right', cards: someCards(3) }), pileAt({ x: 4, y: 0 })]);
    const { piles } = layOut(view, { width: 800, height: 300 }, { ...LOOKS, mirrored: true });
    const xs = piles[0]?.cards.map((card) => card.x) ?? [];
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(piles[1]?.rect.x).toBeLessThan(xs[0] ?? 0);
  });
});

describe('a row in lines', () => {
  const row = (
    n: number,
    size: { width: number; height: number },
    w: number,
    h: number,
    mirrored = false,
  ): readonly { x: number; y: number }[] => {
    const at = { x: 0, y: 0, w, h };
    const view = tableOf([pileAt(at, { fan: 'wrap', cards: someCards(n) }), pileAt({ x: 0, y: h }, {})]);
    return layOut(view, size, { ...LOOKS, mirrored }).piles[0]?.cards ?? [];
  };
  const lines = (cards: readonly { y: number }[]): number => new Set(cards.map(({ y }) => y)).size;

  it('lies side by side in as few lines as its room takes, in reading order', () => {
    const cards = row(13, { width: 1200, height: 700 }, 7, 3);
    expect(lines(cards)).toBe(2);
    expect(cards.slice(0, 7).map(({ y }) => y)).toEqual(Array(7).fill(cards[0]?.y));
    expect([...cards].sort((a, b) => a.y - b.y || a.x - b.x)).toEqual(cards);
    expect((cards[1]?.x ?? 0) - (cards[0]?.x ?? 0)).toBeGreaterThan(100);
  });

  it('keeps its cards where they are while it grows into the next line', () => {
    const size = { width: 360, height: 740 };
    const at = (n: number): readonly unknown[] => row(n, size, 7, 8).slice(0, 10);
    expect(at(10)).toEqual(at(40));
  });

  it('overlaps only when it must, and then shows a good part of every card', () => {
    const size = { width: 360, height: 740 };
    const [few, many] = [row(49, size, 7, 7), row(53, size, 7, 7)];
    expect(lines(few)).toBe(7);
    expect(lines(many)).toBeGreaterThan(6);
    const step = Math.min(...many.slice(1, 7).map(({ x }, i) => x - (many[i]?.x ?? 0)));
    expect(step).toBeGreaterThan(30);
  });

  it('reads from left to right in the mirror too', () => {
    const cards = row(5, { width: 1200, height: 500 }, 7, 1, true);
    expect(cards.map(({ x }) => x)).toEqual(cards.map(({ x }) => x).sort((a, b) => a - b));
  });
});

describe('a fan in a room several cards wide', () => {
  const fan = (n: number, mirrored = false): readonly { x: number; y: number }[] => {
    const view = tableOf([pileAt({ x: 0, y: 0, w: 2, h: 4 }, { fan: 'down', cards: someCards(n) }), pileAt({ x: 2.2, y: 0 })]);
    return layOut(view, { width: 740, height: 360 }, { ...LOOKS, mirrored }).piles[0]?.cards ?? [];
  };

  it('begins a second column before its indices are covered, and leaves the first as it was', () => {
    const [few, many] = [fan(8), fan(18)];
    expect(new Set(few.map(({ x }) => x)).size).toBe(1);
    expect(many.slice(0, 8)).toEqual(few);
    expect(new Set(many.map(({ x }) => x)).size).toBe(2);
    expect(many.slice(10).map(({ y }) => y)).toEqual(many.slice(1, 9).map(({ y }) => y));
  });

  it('draws together when both columns are full', () => {
    const cards = fan(30);
    expect(new Set(cards.map(({ x }) => x)).size).toBe(2);
    expect(cards.filter(({ x }) => x === cards[0]?.x)).toHaveLength(15);
  });

  it('reads from left to right in the mirror too', () => {
    expect(fan(18, true).at(-1)?.x).toBeGreaterThan(fan(18, true)[0]?.x ?? 0);
  });
});
