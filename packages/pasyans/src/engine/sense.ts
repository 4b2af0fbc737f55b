import type { Face } from './card.ts';
import type { Move } from './move.ts';
import type { Seen } from './seen.ts';
import type { State } from './state.ts';
import type { Text } from './text.ts';

/** A rule of thumb of a practised player: how much speaks for a legal move, or against it. */
export interface Habit {
  /** Why, as a whole sentence about the move: what a hint gives as its reason. */
  readonly why: Text;
  /** Above 0 it speaks for the move, below 0 against it; 0 where the habit has nothing to say. */
  worth(s: State, m: Move): number;
}

/** What makes a position look good to a practised player. */
export interface Aim {
  /** Why, as a whole sentence. */
  readonly why: Text;
  /** What the position has of it, in cards on the foundations. */
  of(s: State): number;
}

/** How much thought is given to a move. All of it is counted, so that every machine plays alike. */
export interface Care {
  /** So many tables are imagined where cards are hidden. */
  readonly tables: number;
  /** Moves that a game is played on by habit on each of them before the position is judged. */
  readonly line: number;
  /** Positions looked at where nothing is hidden, and on each imagined table where `looksThrough` says so. */
  readonly nodes: number;
  /** So few hidden cards, at most, that all ways of playing are looked through instead of one line played by habit. */
  readonly looksThrough: number;
  /** Where nothing is hidden a line is planned: it is thought over anew when this share of it is left. */
  readonly doubts: number;
  /** What habit likes best is played unless another move comes to so much more, in cards: what is imagined varies by chance. */
  readonly margin: number;
  /** A move of which habit says so much is made without a thought. */
  readonly sure: number;
  /** At most so many moves are thought about, those that habit likes best. */
  readonly widest: number;
  /** What winning counts, in cards on the foundations. */
  readonly prize: number;
}

/** A card that lies face down and is known all the same, by the rules of the deal. */
export interface KnownCard {
  readonly pile: number;
  readonly index: number;
  readonly face: Face;
}

/**
 * What a practised player of a patience goes by, with its options fixed. It is asked about tables on which hidden cards have been
 * filled in at random, so nothing in it can look under a closed card.
 */
export interface Sense {
  /** One or several manners of playing on, each a list of habits; of several the one that promises most counts. The first gives the reasons. */
  readonly manners: readonly (readonly Habit[])[];
  /** What makes a position worth more; their values are added up. */
  readonly aims: readonly Aim[];
  /** How much is thought over. */
  readonly care: Care;
  /** Closed cards that the rules of the deal give away; none where it is left out. */
  known?(seen: Seen): readonly KnownCard[];
}
