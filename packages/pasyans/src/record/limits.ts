/** The longest text that is read, in characters: far above any game played by hand, far below what hurts. */
export const MOST_TEXT = 1_000_000;

/** The most moves of one record, all branches together. */
export const MOST_MOVES = 50_000;

/** The highest count of one repetition (`next*17`). */
export const MOST_REPEATS = 9_999;
