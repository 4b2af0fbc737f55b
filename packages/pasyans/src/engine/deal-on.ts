import { legalMoves } from './game.ts';
import { DRAW, kindOf, type Move } from './move.ts';
import type { Session } from './session.ts';

/** The next card of the command "deal on"; `undefined` where the patience has no such command or nothing is left to deal. */
export function nextToDeal({ game, table }: Session): Move | undefined {
  if (!game.rules.dealsOn) return undefined;
  return legalMoves(game, table)
    .toArray()
    .find((m) => kindOf(m) === DRAW);
}

/** The moves of the command: one card at least, then on until the patience says stop. */
export function* dealingOn(session: Session): Generator<Move> {
  for (let m = nextToDeal(session); m !== undefined; m = nextToDeal(session)) {
    yield m;
    if (!session.game.rules.dealsOn?.(session.table, m)) return;
  }
}
