import { PACES, type Settings } from '../ctrl/settings.ts';
import type { Looks } from '../table/types.ts';

/** What the system asks for besides the settings. */
export interface Wishes {
  readonly lessMotion: boolean;
  readonly moreContrast: boolean;
}

/** How the table is drawn under these settings. */
export function looksOf(settings: Settings, { lessMotion, moreContrast }: Wishes): Looks {
  return {
    indices: settings.indices === 'auto' ? settings.lang : settings.indices,
    style: settings.faces,
    fourColours: settings.fourColours === 'auto' ? moreContrast : settings.fourColours === 'on',
    mirrored: settings.leftHanded,
    pace: lessMotion ? 0 : PACES[settings.pace],
  };
}
