import { describe, expect, it } from 'vitest';
import { layOut, type Size } from './geometry.ts';
import { type Drawn, dealing, elementsFor, isOneStack, journeys, sameFrame } from './moves.ts';
import { pileAt, someCards, tableOf } from './table.testkit.ts';
import type { CardView } from './types.ts';

const drawn = (piles: readonly (readonly CardView[])[], size: Size = { width: 600, height: 400 }): Drawn => {
  const view = tableOf(piles.map((cards, x) => pileAt({ x, y: 0 }, { cards })));
  return { view, layout: layOut(view, size, { mirrored: false, style: 'normal' }) };
};
const [a, b, c] = someCards(3) as [CardView, CardView, CardView];

describe('between two pictures', () => {
  it('only the cards that moved or turned are on their way', () => {
    const turned = { ...b, face: undefined };
    const list = journeys(drawn([[a, b], [c], []]), drawn([[turned], [c], [a]]));
    expect(list.map(({ key, turns }) => [key, turns])).toEqual([
      [b.key, true],
      [a.key, false],
    ]);
    expect(list[1]?.dx).toBeLessThan(0);
    expect(list[1]?.dy).toBe(0);
  });

  it('a stack that goes one way is one', () => {
    expect(isOneStack(journeys(drawn([[a, b], []]), drawn([[], [a, b]])))).toBe(true);
    expect(isOneStack(journeys(drawn([[a, b], [], []]), drawn([[], [a], [b]])))).toBe(false);
  });

  it('another window is another frame, another position is not', () => {
    expect(sameFrame(drawn([[a], [b]]).layout.frame, drawn([[], [a, b]]).layout.frame)).toBe(true);
    expect(sameFrame(drawn([[a]]).layout.frame, drawn([[a]], { width: 601, height: 300 }).layout.frame)).toBe(false);
  });
});

it('dealing out begins at the first pile, in dealing order, and leaves the stock alone', () => {
  const list = dealing(drawn([[c], [b], [a]]));
  expect(list.map(({ key }) => key)).toEqual([a.key, b.key]);
  expect(list.every(({ dx, turns }) => dx < 0 && !turns)).toBe(true);
});

describe('elements of a new deal', () => {
  const open = (key: number, face?: number): CardView => ({ key, face });
  const lay = (...cards: CardView[]) => tableOf([pileAt({ x: 0, y: 0 }, { cards })]);

  it('are those that show the faces already, each one once', () => {
    const view = lay(open(0, 7), open(1, 8), open(2), open(3));
    const elements = elementsFor(view);
    const next = elementsFor(lay(open(0), open(1, 7), open(2, 9), open(3, 8)), { view, elements });
    expect(next.get(1)).toBe(elements.get(0));
    expect(next.get(3)).toBe(elements.get(1));
    expect(new Set(next.values())).toEqual(new Set(elements.values()));
  });

  it('are made when there are more cards than before', () => {
    const view = lay(open(0, 7));
    const next = elementsFor(lay(open(0, 1), open(1, 7), open(2)), { view, elements: elementsFor(view) });
    expect(new Set(next.values()).size).toBe(3);
  });
});
