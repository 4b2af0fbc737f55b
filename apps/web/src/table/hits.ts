import type { Layout, PilePlace, Point, Rect } from './geometry.ts';
import type { Held, PileView } from './types.ts';

/** What lies under a finger, and what a carried card lies over. Pure. */

/** A pile and the card of it; no card when the pile is empty. */
export interface Hit {
  readonly pile: number;
  readonly index: number | undefined;
}

/** A fleeting pile is there only while it holds cards. */
export const isShown = (pile: Pick<PileView, 'fleeting' | 'cards'>): boolean => !pile.fleeting || pile.cards.length > 0;

/** How far beside a pile a touch still means it, in pixels. */
const REACH = 8;

/** The pile touched and the card of it, or nothing on the bare cloth. */
export function hitAt(layout: Layout, piles: readonly PileView[], at: Point): Hit | undefined {
  const best = pileAt(layout, piles, at);
  const place = best === undefined ? undefined : layout.piles[best];
  if (best === undefined || !place) return undefined;
  const top = place.cards.length - 1;
  if (top < 0) return { pile: best, index: undefined };
  return { pile: best, index: piles[best]?.fan === 'none' ? top : cardIn(place, layout.frame.card, at) };
}

/** The pile under a point or just beside it. One that is opened lies over the others. */
function pileAt(layout: Layout, piles: readonly PileView[], at: Point): number | undefined {
  const open = layout.open === undefined ? undefined : layout.piles[layout.open];
  if (open && distance(open.rect, at) === 0) return layout.open;
  let best: number | undefined;
  let nearest = Math.max(REACH, layout.frame.gapX, layout.frame.gapY);
  for (const [p, place] of layout.piles.entries()) {
    const far = distance(place.rect, at);
    const pile = piles[p];
    if (pile && isShown(pile) && far <= nearest && (best === undefined || far < nearest)) {
      best = p;
      nearest = far;
    }
  }
  return best;
}

/** The topmost card of a fan under a point, else the nearest. */
function cardIn({ cards }: PilePlace, { w, h }: Layout['frame']['card'], at: Point): number {
  const far = cards.map(({ x, y }) => distance({ x, y, w, h }, at));
  return far.lastIndexOf(Math.min(...far));
}

/**
 * The piles under a carried card, best first: by the area it covers, then the one under the finger. What counts is the
 * card, not the finger. Only where it covers no pile at all does it mean those just beside it: a card laid squarely on a
 * pile must not slip to its neighbour.
 */
export function pilesUnder(layout: Layout, piles: readonly PileView[], card: Rect, finger: Point): readonly number[] {
  const snap = Math.round(layout.frame.card.w * 0.3);
  const wider = { x: card.x - snap, y: card.y - snap, w: card.w + 2 * snap, h: card.h + 2 * snap };
  const shown = layout.piles.map(({ rect }, pile) => ({ rect, pile })).filter(({ pile }) => isShown(piles[pile] as PileView));
  const covers = shown.some(({ rect }) => overlap(rect, card) > 0);
  return shown
    .map(({ rect, pile }) => ({ rect, pile, area: overlap(rect, card), far: distance(centre(rect), finger) }))
    .filter(({ rect, area }) => area > 0 || distance(rect, finger) === 0 || (!covers && overlap(rect, wider) > 0))
    .sort((a, b) => b.area - a.area || a.far - b.far)
    .map(({ pile }) => pile);
}

/** The keys of a card and of all cards above it, unless it is taken alone. */
export function keysFrom(piles: readonly PileView[], { pile, index, alone }: Held): readonly number[] {
  return piles[pile]?.cards.slice(index, alone ? index + 1 : undefined).map((card) => card.key) ?? [];
}

/** True when the card is one of those taken up, or lies on one of them. */
export const isUp = (held: readonly Held[], pile: number, index: number): boolean =>
  held.some((up) => up.pile === pile && (up.alone ? index === up.index : index >= up.index));

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** From a point to a rectangle: 0 within it. */
function distance(rect: Rect, { x, y }: Point): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.w);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.h);
  return Math.hypot(dx, dy);
}

const centre = ({ x, y, w, h }: Rect): Rect => ({ x: x + w / 2, y: y + h / 2, w: 0, h: 0 });
