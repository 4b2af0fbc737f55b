import { CARRY, countOf, DISCARD, DRAW, discardedPiles, fromOf, heightOf, kindOf, type Move, OPEN, PLUCK, RECYCLE } from './move.ts';
import type { State } from './state.ts';

/** A card by where it lies: its pile and its height there. */
export interface CardPlace {
  /** The number of the pile. */
  readonly pile: number;
  /** The height in it, 0 at the bottom. */
  readonly index: number;
}

/**
 * The cards that a move takes, turns or opens: what a hand touches to make it. Steps and redeals touch none. Places of cards that are not there have a height below 0 or beyond the top.
 */
export function cardsOf(s: State, m: Move): readonly CardPlace[] {
  switch (kindOf(m)) {
    case CARRY:
    case DRAW:
    case RECYCLE:
      return block(fromOf(m), s.height(fromOf(m)) - countOf(m), countOf(m));
    case DISCARD:
      return discardedPiles(m).map((pile) => ({ pile, index: s.height(pile) - 1 }));
    case PLUCK:
      return block(fromOf(m), heightOf(m), countOf(m));
    case OPEN:
      return block(fromOf(m), s.height(fromOf(m)) - 1, 1);
    default:
      return [];
  }
}

function block(pile: number, lowest: number, n: number): readonly CardPlace[] {
  return Array.from({ length: n }, (_, i) => ({ pile, index: lowest + i }));
}
