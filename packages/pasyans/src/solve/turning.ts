import { type Dealt, dealTable, type Move, playMove } from '../engine/index.ts';
import type { Plan } from './plan.ts';
import { Rooms, solving } from './solve.ts';
import type { Budget, Verdict } from './verdict.ts';

/** Where a game was lost: places are counted in moves from the deal, 0 is the deal itself. */
export interface Turning {
  /** The last place found from which the game could be won; `undefined` when none was found. */
  readonly won: number | undefined;
  /** The first place from which it could not, proved; `undefined` when none was proved. One more than `won` means: the move between them lost the game. */
  readonly lost: number | undefined;
}

/** What has been looked at so far: places judged, and nodes in all. */
export interface Looked {
  readonly places: number;
  readonly nodes: number;
}

/**
 * Looks for the place where a game could still be won, and reports now and then. Whatever can be won after a move could be won
 * before it, so places that can be won come first: it steps back from the end by 1, 2, 4, ... moves to the first win, then
 * halves what lies between. `budget` is for each place; a place that stays unknown counts as no win, so `won` may be earlier
 * than the truth, never later. `moves` must be legal.
 */
export function* turning(plan: Plan, deal: Dealt, moves: readonly Move[], budget: Budget): Generator<Looked, Turning> {
  const rooms = new Rooms(budget.memory);
  let places = 0;
  let spent = 0;
  let lost: number | undefined;

  function* judge(place: number): Generator<Looked, Verdict['verdict']> {
    const table = dealTable(plan.game, deal);
    for (const m of moves.slice(0, place)) playMove(plan.game, table, m);
    const work = solving(plan, table, budget, rooms);
    let step = work.next();
    for (; !step.done; step = work.next()) yield { places, nodes: spent + step.value.nodes };
    places++;
    spent += step.value.nodes;
    yield { places, nodes: spent };
    if (step.value.verdict === 'lost') lost = Math.min(lost ?? place, place);
    return step.value.verdict;
  }

  let not = moves.length + 1;
  let won: number | undefined;
  for (let back = 0; won === undefined && not > 0; back = back * 2 || 1) {
    const place = Math.max(0, moves.length - back);
    if ((yield* judge(place)) === 'won') won = place;
    else not = place;
  }
  while (won !== undefined && not - won > 1) {
    const middle = (won + not) >> 1;
    if ((yield* judge(middle)) === 'won') won = middle;
    else not = middle;
  }
  return { won, lost };
}
