import type { Move } from './move.ts';
import type { State } from './state.ts';

/**
 * What a search may know of a patience beyond its rules, with its options fixed. All of it only saves work: with or
 * without it the verdict is the same, and tests hold each part against plain enumeration.
 */
export interface Guide {
  /** Groups of piles (by number) that may change places without changing what can be won. */
  readonly alike?: readonly (readonly number[])[];
  /** How much a move promises: higher is tried first. */
  promise?(s: State, m: Move): number;
  readonly prunes?: readonly Prune[];
}

/** One reason for not looking further, with its argument: each stands in a file of its own. */
export interface Prune {
  readonly name: string;
  /** What it says, in one sentence; the argument is the file's comment. */
  readonly claim: string;
  /** True only when no win can be reached from here. */
  dead?(s: State): boolean;
  /** True only when a win that is possible here is still possible after the move: then no other need be tried. */
  safe?(s: State, m: Move): boolean;
}
