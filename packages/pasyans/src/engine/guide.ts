/**
 * What a search may know of a patience beyond its rules, with its options fixed. All of it only saves work: with or
 * without it the verdict is the same, and tests hold each part against plain enumeration.
 */
export interface Guide {
  /** Groups of piles (by number) that may change places without changing what can be won. */
  readonly alike?: readonly (readonly number[])[];
  /** Piles (by number) of which no rule reads anything, such as discards. */
  readonly unread?: readonly number[];
  /** True when suits enter no rule at all. */
  readonly suitless?: boolean;
}
