import type { Rank, Suit } from './card.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/** What a pile is for (the words: docs/glossary.md). */
export type Role =
  | 'stock'
  | 'waste'
  | 'foundation'
  /** Open cards in play: a place, a column, a fan. */
  | 'tableau'
  | 'reserve'
  /** One place of a row or grid that belongs to one card. */
  | 'place'
  /** A face-down pile of the packet games. */
  | 'packet'
  /** The card just taken up by the player. */
  | 'hand'
  /** Laid aside: out of play. */
  | 'discard';

/**
 * How the cards of a pile lie: squared up, or fanned so that all can be seen. `wrap` is one long row that flows in lines from
 * left to right within the room of its spot, side by side while they fit.
 */
export type Fan = 'none' | 'down' | 'right' | 'wrap';

/**
 * A spot on the table, in cards: `x` counts card widths from the left, `y` card heights from the top, gaps between
 * neighbouring piles included. `w` and `h` are the room a fan may take (default 1).
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
}

/** Where something lies on a wide (landscape) and on a tall (portrait) table. */
export interface Placing {
  readonly wide: Spot;
  readonly tall: Spot;
}

/** One pile of a patience. The first pile of every patience holds the whole pack before the deal. */
export interface PileSpec {
  /** Its name in notation and layout text: short, lower case, `f1`, `waste`, `r2.5`. */
  readonly name: string;
  /** What it is for. */
  readonly role: Role;
  /** Its name for players: «Базовая 1». */
  readonly label: Text;
  /** Where a card goes that is laid on it: «на базовую стопку 1», "to foundation 1". Without it sentences make do with the name. */
  readonly onto?: Text;
  /** Where it lies. */
  readonly at: Placing;
  /** The most cards it can ever hold; default the whole pack. */
  readonly most?: number;
  /** How its cards lie; default `none`. */
  readonly fan?: Fan;
  /** True for a pile that is drawn only while it holds cards (a hand, a heap of discards). */
  readonly fleeting?: boolean;
}

/** What an empty place may honestly show: the rank and suit that it waits for, as far as the rules fix them by now. */
export interface Ghost {
  readonly rank?: Rank;
  readonly suit?: Suit;
}

/** A word on the cloth: the name of a row, the rank of a column. */
export interface Sign {
  readonly text: Text;
  readonly at: Placing;
}

/** The same spot on both tables. */
export function spot(x: number, y: number, w = 1, h = 1): Placing {
  const both = { x, y, w, h };
  return { wide: both, tall: both };
}

/** The piles of some roles, by number. */
export function pilesOf({ piles }: { readonly piles: readonly PileSpec[] }, ...roles: readonly Role[]): readonly number[] {
  return piles.flatMap(({ role }, pile) => (roles.includes(role) ? [pile] : []));
}

/** How many cards lie on some piles. */
export function cardsOn(s: State, piles: readonly number[]): number {
  let cards = 0;
  for (const pile of piles) cards += s.height(pile);
  return cards;
}
