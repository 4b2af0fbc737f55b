import { describe, expect, it } from 'vitest';
import { type Layout, layOut, type Rect } from './geometry.ts';
import { hitAt, isUp, keysFrom, pilesUnder } from './hits.ts';
import { grid, pileAt, someCards, tableOf } from './table.testkit.ts';
import type { PileView } from './types.ts';

const laid = (piles: readonly PileView[]): Layout =>
  layOut(tableOf(piles), { width: 700, height: 700 }, { mirrored: false, style: 'normal' });
const rectOf = (layout: Layout, pile: number): Rect => layout.piles[pile]?.rect as Rect;
const centre = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

describe('a touch', () => {
  const piles = [
    pileAt({ x: 0, y: 0, h: 3 }, { fan: 'down', cards: someCards(30) }),
    pileAt({ x: 1, y: 0 }, { cards: someCards(5) }),
    pileAt({ x: 2, y: 0 }, { cards: [] }),
    pileAt({ x: 3, y: 0 }, { cards: [], fleeting: true }),
  ];
  const layout = laid(piles);

  it('finds the card of a fan, however thin its strip', () => {
    for (const [i, card] of (layout.piles[0]?.cards ?? []).entries()) {
      expect(hitAt(layout, piles, { x: card.x + 5, y: card.y })).toEqual({ pile: 0, index: i });
    }
    const { x, y, h } = rectOf(layout, 0);
    expect(hitAt(layout, piles, { x, y: y + h })).toEqual({ pile: 0, index: 29 });
    expect(hitAt(layout, piles, { x, y: y - 3 })).toEqual({ pile: 0, index: 0 });
  });

  it('finds the top card of a squared pile and an empty place', () => {
    expect(hitAt(layout, piles, centre(rectOf(layout, 1)))).toEqual({ pile: 1, index: 4 });
    expect(hitAt(layout, piles, centre(rectOf(layout, 2)))).toEqual({ pile: 2, index: undefined });
  });

  it('finds nothing where a fleeting pile is not, nor on the cloth', () => {
    expect(hitAt(layout, piles, centre(rectOf(layout, 3)))).toBeUndefined();
    expect(hitAt(layout, piles, { x: rectOf(layout, 1).x + 5, y: 600 })).toBeUndefined();
  });

  it('finds the card of a row in lines, the upper one where they overlap, and the last one beyond the end', () => {
    for (const n of [13, 60]) {
      const row = [pileAt({ x: 0, y: 0, w: 5, h: 3 }, { fan: 'wrap', cards: someCards(n) })];
      const { frame, piles: places } = laid(row);
      const cards = places[0]?.cards ?? [];
      for (const [i, { x, y }] of cards.entries()) expect(hitAt(laid(row), row, { x: x + 1, y: y + 1 })).toEqual({ pile: 0, index: i });
      const last = cards.at(-1) ?? { x: 0, y: 0 };
      expect(hitAt(laid(row), row, { x: last.x + frame.card.w + 3, y: last.y + frame.card.h - 1 })?.index).toBe(n - 1);
    }
  });

  it('just beside a pile means the nearest one', () => {
    const { x, y, w } = rectOf(layout, 1);
    expect(hitAt(layout, piles, { x: x + w + 1, y: y + 10 })?.pile).toBe(1);
    expect(hitAt(layout, piles, { x: x - 1, y: y + 10 })?.pile).toBe(1);
  });
});

describe('a carried card', () => {
  const piles = grid(3, 3);
  const layout = laid(piles);
  const { w, h } = layout.frame.card;
  const over = (dx: number, dy: number, finger?: { x: number; y: number }): readonly number[] => {
    const middle = rectOf(layout, 4);
    const card = { x: middle.x + dx * w, y: middle.y + dy * h, w, h };
    return pilesUnder(layout, piles, card, finger ?? centre(card));
  };

  it('lies first over the pile that it covers most', () => {
    expect(over(0, 0)[0]).toBe(4);
    expect(over(0.7, 0)[0]).toBe(5);
    expect(over(-0.7, -0.1).slice(0, 2)).toEqual([3, 4]);
    expect(over(0.4, -0.9)[0]).toBe(1);
  });

  it('counts, not the finger; the finger comes after it', () => {
    const finger = centre(rectOf(layout, 8));
    expect(over(-0.8, 0, finger)[0]).toBe(3);
    expect(over(-0.8, 0, finger)).toContain(8);
  });

  it('snaps to a pile that it only comes near', () => {
    const corner = rectOf(layout, 8);
    const beside = { x: corner.x + corner.w + 4, y: corner.y, w, h };
    expect(pilesUnder(layout, piles, beside, centre(beside))[0]).toBe(8);
    expect(pilesUnder(layout, piles, { ...beside, x: beside.x + w }, { x: 9999, y: 9999 })).toEqual([]);
  });

  it('laid squarely on a pile means that pile alone', () => {
    expect(over(0, 0)).toEqual([4]);
  });

  it('of equals goes to the pile nearer to the finger', () => {
    const between = (rectOf(layout, 5).x - rectOf(layout, 4).x) / 2 / w;
    expect(over(between, 0, centre(rectOf(layout, 5)))[0]).toBe(5);
    expect(over(between, 0, centre(rectOf(layout, 4)))[0]).toBe(4);
  });
});

it('a card is carried with all cards above it', () => {
  const cards = someCards(4);
  expect(keysFrom([pileAt({ x: 0, y: 0 }, { cards })], { pile: 0, index: 2 })).toEqual(cards.slice(2).map((card) => card.key));
  expect(keysFrom([], { pile: 0, index: 2 })).toEqual([]);
});

it('a card taken alone leaves the cards above it', () => {
  const cards = someCards(4);
  expect(keysFrom([pileAt({ x: 0, y: 0 }, { cards })], { pile: 0, index: 2, alone: true })).toEqual([cards[2]?.key]);
  const held = [
    { pile: 0, index: 1, alone: true },
    { pile: 2, index: 1 },
  ];
  expect([isUp(held, 0, 1), isUp(held, 0, 2), isUp(held, 2, 3), isUp(held, 1, 1), isUp([], 0, 0)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});
