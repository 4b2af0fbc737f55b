import { ACE, FACES, type Face, faceOf, KING, makeCard, NONE, type State, type Suit, suitOf } from '../engine/index.ts';

/** Piles by number: the stock, t1..t12 round the square, then the ace piles a1.. and as many king piles k1... */
export const STOCK = 0;
export const FIRST_PILE = 1;
export const PILE_COUNT = 12;
export const FIRST_BASE = 10;
export const FIRST_ACE = FIRST_PILE + PILE_COUNT;

/** Cards laid in the present round of the deal, 0..11: the next one goes to pile `laid + 1`. 0 once the pack is laid. */
export const LAID = 0;
export const REDEALS = 1;
export const COUNTERS: readonly string[] = ['laid', 'redeals'];
/** R11: three deals in all. */
export const MOST_REDEALS = 2;

/** The foundations: four or eight on either side (option `foundations`). */
export interface Sides {
  readonly perSide: 4 | 8;
  readonly firstKing: number;
  /** The number after the last foundation. */
  readonly end: number;
  /** How many cards a foundation can hold: with eight a side the last rank of each direction is a base card of its own (R2). */
  readonly most: number;
}

export function sides(perSide: 4 | 8): Sides {
  const firstKing = FIRST_ACE + perSide;
  return { perSide, firstKing, end: firstKing + perSide, most: perSide === 4 ? KING : KING - 1 };
}

export const isPile = (pile: number): boolean => pile >= FIRST_PILE && pile < FIRST_ACE;
/** True for piles 10, 11 and 12: the base of the square. */
export const isBase = (pile: number): boolean => pile >= FIRST_BASE && pile < FIRST_ACE;
export const isFoundation = (pile: number): boolean => pile >= FIRST_ACE;
/** Foundations stand in the order of suits, on a side of eight twice over. */
export const suitOfFoundation = (foundation: number): Suit => ((foundation - FIRST_ACE) % 4) as Suit;

/** True while the pack is being dealt (R1, R6). */
export const isDealing = (s: State): boolean => s.height(STOCK) > 0;
/** The pile that the next card of the pack goes to (R1). */
export const nextPile = (s: State): number => FIRST_PILE + s.counter(LAID);

/** The face that a foundation takes next (R2): its base card when it is empty; `NONE` when it is complete. */
export function nextOn(s: State, foundation: number, { firstKing, most }: Sides): Face {
  const height = s.height(foundation);
  const up = foundation < firstKing;
  if (height === 0) return makeCard(suitOfFoundation(foundation), up ? ACE : KING);
  if (height === most) return NONE;
  return faceOf(s.top(foundation)) + (up ? 1 : -1);
}

/** R8: one rank apart in one suit; ace and king are no neighbours. */
export function areNeighbours(a: Face, b: Face): boolean {
  return (a - b === 1 || b - a === 1) && suitOf(a) === suitOf(b);
}

/** R9: a card that may leave its foundation: not the base card. */
export const mayLeave = (s: State, foundation: number): boolean => s.height(foundation) > 1;

/** R9: from the aces' side to the kings' side, or back. */
export function changesSides(from: number, to: number, { firstKing }: Sides): boolean {
  return isFoundation(from) && isFoundation(to) && from < firstKing !== to < firstKing;
}

/** R13. */
export function allGathered(s: State, { end }: Sides): boolean {
  let cards = 0;
  for (let f = FIRST_ACE; f < end; f++) cards += s.height(f);
  return cards === 2 * FACES;
}
