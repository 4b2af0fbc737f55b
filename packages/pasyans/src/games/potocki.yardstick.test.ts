import { describe, expect, it } from 'vitest';
import { type Game, legalMoves, MoveBuffer, playMove, type Table } from '../engine/index.ts';
import { rowsOf } from './potocki.testkit.ts';
import { potocki } from './potocki.ts';
import { YARDSTICK, type YardstickDeal } from './potocki.yardstick.testkit.ts';
import { lay, open } from './shared/hand-layout.testkit.ts';

describe('Potocki without redeals is Gaps (R4, R5, R6)', () => {
  it.each(YARDSTICK)('deal $seed reaches $distinctStates positions, none of them won', (deal) => {
    const game = open(potocki, { redeals: '0' });
    const table = lay(game, layoutOf(deal));
    expect(reachable(game, table)).toEqual({ positions: deal.distinctStates, won: 0 });
  });
});

function layoutOf({ suits, rows }: YardstickDeal): string {
  return rowsOf(...rows.map((row, r) => `A${suits[r]} ${row}`));
}

/** Visits every position that can be reached, by playing and taking back; positions are told apart by their keys. */
function reachable(game: Game, table: Table): { positions: number; won: number } {
  const met = new Set<string>();
  let won = 0;
  const visit = (): void => {
    const key = `${table.keyHi},${table.keyLo}`;
    if (met.has(key)) return;
    met.add(key);
    if (game.rules.won(table) !== undefined) won++;
    const moves = legalMoves(game, table, new MoveBuffer());
    for (let i = 0; i < moves.count; i++) {
      const mark = table.mark();
      playMove(game, table, moves.at(i));
      visit();
      table.undoTo(mark);
    }
  };
  visit();
  return { positions: met.size, won };
}
