import { below, type Game, legalMoves, type Move, nextToCollect, playMove, type Random, sortOf, type Table } from '../../engine/index.ts';
import { verdict } from './verdict.testkit.ts';

/** What the trials met: that a test is about something shows in these numbers. */
export interface Trials {
  /** Won positions with a card that the patience calls harmless: playing it must leave them won. */
  kept: number;
  /** Lost positions with one. */
  lost: number;
  /** Positions in which a fitting card that it does not call harmless turned won into lost. */
  harmful: number;
}

/** Tries every way on before and after each play to a foundation. Throws when a play called harmless loses a won position. */
export function tryPlays(game: Game, table: Table, trials: Trials): void {
  if (nextToCollect(game, table) === undefined) return;
  const won = verdict(game, table) === 'won';
  for (const m of legalMoves(game, table).toArray()) {
    const harmless = game.rules.harmless?.(table, m) ?? false;
    if (!isFoundationPlay(game, m) || (!won && !harmless)) continue;
    const mark = table.mark();
    playMove(game, table, m);
    const still = verdict(game, table) === 'won';
    table.undoTo(mark);
    if (harmless && won && !still) throw new Error(`move ${m} is called harmless and loses the game`);
    if (harmless) trials[won ? 'kept' : 'lost']++;
    else if (!still) trials.harmful++;
  }
}

const isFoundationPlay = ({ rules }: Game, m: Move): boolean => sortOf(rules, m) === 'build';

/** The items in a random order. */
export function mixed<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return Array.from(items, () => rest.splice(below(random, rest.length), 1)[0] as T);
}
