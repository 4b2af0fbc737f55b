import {
  dealNumber,
  dealTable,
  FIRST_DEAL,
  findPatience,
  type Game,
  type Move,
  type Patience,
  playMove,
  refusal,
  type Table,
  type Win,
} from 'pasyans';
import { plainPlan, planFor, Rooms, solveTable, solving } from 'pasyans/solve';
import { describe, expect, test } from 'vitest';
import { enumerate } from './kit/brute.ts';
import { cases, casesOf, isDefault } from './kit/every.ts';
import { same } from './kit/same.ts';
import { smallDeal } from './kit/small-deal.ts';

/** The solver's verdicts against plain enumeration, on small deals. `SMALL_DEALS=1000` plays so many of each. */

const DEALS = process.env['SMALL_DEALS'];
/** Of another value of one option fewer: nearly all the solver knows is known of all values. */
const dealsOf = (game: Game): number => Number(DEALS ?? (isDefault(game) ? 8 : 3));
const BUDGET = { nodes: 400_000, memory: 2 ** 20 };
const MOST = 400;

/** Scenario 102: the line is played move by move, each of them legal, and taken back. */
function winOf(game: Game, table: Table, line: readonly Move[]): Win | undefined {
  const mark = table.mark();
  for (const m of line) {
    same(refusal(game, table, m)?.text.en, undefined, 'a move of the line');
    playMove(game, table, m);
  }
  const win = game.rules.won(table);
  table.undoTo(mark);
  return win;
}

describe.each(cases)('$name', ({ game }) => {
  const plain = plainPlan(game);
  const full = planFor(game);
  // Each piece of knowledge alone, and all together.
  const plans = [
    { ...plain, merging: full.merging },
    { ...plain, harmless: full.harmless },
    { ...plain, merging: full.merging, twin: full.twin },
    { ...plain, dead: full.dead },
    { ...full, worths: [] },
    full,
  ];
  test('has the verdicts of plain enumeration, whatever it knows of the game', () => {
    for (let number = 1; number <= dealsOf(game); number++) {
      const table = smallDeal(game, number);
      const found = enumerate(game, table, MOST);
      if (found === undefined) continue;
      const verdict = found.won ? 'won' : 'lost';
      const blind = solveTable(plain, table, BUDGET);
      expect(blind.verdict, `deal ${number}`).toBe(verdict);
      // Without any knowledge of the game it meets exactly what can be reached.
      if (!found.won) expect(blind.positions, `deal ${number}`).toBe(found.positions);
      for (const plan of plans) {
        const judged = solveTable(plan, table, BUDGET);
        expect(judged.verdict, `deal ${number}`).toBe(verdict);
        if (judged.verdict === 'won') expect(winOf(game, table, judged.line), `deal ${number}`).toBe(judged.win);
      }
    }
  });
});

test('counts alike every time, keeps to its budget, and gives the table back when it is stopped', () => {
  // So hard that it is not decided within the budget.
  const { game } = casesOf(findPatience('devils-bridge') as Patience)[0] as (typeof cases)[number];
  const table = dealTable(game, dealNumber(game.rules.pack, FIRST_DEAL));
  const plan = planFor(game);
  const small = { nodes: 40_000, memory: 2 ** 20 };
  const once = solveTable(plan, table, small);
  expect(once).toEqual(solveTable(plan, table, small));
  expect(once.nodes).toBeLessThanOrEqual(small.nodes * 1.01);
  const key = [table.keyLo, table.keyHi];
  const work = solving(plan, table, small);
  expect(work.next().done).toBe(false);
  work.return(once);
  expect([table.mark(), table.keyLo, table.keyHi]).toEqual([0, ...key]);
});

test('scenario 108: one position after another needs no more room than it was given, and forgets the one before', () => {
  const { game } = casesOf(findPatience('will-it-come-true') as Patience)[0] as (typeof cases)[number];
  const budget = { nodes: 200_000, memory: 2 ** 23 };
  const rooms = new Rooms(budget.memory);
  const plan = plainPlan(game);
  const room = (): number => rooms.search.bytes + rooms.beam.bytes + rooms.kept;
  let most = 0;
  for (let number = 1; number <= 24; number++) {
    // A hard one now and then, easy ones between.
    const table = number % 8 === 2 ? dealTable(game, dealNumber(game.rules.pack, 2)) : smallDeal(game, number);
    expect(solveTable(plan, table, budget, rooms)).toEqual(solveTable(plan, table, budget));
    expect(room()).toBeLessThanOrEqual(budget.memory);
    most = Math.max(most, room());
  }
  expect(most).toBeGreaterThan(room());
});
