import { dealNumber, dealTable, FIRST_DEAL, findPatience, type Game, type Patience } from 'pasyans';
import { plainPlan, planFor, solveTable, solving } from 'pasyans/solve';
import { describe, expect, test } from 'vitest';
import { enumerate } from './kit/brute.ts';
import { cases, casesOf, isDefault } from './kit/every.ts';
import { smallDeal } from './kit/small-deal.ts';

/** The solver's verdicts against plain enumeration, on small deals. `SMALL_DEALS=1000` plays so many of each. */

const DEALS = process.env['SMALL_DEALS'];
/** Of another value of one option fewer: nearly all the solver knows is known of all values. */
const dealsOf = (game: Game): number => Number(DEALS ?? (isDefault(game) ? 8 : 3));
const BUDGET = { nodes: 400_000, memory: 2 ** 20 };
const MOST = 400;

describe.each(cases)('$name', ({ game }) => {
  const plain = plainPlan(game);
  const full = planFor(game);
  // Each piece of knowledge alone, and all together.
  const plans = [
    { ...plain, merging: full.merging },
    { ...plain, harmless: full.harmless },
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
      for (const plan of plans) expect(solveTable(plan, table, BUDGET).verdict, `deal ${number}`).toBe(verdict);
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
