import { dealNumber, type Game, type Options, openGame, type Patience, Session } from 'pasyans';
import { loadPatience, patienceIds } from 'pasyans/catalogue';
import type { Settings } from './settings.ts';

/** The highest number a new deal gets by itself: seven digits can be read out and typed. */
const MOST_DEALT = 9_999_999;

/** A number for a new deal. `random` gives a whole number from 0 to 2^32 - 1. */
export function someDeal(random: () => number): number {
  return 1 + (random() % MOST_DEALT);
}

/** A game of a patience with the given options; options that no longer exist fall back to the defaults. */
export function gameOf(patience: Patience, options: Options = {}): Game {
  const game = openGame(patience, options);
  if (game.ok) return game.value;
  const plain = openGame(patience);
  if (!plain.ok) throw new Error(plain.fault.text.en);
  return plain.value;
}

export function sessionOf(game: Game, deal: number): Session {
  return new Session(game, dealNumber(game.rules.pack, deal));
}

/** The patience to lay out when nothing else is asked for: the one last played, else the first there is. Rejects when it cannot be fetched. */
export async function usualPatience(settings: Settings): Promise<Patience> {
  const [first] = patienceIds;
  const patience = (settings.last && (await loadPatience(settings.last))) || (first && (await loadPatience(first)));
  if (!patience) throw new Error('no patiences');
  return patience;
}
