import {
  below,
  careless,
  dealNumber,
  dealTable,
  type Game,
  legalMoves,
  playMove,
  type Random,
  randomFrom,
  shuffle,
  type Table,
} from 'pasyans';
import { planFor, solveTable } from 'pasyans/solve';

/** Enough for a line to the end of every other deal that has one. */
const BUDGET = { nodes: 4000, memory: 2 ** 22 };
/** So many moves before the end a small deal begins, at most. */
const FARTHEST = 24;
const LONGEST = 300;

/**
 * A deal of what is left of the pack shortly before the end of a game: few ranks, few cards, small piles, so that all of it
 * can be enumerated. The cards of the stock and of the waste are shuffled anew, each among themselves, so that what led there decides nothing.
 */
export function smallDeal(game: Game, number: number): Table {
  const random = randomFrom(number, 77);
  const table = dealTable(game, dealNumber(game.rules.pack, number));
  const marks = play(game, table, random);
  table.undoTo(marks[Math.max(0, marks.length - 1 - below(random, FARTHEST))] ?? 0);
  for (const [pile, { role }] of game.rules.piles.entries()) if (role === 'stock' || role === 'waste') mix(table, pile, random);
  table.forget();
  return table;
}

/** Plays to a win if one is found soon, else at random; the marks before each move. */
function play(game: Game, table: Table, random: Random): number[] {
  const marks: number[] = [];
  const verdict = solveTable(planFor(game), table, BUDGET);
  if (verdict.verdict === 'won') {
    for (const m of verdict.line) {
      marks.push(table.mark());
      playMove(game, table, m);
    }
    return marks;
  }
  const choose = careless(random);
  while (marks.length < LONGEST && legalMoves(game, table).count > 0) {
    marks.push(table.mark());
    playMove(game, table, choose(legalMoves(game, table)));
  }
  return marks;
}

function mix(table: Table, pile: number, random: Random): void {
  const heights = Uint8Array.from({ length: table.height(pile) }, (_, i) => i);
  table.order(pile, shuffle(heights, random));
}
