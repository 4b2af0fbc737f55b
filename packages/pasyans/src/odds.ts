import type { Game } from './engine/index.ts';
import { carelessPlayer, type PlayerKind, plainPlay } from './odds/index.ts';

export * from './odds/index.ts';

/** Who can play a game: what `--player` chooses from. A player joins the studies by being listed here. */
export function playersOf(game: Game): readonly PlayerKind[] {
  return game.choice === 'zero' ? [carelessPlayer, plainPlay] : [carelessPlayer];
}
