import { type Card, type Face, faceOf, MOST_CARDS } from './card.ts';
import type { Deal } from './deal.ts';
import type { State } from './state.ts';

/**
 * One card as a player sees it. `handle` is its number in the dealing order (0 for p1): it lets a screen follow a card
 * about and says nothing about what is printed on it.
 */
export interface SeenCard {
  readonly handle: number;
  /** Absent while the card is face down. */
  readonly face?: Face;
}

/** A position as a player sees it: no identity of closed cards. Hints, screens and speech get this and nothing else. */
export interface Seen {
  /** Cards by pile, bottom first. */
  readonly piles: readonly (readonly SeenCard[])[];
  /** The values of the counters in the order of `Rules.counters`. */
  readonly counters: readonly number[];
}

/** Looks at a table as the player does. `handles` comes from `handlesOf` of the same deal. */
export function see(s: State & { readonly piles: number; readonly counters: number }, handles: ArrayLike<number>): Seen {
  const piles = Array.from({ length: s.piles }, (_, p) => Array.from({ length: s.height(p) }, (_, i) => seeCard(s, s.at(p, i), handles)));
  return { piles, counters: Array.from({ length: s.counters }, (_, i) => s.counter(i)) };
}

function seeCard(s: State, card: Card, handles: ArrayLike<number>): SeenCard {
  const handle = handles[card] as number;
  return s.isUp(card) ? { handle, face: faceOf(card) } : { handle };
}

/** The number of every card in the dealing order, by card. */
export function handlesOf(deal: Pick<Deal, 'cards'>): Uint8Array {
  const handles = new Uint8Array(MOST_CARDS);
  deal.cards.forEach((card, i) => {
    handles[card] = i;
  });
  return handles;
}
