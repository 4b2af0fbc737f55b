import { type Game, legalMoves, playMove, refusal, type Table } from '../../engine/index.ts';
import { formatMove, parseAttempt, parseMove } from '../../record/index.ts';

/** The legal moves in notation, in the order of the alphabet: for games whose moves name the cards that go out. */
export function moves(game: Game, table: Table): string[] {
  return Array.from(legalMoves(game, table).toArray(), (m) => formatMove(game, table, m)).sort();
}

/** Plays moves given in notation, one after another; one that is refused fails the test. */
export function playTyped(game: Game, table: Table, ...tokens: readonly string[]): void {
  for (const token of tokens) {
    const read = parseMove(game, table, token);
    if (!read.ok) throw new Error(read.fault.text.en);
    playMove(game, table, read.value);
  }
}

/** The rule that refuses a move given in notation and its Russian sentence; `undefined` when the move is legal. */
export function refusedTyped(game: Game, table: Table, token: string): readonly [string, string] | undefined {
  const read = parseAttempt(game, table, token);
  if (!read.ok) throw new Error(read.fault.text.en);
  const reason = refusal(game, table, read.value);
  return reason && [reason.rule, reason.text.ru];
}
