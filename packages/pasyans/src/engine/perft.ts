import { type Game, legalMoves, playMove } from './game.ts';
import { MoveBuffer } from './move.ts';
import type { Table } from './table.ts';

/**
 * Counts the lines of exactly `depth` moves from a position (lines that end earlier count nothing), by playing and
 * taking back: one number that changes when any rule, step or undo changes. `depth` 0 gives 1.
 */
export function perft(game: Game, table: Table, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(game, table, new MoveBuffer());
  if (depth === 1) return moves.count;
  let lines = 0;
  for (let i = 0; i < moves.count; i++) {
    const mark = table.mark();
    playMove(game, table, moves.at(i));
    lines += perft(game, table, depth - 1);
    table.undoTo(mark);
  }
  return lines;
}
