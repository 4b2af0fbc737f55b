import { type Deal, dealTable, type Game, type Guide, legalMoves, type Move, playMove, type Table, type Win } from '../engine/index.ts';
import { usualPromise } from './order.ts';
import { mergedKey, plainKey } from './same.ts';
import { type Plan, Search } from './search.ts';
import type { Budget, Verdict } from './verdict.ts';
import { Visited } from './visited.ts';

/** Which parts of a guide a search leaves out: for tests that show they change no verdict. */
export interface Without {
  readonly prunes?: boolean;
  readonly alike?: boolean;
}

export interface Aim {
  /** Wins that will do; by default any. */
  isGoal?(win: Win): boolean;
}

const ANY: Required<Aim> = { isGoal: () => true };

/** What a solver of a game goes by. */
export function planOf(game: Game, guide: Guide = {}, { isGoal = ANY.isGoal }: Aim = {}, without: Without = {}): Plan {
  return {
    game,
    key: guide.alike && !without.alike ? mergedKey(guide.alike, game.rules.piles.length) : plainKey(),
    promise: guide.promise ?? usualPromise(game),
    prunes: without.prunes ? [] : (guide.prunes ?? []),
    isGoal,
  };
}

/** How often a long search looks up: some hundredths of a second. */
const SLICE = 100_000;

/**
 * The verdict on a table's position, all cards known. A win is reported only after its line has been played through
 * the rules. The table is as before afterwards.
 */
export function solveTable(plan: Plan, table: Table, budget: Budget, visited: Visited = new Visited(budget.memory)): Verdict {
  visited.clear();
  const search = new Search(plan, table, visited);
  for (;;) {
    const verdict = search.run(SLICE, budget);
    if (verdict === undefined) continue;
    if (verdict.verdict === 'won') replay(plan.game, table, verdict.line);
    return verdict;
  }
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
