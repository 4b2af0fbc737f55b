import type { Game } from 'pasyans';
import { PACES, type Settings } from '../ctrl/settings.ts';
import type { Looks } from '../table/types.ts';

/** What the system asks for besides the settings. */
export interface Wishes {
  readonly lessMotion: boolean;
  readonly moreContrast: boolean;
}

/** How the page is lit. */
export type Light = Exclude<Settings['theme'], 'auto'>;

/** The light that the player has chosen, else the one the system asks for. */
export function lightOf({ theme }: Settings, { moreContrast, day }: Pick<Wishes, 'moreContrast'> & { readonly day: boolean }): Light {
  if (theme !== 'auto') return theme;
  return moreContrast ? 'contrast' : day ? 'light' : 'dark';
}

/** Rows that are read from left to right ("the left neighbour", "the first pile") are not turned round for anybody. */
function mayMirror(game: Game): boolean {
  return !game.rules.piles.some((pile) => pile.role === 'place');
}

/**
 * Whether the suits of a game have four colours unless the player says otherwise: where one decides by suits. A patience that
 * plays itself keeps the two that everybody knows, and where colours alternate four would hinder.
 */
export const fourColoursOf = ({ patience, choice }: Game): boolean => (patience.bySuit ?? false) && choice !== 'zero';

/** How the table of a game is drawn under these settings. */
export function looksOf(game: Game, settings: Settings, { lessMotion, moreContrast }: Wishes): Looks {
  return {
    indices: settings.indices === 'auto' ? settings.lang : settings.indices,
    style: settings.faces,
    fourColours: settings.fourColours[game.patience.id] ?? (moreContrast || fourColoursOf(game)),
    back: settings.back,
    mirrored: settings.leftHanded && mayMirror(game),
    pace: lessMotion ? 0 : PACES[settings.pace],
  };
}
