import type { Placing, Spot } from 'pasyans';
import type { Looks, PileView, TableView } from './types.ts';

/** From spots in cards to places in pixels. Pure: nothing here reads the page. All pixels are whole, so cards stay crisp. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

/** Where nothing lies. */
export const NOWHERE: Rect = { x: 0, y: 0, w: 0, h: 0 };

/** The measure of a whole table: which placing it uses, how large a card is, and where card units begin. */
export interface Frame {
  readonly mode: keyof Placing;
  readonly card: { readonly w: number; readonly h: number };
  readonly gapX: number;
  readonly gapY: number;
  readonly left: number;
  readonly top: number;
  /** The right edge of the rightmost pile in card units: where the mirror stands. */
  readonly cols: number;
  readonly mirrored: boolean;
}

/** Where a pile lies: the rectangle around its cards (one card when empty) and each card's corner, bottom card first. */
export interface PilePlace {
  readonly rect: Rect;
  readonly cards: readonly Point[];
}

export interface Layout {
  readonly frame: Frame;
  readonly piles: readonly PilePlace[];
  readonly signs: readonly Rect[];
  /** The pile whose fan is opened for now: it lies over its neighbours. */
  readonly open?: number;
}

/** Cards up to this width show the large face whatever the style: counted pips would be dust. */
export const SMALL_CARD = 64;
/** Cards grow no further: on a large 4K screen this is the size of a real one, on any other twice that. */
const WIDEST_CARD = 420;
/** Room around the table for the focus ring, which stands out over a card. No more: the narrowest phone has none to spare. */
export const MARGIN = 3;
const LEAST_GAP = 2;
const GAP = 0.08;
/** Gaps may grow this far along the side that has room to spare. */
const AIRY_GAP = 0.2;

export function layOut(view: TableView, size: Size, looks: Pick<Looks, 'mirrored' | 'style'>): Layout {
  const frame = frameOf(
    view.piles.map((pile) => pile.at),
    view.signs.map((sign) => sign.at),
    size,
    looks.mirrored,
  );
  return {
    frame,
    piles: view.piles.map((pile) => placePile(frame, pile, looks.style === 'large')),
    signs: view.signs.map((sign) => rectOf(frame, sign.at[frame.mode])),
  };
}

/** Takes the placing that gives larger cards; of equals the one that suits the shape of the room. */
export function frameOf(piles: readonly Placing[], signs: readonly Placing[], size: Size, mirrored: boolean): Frame {
  const room = { width: Math.max(1, size.width - 2 * MARGIN), height: Math.max(1, size.height - 2 * MARGIN) };
  const wide = fit('wide', piles, signs, room);
  const tall = fit('tall', piles, signs, room);
  const tie = size.width >= size.height ? wide : tall;
  const { mode, w, cols, rows } = wide.w === tall.w ? tie : wide.w > tall.w ? wide : tall;
  const h = heightOf(w);
  const gapX = airyGap(cols, w, w, room.width);
  const gapY = airyGap(rows, w, h, room.height);
  const left = Math.floor((size.width - span(cols, w, gapX)) / 2);
  const top = Math.floor((size.height - span(rows, h, gapY)) / 2);
  return { mode, card: { w, h }, gapX, gapY, left, top, cols, mirrored };
}

/** A spot in pixels: all of its room. */
export function rectOf(frame: Frame, spot: Spot): Rect {
  const { card, gapX, gapY, left, top, cols, mirrored } = frame;
  const w = spot.w ?? 1;
  const x0 = mirrored ? cols - spot.x - w : spot.x;
  const across = stretch(x0, w, card.w, gapX);
  const down = stretch(spot.y, spot.h ?? 1, card.h, gapY);
  return { x: left + across.from, y: top + down.from, w: across.length, h: down.length };
}

function placePile(frame: Frame, pile: Pick<PileView, 'at' | 'fan' | 'cards'>, large: boolean): PilePlace {
  const { card } = frame;
  const room = rectOf(frame, pile.at[frame.mode]);
  if (pile.fan === 'wrap') return flow(frame, pile.cards.length, room);
  // A fan that opens to the right shows the left edges, where the indices are; the mirror does not change that.
  const x = frame.mirrored && pile.fan !== 'right' ? room.x + room.w - card.w : room.x;
  if (pile.fan === 'down' && room.w > 2 * card.w) return columns(frame, pile, room, large);
  const offsets = pile.fan === 'none' ? heap(pile.cards.length, frame) : fanOut(pile, frame, room, large);
  const cards = offsets.map((offset) => (pile.fan === 'right' ? { x: x + offset, y: room.y } : { x, y: room.y + offset }));
  const last = cards.at(-1) ?? { x, y: room.y };
  return { rect: { x, y: Math.min(room.y, last.y), w: last.x - x + card.w, h: Math.abs(last.y - room.y) + card.h }, cards };
}

/** A fan in as many columns as its room is wide, from left to right, in the mirror too: a full one leaves its indices to be read. */
function columns(frame: Frame, { fan, cards: all }: Pick<PileView, 'fan' | 'cards'>, room: Rect, large: boolean): PilePlace {
  const { card, gapX } = frame;
  const most = Math.floor((room.w + gapX) / (card.w + gapX));
  const { open } = stepsOf(fan, card, large);
  const size = Math.max(Math.floor((room.h - card.h) / open) + 1, Math.ceil(all.length / most));
  const cards: Point[] = [];
  for (let from = 0; from < all.length; from += size) {
    const x = room.x + (from / size) * (card.w + gapX);
    const offsets = fanOut({ fan, cards: all.slice(from, from + size) }, frame, room, large);
    cards.push(...offsets.map((offset) => ({ x, y: room.y + offset })));
  }
  return { rect: around(room, cards, card), cards };
}

/** The rectangle around cards that lie right of a corner and below it; one card when there is none. */
function around({ x, y }: Point, cards: readonly Point[], card: Frame['card']): Rect {
  const right = Math.max(x, ...cards.map((at) => at.x)) + card.w;
  const bottom = Math.max(y, ...cards.map((at) => at.y)) + card.h;
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * One row in lines from left to right, in the mirror too: as few lines as let the cards lie side by side; where there is no
 * room for that, as many as show the most of each card.
 */
function flow({ card, gapX, gapY }: Frame, count: number, room: Rect): PilePlace {
  const steps = (lines: number): Point => {
    const across = Math.ceil(count / lines) - 1;
    return {
      x: across === 0 ? card.w + gapX : Math.min(card.w + gapX, (room.w - card.w) / across),
      y: lines === 1 ? 0 : Math.min(card.h + gapY, (room.h - card.h) / (lines - 1)),
    };
  };
  const shown = (lines: number): number => {
    const { x, y } = steps(lines);
    return Math.min(1, x / card.w) * (lines === 1 ? 1 : Math.min(1, y / card.h));
  };
  let lines = 1;
  for (let more = 2; more <= count; more++) if (shown(more) > shown(lines)) lines = more;
  const step = steps(lines);
  // Whole lines as long as the room takes: a shorter row lets no card jump that need not.
  const most = Math.max(Math.ceil(count / lines), step.x > 0 ? Math.floor((room.w - card.w) / step.x) + 1 : 1);
  const cards = Array.from({ length: count }, (_, i) => ({
    x: room.x + Math.floor((i % most) * step.x),
    y: room.y + Math.floor(Math.floor(i / most) * step.y),
  }));
  return { rect: around(room, cards, card), cards };
}

interface Fit {
  readonly mode: keyof Placing;
  readonly w: number;
  readonly cols: number;
  readonly rows: number;
}

/** The widest card with which everything fits. */
function fit(mode: keyof Placing, piles: readonly Placing[], signs: readonly Placing[], room: Size): Fit {
  let cols = 1;
  let rows = 1;
  const reach = (at: Spot, least: number): void => {
    cols = Math.max(cols, at.x + Math.max(least, at.w ?? 1));
    rows = Math.max(rows, at.y + Math.max(least, at.h ?? 1));
  };
  for (const at of piles) reach(at[mode], 1);
  for (const at of signs) reach(at[mode], 0);
  const fits = (w: number): boolean => span(cols, w, gapOf(w)) <= room.width && span(rows, heightOf(w), gapOf(w)) <= room.height;
  // A wider card never takes less room: halving finds in eight steps, at every move, what a walk finds in two hundred.
  let w = 1;
  for (let tooWide = WIDEST_CARD + 1; tooWide - w > 1; ) {
    const middle = (w + tooWide) >> 1;
    if (fits(middle)) w = middle;
    else tooWide = middle;
  }
  return { mode, w, cols, rows };
}

const heightOf = (w: number): number => Math.round(w * 1.4);
const gapOf = (w: number): number => Math.max(LEAST_GAP, Math.floor(w * GAP));

/** How long a line of `units` cards is. */
const span = (units: number, card: number, gap: number): number => stretch(0, units, card, gap).length;

/** Both ends are rounded, so that neighbours never meet whatever fractions they begin at. */
function stretch(from: number, units: number, card: number, gap: number): { from: number; length: number } {
  const pitch = card + gap;
  const start = Math.round(from * pitch);
  return { from: start, length: Math.max(1, Math.round((from + units) * pitch) - gap - start) };
}

/** The gap along one side: the usual one, or a wider one while room is left. */
function airyGap(units: number, w: number, card: number, room: number): number {
  let gap = gapOf(w);
  while (gap < w * AIRY_GAP && span(units, card, gap + 1) <= room) gap++;
  return gap;
}

/** A squared pile rises a pixel for every four cards, within its gap: its height can be guessed, as on a real table. */
function heap(count: number, frame: Frame): number[] {
  const highest = Math.min(4, frame.gapY >> 1);
  return Array.from({ length: count }, (_, i) => -Math.min(highest, i >> 2));
}

/**
 * How far each card of a fan lies from the first. Open cards show their index while there is room; then closed ones
 * give way, then all.
 */
function fanOut(pile: Pick<PileView, 'fan' | 'cards'>, frame: Frame, room: Rect, large: boolean): number[] {
  const { card } = frame;
  const down = pile.fan === 'down';
  const { open, closed } = stepsOf(pile.fan, card, large);
  const least = Math.min(closed, Math.max(2, Math.round(card.w * 0.04)));
  const covered = pile.cards.slice(0, -1);
  const opens = covered.filter((c) => c.face !== undefined).length;
  const closeds = covered.length - opens;
  const space = Math.max(0, down ? room.h - card.h : room.w - card.w);
  const closedStep = closeds === 0 ? 0 : Math.max(Math.min(closed, (space - opens * open) / closeds), least);
  const wanted = opens * open + closeds * closedStep;
  const squeeze = wanted > space ? space / wanted : 1;
  let at = 0;
  return pile.cards.map((c) => {
    const here = Math.round(at);
    at += (c.face === undefined ? closedStep : open) * squeeze;
    return here;
  });
}

/** What a fan shows of a covered card where there is room: of an open one its index, to the right some of its pips as well. */
export function stepsOf(fan: PileView['fan'], card: Frame['card'], large: boolean): { readonly open: number; readonly closed: number } {
  const big = large || card.w <= SMALL_CARD;
  return fan === 'down'
    ? { open: Math.round(card.h * (big ? 0.37 : 0.3)), closed: Math.round(card.h * 0.12) }
    : { open: Math.round(card.w * (big ? 0.5 : 0.4)), closed: Math.round(card.w * 0.12) };
}
