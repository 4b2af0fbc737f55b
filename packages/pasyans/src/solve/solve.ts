import { type Deal, dealTable, type Game, type Guide, legalMoves, type Move, playMove, type Table } from '../engine/index.ts';
import { mergingOf } from './merging.ts';
import { usualPromise } from './order.ts';
import { type Plan, Search } from './search.ts';
import type { Budget, Verdict } from './verdict.ts';
import { Visited } from './visited.ts';

/** What a solver of a game goes by. Without a guide it merges only what the rules themselves cannot tell apart. */
export function planOf(game: Game, guide: Guide = {}): Plan {
  return {
    game,
    merging: mergingOf(guide, game.rules.piles.length),
    promise: usualPromise(game),
  };
}

/**
 * The verdict on a table's position, all cards known. A win is reported only after its line has been played through
 * the rules. The table is as before afterwards.
 */
export function solveTable(plan: Plan, table: Table, budget: Budget, visited: Visited = new Visited(budget.memory)): Verdict {
  visited.clear();
  const verdict = new Search(plan, table, visited, budget.nodes).run();
  // Without a bound for this run there is always a verdict at its end.
  if (verdict === undefined) throw new Error(`${plan.game.patience.id}: the search stopped without a verdict`);
  if (verdict.verdict === 'won') replay(plan.game, table, verdict.line);
  return verdict;
}

/** The verdict on a deal: see `solveTable`. */
export function solveDeal(plan: Plan, deal: Deal, budget: Budget): Verdict {
  return solveTable(plan, dealTable(plan.game, deal), budget);
}

/** Plays a line through the rules and takes it back; throws unless every move is legal and the end is a win. */
export function replay(game: Game, table: Table, line: readonly Move[]): void {
  const mark = table.mark();
  for (const m of line) {
    if (!legalMoves(game, table).has(m)) throw new Error(`${game.patience.id}: the line found plays the illegal move ${m}`);
    playMove(game, table, m);
  }
  if (game.rules.won(table) === undefined) throw new Error(`${game.patience.id}: the line found does not win`);
  table.undoTo(mark);
}
