import type { Deal, Game, Outcome } from '../engine/index.ts';

/** What became of a deal: `unknown` when the player's budget was spent before it was decided. */
export type Verdict = Outcome | { readonly result: 'unknown' };

/** Plays whole deals of one game with one budget. */
export interface DealPlayer {
  /**
   * Plays a numbered deal to its end. The answer depends on the game, the deal and the budget only, never on what was played
   * before, so that studies can be split anywhere. The deal's array of cards is used again for the next one: do not keep it.
   */
  play(deal: Deal): Verdict;
}

/** A way to play a game: what `--player` names. */
export interface PlayerKind {
  /** Stands in results. */
  readonly name: string;
  /** From 1; a higher one whenever the player comes to play or to decide otherwise, so that older results can be told from its own. */
  readonly version: number;
  /** Nodes that are searched for a deal when nobody says how many; absent where the player does not search. */
  readonly budget?: number;
  /**
   * True where the player looks for a win and no further: then the kinds of its wins are those of the first ones found, and a
   * brilliant win or a better class may be there too.
   */
  readonly firstWin?: true;
  /** The player at the table. `budget`, in nodes, is given where the kind has one. */
  open(game: Game, budget?: number): DealPlayer;
}
