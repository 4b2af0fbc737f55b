import type { Move } from './move.ts';
import type { State } from './state.ts';

/**
 * What a search may know of a patience beyond its rules, with its options fixed. All of it only saves work: with or
 * without it the verdict is the same, and tests hold each part against plain enumeration.
 */
export interface Guide {
  /** Groups of piles (by number) that may change places without changing what can be won. */
  readonly alike?: readonly (readonly number[])[];
  /** Piles (by number) of which no rule reads anything, such as discards. */
  readonly unread?: readonly number[];
  /**
   * How near a position is to a win: higher is nearer. Only the order in which a search looks depends on it. Where there
   * are several measures, they are gone by in turn.
   */
  readonly worths?: readonly ((s: State) => number)[];
  /** How far a position is on the way that no move leads back: never less after a move than before. A whole number. */
  readonly progress?: (s: State) => number;
  /** True when a position is lost for certain; false says nothing. Only with a proof, which stands beside the function. */
  readonly dead?: (s: State) => boolean;
  /** True for a legal move that leads to what another legal move leads to as well: the same but for the order of alike piles. */
  readonly twin?: (s: State, m: Move) => boolean;
  /** True when there is far more than can be looked through: after the first nodes only beams go on. */
  readonly vast?: boolean;
  /** True when suits enter no rule at all. */
  readonly suitless?: boolean;
}
