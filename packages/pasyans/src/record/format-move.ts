import { CARRY, type Game, legalMoves, type Move, type State } from '../engine/index.ts';
import { describe, fits, type Spoken, writeSpoken } from './spoken.ts';
import { takenForms } from './taken.ts';

/**
 * Writes a move of a position in notation (docs/notation.md): the shortest form that no other legal move answers to.
 * A move that is not legal can be written too.
 */
export function formatMove(game: Game, s: State, m: Move): string {
  return shortest(game, s, m, legalMoves(game, s).toArray());
}

/** The same, when the legal moves are known. */
export function shortest(game: Game, s: State, m: Move, legal: readonly Move[]): string {
  const forms = formsOf(describe(s, m));
  const clear = forms.find((said) => legal.every((other) => other === m || !fits(s, said, other)));
  return writeSpoken(game, clear ?? (forms[forms.length - 1] as Spoken));
}

/** The forms of a move that may be written, shortest first. */
function formsOf(all: Spoken): readonly Spoken[] {
  const { kind, face, from, to, n } = all;
  if (all.taken) return takenForms(all.taken).map((taken) => ({ kind, taken }));
  if (kind !== CARRY) return [{ kind }, { kind, n }, { kind, to }, { kind, from }, { kind, from, to }, all];
  if (face === undefined) return [{ kind, from, to }, all];
  return [{ kind, face, to }, { kind, face, from, to }, all];
}
