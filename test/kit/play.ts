import { type Deal, dealNumber, dealTable, type Game, legalMoves, type Move, playMove, type Table } from 'pasyans';

/** A position reached by choices: each number picks one of the legal moves there. Shrinks well: fewer and smaller numbers. */
export interface Reached {
  readonly deal: Deal;
  readonly table: Table;
  readonly moves: readonly Move[];
}

/** Plays from deal number `id`, calling `at` before every move and once at the end. */
export function reach(game: Game, id: number, choices: readonly number[], at: (table: Table) => void = () => {}): Reached {
  const deal = dealNumber(game.rules.pack, id);
  const table = dealTable(game, deal);
  const moves: Move[] = [];
  for (const choice of choices) {
    const legal = legalMoves(game, table);
    if (legal.count === 0) break;
    at(table);
    const m = legal.at(choice % legal.count);
    playMove(game, table, m);
    moves.push(m);
  }
  at(table);
  return { deal, table, moves };
}
