import type { Move, Win } from '../engine/index.ts';

/** How far a search may go. Both bounds are counted, never timed: the same search ends alike on every machine. */
export interface Budget {
  /** Positions reached by a move, each time anew. */
  readonly nodes: number;
  /** Bytes for the table of positions met. */
  readonly memory: number;
}

/** What a search did. */
export interface Effort {
  /** Positions reached by a move. */
  readonly nodes: number;
  /** Distinct positions among them, the first one included. */
  readonly positions: number;
}

/** Of a position: won with a line that leads there, lost for certain, or not known, and which bound was met. */
export type Verdict = Effort &
  (
    | { readonly verdict: 'won'; readonly win: Win; readonly line: readonly Move[] }
    | { readonly verdict: 'lost' }
    | { readonly verdict: 'unknown'; readonly spent: keyof Budget }
  );
