import type { Frame, Layout, Point } from './geometry.ts';
import type { CardView, TableView } from './types.ts';

/** Which cards have moved or turned between two pictures of the table. Pure. */

/** A card on its way: where it comes from, seen from its new place. */
export interface Journey {
  readonly key: number;
  readonly dx: number;
  readonly dy: number;
  /** It shows its other side on arrival. */
  readonly turns: boolean;
}

export interface Drawn {
  readonly view: TableView;
  readonly layout: Layout;
}

/** The element that draws each card, by the card's key. */
export type Elements = ReadonlyMap<number, number>;

/**
 * Chooses an element for each card of a new deal. One that shows the card's face already is best: printing fifty faces
 * anew is the dearest thing a table can do.
 */
export function elementsFor(view: TableView, before?: { readonly view: TableView; readonly elements: Elements }): Elements {
  const free = new Map<number | undefined, number[]>();
  for (const { key, face } of before ? allCards(before.view) : []) {
    const element = before?.elements.get(key);
    if (element !== undefined) free.set(face, [...(free.get(face) ?? []), element]);
  }
  const chosen = new Map<number, number>();
  const cards = allCards(view);
  for (const { key, face } of cards) {
    const element = free.get(face)?.pop();
    if (element !== undefined) chosen.set(key, element);
  }
  const rest = [...free.values()].flat();
  let next = Math.max(-1, ...chosen.values(), ...rest) + 1;
  for (const { key } of cards) if (!chosen.has(key)) chosen.set(key, rest.pop() ?? next++);
  return chosen;
}

const allCards = (view: TableView): readonly CardView[] => view.piles.flatMap((pile) => pile.cards);

interface Lie extends Point {
  readonly open: boolean;
}

/** The journeys of one step, in the order of the new piles. */
export function journeys(before: Drawn, after: Drawn): readonly Journey[] {
  const from = lies(before);
  const found: Journey[] = [];
  for (const [key, to] of lies(after)) {
    const was = from.get(key);
    if (!was) continue;
    const turns = was.open !== to.open;
    if (turns || was.x !== to.x || was.y !== to.y) found.push({ key, dx: was.x - to.x, dy: was.y - to.y, turns });
  }
  return found;
}

/** Dealing out: every card that does not lie on the first pile comes from there, in dealing order. */
export function dealing({ view, layout }: Drawn): readonly Journey[] {
  const pack = layout.piles[0]?.rect;
  const stay = new Set(view.piles[0]?.cards.map((card) => card.key));
  return [...lies({ view, layout })]
    .filter(([key]) => pack && !stay.has(key))
    .sort(([a], [b]) => a - b)
    .map(([key, to]) => ({ key, dx: (pack as Point).x - to.x, dy: (pack as Point).y - to.y, turns: false }));
}

/** True when all go the same way: a stack that travels as one. */
export function isOneStack(list: readonly Journey[]): boolean {
  return list.every(({ dx, dy }) => dx === list[0]?.dx && dy === list[0]?.dy);
}

/** True when card units mean the same pixels, so that a change of place is a move and not another window size. */
export function sameFrame(a: Frame, b: Frame): boolean {
  return (
    a.mode === b.mode &&
    a.card.w === b.card.w &&
    a.gapX === b.gapX &&
    a.gapY === b.gapY &&
    a.left === b.left &&
    a.top === b.top &&
    a.cols === b.cols &&
    a.mirrored === b.mirrored
  );
}

function lies({ view, layout }: Drawn): Map<number, Lie> {
  const found = new Map<number, Lie>();
  for (const [p, pile] of view.piles.entries()) {
    for (const [i, card] of pile.cards.entries()) {
      const at = layout.piles[p]?.cards[i];
      if (at) found.set(card.key, { x: at.x, y: at.y, open: card.face !== undefined });
    }
  }
  return found;
}
