import {
  type Deal,
  dealTable,
  emptyTable,
  type Game,
  handlesOf,
  outcomeOf,
  playMove,
  playOut,
  type Seen,
  type Session,
  SOAK_LIMIT,
  see,
  type Table,
} from './engine/index.ts';
import { senseOf } from './games/senses.ts';
import type { PlayerKind } from './odds/index.ts';
import { type Hint, hintFor, Thinker } from './sense/index.ts';

/** The sensible player: hints and whole games of a practised person who sees what a player sees. Pure; fit for a worker. */
export { type Hint, Thinker, type Thought } from './sense/index.ts';

/** The sensible player of a game, who has just sat down. */
export function thinkerOf(game: Game): Thinker {
  return new Thinker(game, senseOf(game));
}

/**
 * What the sensible player would do here, and why, in Russian and English. `before` are positions that lie behind (`seenBefore`), to
 * which the hint does not lead back. A move of a hint is always legal; without one nothing sensible is in sight, which is no verdict.
 */
export function hint(game: Game, seen: Seen, before: readonly Seen[] = []): Hint {
  return hintFor(game, senseOf(game), seen, before);
}

/** The last positions before the present one, at most `most`, as a player saw them, in their order. */
export function seenBefore(session: Session, most = 30): readonly Seen[] {
  const { game, deal, moves } = session;
  const table = dealTable(game, deal);
  const handles = handlesOf(deal);
  const seen: Seen[] = [];
  moves.forEach((m, i) => {
    if (i >= moves.length - most) seen.push(see(table, handles));
    playMove(game, table, m);
  });
  return seen;
}

/** The sensible player of whole deals. The dice are thrown from what is seen, so what becomes of a deal is the same everywhere. */
export const sensiblePlayer: PlayerKind = {
  name: 'sensible',
  version: 1,
  open(game) {
    const table = emptyTable(game);
    const thinker = thinkerOf(game);
    return {
      play(deal) {
        playSensibly(game, deal, thinker, table);
        return outcomeOf(game, table) ?? { result: 'lost' };
      },
    };
  },
};

/** Plays a deal to its end as the sensible player does, who sits down anew. Returns how many moves that took: how long a game is. */
export function playSensibly(game: Game, deal: Deal, thinker: Thinker = thinkerOf(game), table: Table = emptyTable(game)): number {
  dealTable(game, deal, table);
  // Nothing is decided: the rules play.
  if (game.choice === 'zero') return playOut(game, table, (steps) => steps.at(0), SOAK_LIMIT);
  const handles = handlesOf(deal);
  thinker.forget();
  let moves = 0;
  for (; moves < SOAK_LIMIT; moves++) {
    const thought = thinker.think(see(table, handles));
    if (!thought) break;
    playMove(game, table, thought.move);
  }
  return moves;
}
