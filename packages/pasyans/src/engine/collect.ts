import { type Game, legalMoves } from './game.ts';
import { CARRY, fromOf, kindOf, type Move, MoveBuffer, toOf } from './move.ts';
import type { Role } from './pile.ts';
import type { Session } from './session.ts';
import type { State } from './state.ts';

/** `all`: every card that fits (C14); `harmless`: only those of which the patience has a proof that they can never hurt. */
export type Collecting = 'all' | 'harmless';

/** Where C14 looks for a card, one kind of pile after the other; a card comes from nowhere else. */
const SOURCES: readonly Role[] = ['place', 'tableau', 'reserve', 'waste', 'hand'];

/** The next card of the command "collect"; `undefined` when none fits. Of two foundations the lower-numbered one (C7). */
export function nextToCollect(game: Game, s: State, which: Collecting = 'all', scratch: MoveBuffer = new MoveBuffer()): Move | undefined {
  if (!collects(game, which)) return undefined;
  legalMoves(game, s, scratch);
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < scratch.count; i++) {
    const m = scratch.at(i);
    const rank = rankOf(game, m);
    if (rank >= least || !isWanted(game, s, m, which)) continue;
    best = m;
    least = rank;
  }
  return best;
}

/** True when the patience has the command at all: decisions, foundations, and for harmless cards the proof. */
export function collects({ choice, rules }: Game, which: Collecting = 'all'): boolean {
  return choice !== 'zero' && rules.piles.some(({ role }) => role === 'foundation') && (which === 'all' || rules.harmless !== undefined);
}

/** The moves of the command, each found when the one before has been played. */
export function* collecting(session: Session, which: Collecting = 'all'): Generator<Move> {
  const next = (): Move | undefined => nextToCollect(session.game, session.table, which);
  for (let m = next(); m !== undefined; m = next()) yield m;
}

/** The place of a move in the order of C14 and C7; infinite for moves that collect nothing. */
function rankOf({ rules }: Game, m: Move): number {
  const source = SOURCES.indexOf(rules.piles[fromOf(m)]?.role ?? 'discard');
  if (kindOf(m) !== CARRY || source < 0 || rules.piles[toOf(m)]?.role !== 'foundation') return Number.POSITIVE_INFINITY;
  return (source * 256 + fromOf(m)) * 256 + toOf(m);
}

function isWanted({ rules }: Game, s: State, m: Move, which: Collecting): boolean {
  return which === 'all' ? !rules.heldBack?.(s, m) : (rules.harmless?.(s, m) ?? false);
}
