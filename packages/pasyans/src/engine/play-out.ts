import type { Deal } from './deal.ts';
import { dealTable, emptyTable, type Game, legalMoves, playMove } from './game.ts';
import { type Move, MoveBuffer } from './move.ts';
import { below, type Random } from './random.ts';
import type { Table } from './table.ts';

/** Plays one position on with moves chosen by `choose`, at most `limit` moves. Returns how many were played. */
export function playOut(
  game: Game,
  table: Table,
  choose: (moves: MoveBuffer) => Move,
  limit: number,
  scratch: MoveBuffer = new MoveBuffer(),
): number {
  let played = 0;
  while (played < limit) {
    legalMoves(game, table, scratch);
    if (scratch.count === 0) break;
    playMove(game, table, choose(scratch));
    played++;
  }
  return played;
}

/** The careless player: any legal move, each as likely as the others. */
export function careless(random: Random): (moves: MoveBuffer) => Move {
  return (moves) => moves.at(moves.count === 1 ? 0 : below(random, moves.count));
}

/**
 * Plays a zero-choice patience to its end at full speed. Such a patience lists its next step until it is finished, won
 * or not, so the win need not be asked for at every step.
 */
export function runOut(
  game: Game,
  deal: Pick<Deal, 'seed'> & { readonly cards: ArrayLike<number> },
  table: Table = emptyTable(game),
  scratch: MoveBuffer = new MoveBuffer(),
): Table {
  dealTable(game, deal, table);
  const { rules } = game;
  for (;;) {
    scratch.clear();
    rules.moves(table, scratch);
    if (scratch.count === 0) return table;
    playMove(game, table, scratch.at(0));
  }
}
