import { type Layout, MARGIN, type PilePlace, type Point, type Size, stepsOf } from './geometry.ts';
import type { PileView } from './types.ts';

/** Fans that had to draw together, and how they lie while they are opened to be read. Pure. */

/** A fan that shows less than this part of what it would like to show of an open card can be opened. */
const ENOUGH = 0.75;

/** True for a fan in one line of which some card that lies open can hardly be read. */
export function isClose({ frame }: Layout, pile: PileView, place: PilePlace, large: boolean): boolean {
  const { fan, cards } = pile;
  if ((fan !== 'down' && fan !== 'right') || !isOneLine(place, fan)) return false;
  const least = stepsOf(fan, frame.card, large).open * ENOUGH;
  return cards.some(({ face }, i) => {
    const [here, above] = [place.cards[i], place.cards[i + 1]];
    return face !== undefined && here && above && Math.abs(along(above, fan) - along(here, fan)) < least;
  });
}

/** The same table with one pile's fan opened as far as the table reaches, over whatever lies beside it. */
export function opened(layout: Layout, piles: readonly PileView[], open: number, size: Size, large: boolean): Layout {
  const pile = piles[open];
  const place = layout.piles[open];
  if (!pile || !place || !isClose(layout, pile, place, large)) return layout;
  const wide = spread(layout, pile, place, size, large);
  return { ...layout, open, piles: layout.piles.map((other, p) => (p === open ? wide : other)) };
}

function spread({ frame: { card } }: Layout, { fan, cards }: PileView, place: PilePlace, size: Size, large: boolean): PilePlace {
  const down = fan === 'down';
  const steps = stepsOf(fan, card, large);
  const wanted = cards.slice(0, -1).map(({ face }) => (face === undefined ? steps.closed : steps.open));
  const length = wanted.reduce((sum, step) => sum + step, 0);
  const room = (down ? size.height - card.h : size.width - card.w) - 2 * MARGIN;
  const squeeze = Math.min(1, room / length);
  const { x, y } = place.cards[0] as Point;
  const start = Math.max(MARGIN, Math.min(down ? y : x, MARGIN + room - length * squeeze));
  let at = start;
  const lying = cards.map((_, i) => {
    const here = Math.round(at);
    at += (wanted[i] ?? 0) * squeeze;
    return down ? { x, y: here } : { x: here, y };
  });
  const first = lying[0] as Point;
  const last = lying.at(-1) as Point;
  return { rect: { ...first, w: last.x - first.x + card.w, h: last.y - first.y + card.h }, cards: lying };
}

const along = ({ x, y }: Point, fan: PileView['fan']): number => (fan === 'down' ? y : x);

function isOneLine({ cards }: PilePlace, fan: PileView['fan']): boolean {
  return cards.every(({ x, y }) => (fan === 'down' ? x === cards[0]?.x : y === cards[0]?.y));
}
