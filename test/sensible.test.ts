import { dealNumber, dealTable, type Game, handlesOf, legalMoves, playMove, randomFrom, see, type Table } from 'pasyans';
import { hint, thinkerOf } from 'pasyans/play';
import { describe, expect, it } from 'vitest';
import { cases } from './kit/every.ts';
import { swapHidden } from './kit/hidden.ts';
import { same } from './kit/same.ts';

const chosen = cases.filter(({ game }) => game.choice !== 'zero');

/** So many moves are played between two looks. */
const STRIDE = 6;
const LOOKS = 2;

/** Plays a deal as the sensible player does and visits a position every few moves. */
function alongTheWay(game: Game, id: number, visit: (table: Table) => void): void {
  const deal = dealNumber(game.rules.pack, id);
  const table = dealTable(game, deal);
  const handles = handlesOf(deal);
  const thinker = thinkerOf(game);
  for (let move = 0; move < STRIDE * LOOKS; move++) {
    if (move % STRIDE === 0) visit(table);
    const thought = thinker.think(see(table, handles));
    if (!thought) break;
    if (!legalMoves(game, table).has(thought.move)) throw new Error(`the illegal move ${thought.move}`);
    playMove(game, table, thought.move);
  }
  visit(table);
}

describe.each(chosen)('the sensible player: $name', ({ game }) => {
  it('plays legal moves, the same whatever lies hidden and whatever a redeal would bring, and says why', () => {
    const handles = handlesOf(dealNumber(game.rules.pack, 1));
    let [positions, hints] = [0, 0];
    alongTheWay(game, 7, (table) => {
      const other = swapHidden(game, table, randomFrom(table.keyLo));
      other.seed = table.seed ^ 0x5a5a5a5a;
      const [one, two] = [table, other].map((t) => hint(game, see(t, handles)));
      same(JSON.stringify(two), JSON.stringify(one), 'the hint where other cards are hidden');
      if (legalMoves(game, table).count > 0) positions++;
      if (one?.move === undefined) return;
      hints++;
      same(legalMoves(game, table).has(one.move), true, 'a legal hint');
      same(/^\p{Lu}.+: \p{Ll}.+[.]$/u.test(one.text.ru) && /\p{Script=Cyrillic}/u.test(one.reason.ru), true, one.text.ru);
      same(/^[A-Z].+: [a-z].+[.]$/.test(one.text.en), true, one.text.en);
    });
    // Some deals are lost before the first move.
    expect(hints > 0).toBe(positions > 0);
  });
});
