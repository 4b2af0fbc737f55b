import type { Game } from 'pasyans';
import { PACES, type Settings } from '../ctrl/settings.ts';
import type { Looks } from '../table/types.ts';

/** What the system asks for besides the settings. */
export interface Wishes {
  readonly lessMotion: boolean;
  readonly moreContrast: boolean;
}

/** Rows that are read from left to right ("the left neighbour", "the first pile") are not turned round for anybody. */
function mayMirror(game: Game): boolean {
  return !game.rules.piles.some((pile) => pile.role === 'place');
}

/** How the table of a game is drawn under these settings. */
export function looksOf(game: Game, settings: Settings, { lessMotion, moreContrast }: Wishes): Looks {
  return {
    indices: settings.indices === 'auto' ? settings.lang : settings.indices,
    style: settings.faces,
    fourColours: settings.fourColours === 'auto' ? moreContrast : settings.fourColours === 'on',
    mirrored: settings.leftHanded && mayMirror(game),
    pace: lessMotion ? 0 : PACES[settings.pace],
  };
}
