import { type Guide, type Options, PACK_36 } from '../engine/index.ts';
import { placesGuide } from './shared/places.guide.ts';

export const guide = (options: Options): Guide => placesGuide(PACK_36, 8, options);
