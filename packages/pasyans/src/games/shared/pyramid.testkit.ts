import { cardCode, type Game, legalMoves, makeCard, playMove, type Rank, type Suit, type Table } from '../../engine/index.ts';

/** The thirteen cards of a suit, up from a rank, round and round, as codes. */
export function suitUp(suit: Suit, from: Rank = 1): string[] {
  return Array.from({ length: 13 }, (_, i) => cardCode(makeCard(suit, (((from - 1 + i) % 13) + 1) as Rank)));
}

/** The thirteen cards of a suit from the king down, as codes. */
export function suitDown(suit: Suit): string[] {
  return suitUp(suit).reverse();
}

/** A line of layout text. */
export function pileOf(name: string, cards: readonly string[]): string {
  return `${name}: ${cards.join(' ')}`;
}

/** Plays to the end, building whenever something can be built: building moves are listed first. */
export function build(game: Game, table: Table, limit = 500): void {
  for (let i = 0; i < limit; i++) {
    const moves = legalMoves(game, table);
    if (moves.count === 0) return;
    playMove(game, table, moves.at(0));
  }
}
