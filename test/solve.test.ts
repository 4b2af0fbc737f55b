import { below, careless, dealNumber, dealTable, legalMoves, playMove, playOut, randomFrom, type Table } from 'pasyans';
import { plainPlan, planFor, solveTable, solving } from 'pasyans/solve';
import { describe, expect, test } from 'vitest';
import { enumerate } from './kit/brute.ts';
import { cases } from './kit/every.ts';

/** The solver's verdicts against plain enumeration, on positions with few cards left to play. */

const BUDGET = { nodes: 200_000, memory: 2 ** 20 };
const MOST = 400;
const DEALS = 5;
/** Back from the end of a random game: near enough that everything can be enumerated. */
const BACK = [1, 2, 4, 7, 12];
const LONGEST = 300;

/** A position a few moves before the end of a random game. */
function nearTheEnd(game: (typeof cases)[number]['game'], number: number, back: number): Table {
  const random = randomFrom(number, 77);
  const table = dealTable(game, dealNumber(game.rules.pack, number));
  const marks: number[] = [];
  const choose = careless(random);
  while (marks.length < LONGEST && legalMoves(game, table).count > 0) {
    marks.push(table.mark());
    playMove(game, table, choose(legalMoves(game, table)));
  }
  table.undoTo(marks[Math.max(0, marks.length - back)] ?? 0);
  return table;
}

describe.each(cases)('$name', ({ game }) => {
  test('has the verdicts of plain enumeration, with and without merging', () => {
    const unguided = plainPlan(game);
    const plans = [planFor(game), unguided];
    for (let number = 1; number <= DEALS; number++) {
      for (const back of BACK) {
        const table = nearTheEnd(game, number, back);
        const found = enumerate(game, table, MOST);
        if (found === undefined) continue;
        for (const plan of plans) {
          const verdict = solveTable(plan, table, BUDGET);
          expect(verdict.verdict, `deal ${number}, ${back} from the end`).toBe(found.won ? 'won' : 'lost');
        }
        // Without any knowledge of the game it meets exactly what can be reached.
        const plain = solveTable(unguided, table, BUDGET);
        if (!found.won) expect(plain.positions).toBe(found.positions);
      }
    }
  });
});

test('a search may be cut into slices and stops at its budget, counted alike every time', () => {
  const { game } = cases.find(({ game: { choice } }) => choice === 'hidden') as (typeof cases)[number];
  const table = dealTable(game, dealNumber(game.rules.pack, 1 + below(randomFrom(1), 100)));
  const plan = planFor(game);
  const small = { nodes: 500, memory: 2 ** 20 };
  const once = solveTable(plan, table, small);
  expect(once).toEqual(solveTable(plan, table, small));
  expect(table.mark()).toBe(0);
  const work = solving(plan, table, small);
  work.next();
  work.return(once);
  expect(table.mark()).toBe(0);
  expect(once.nodes).toBeLessThanOrEqual(500);
  expect(playOut(game, table, careless(randomFrom(1)), 3)).toBe(3);
});
