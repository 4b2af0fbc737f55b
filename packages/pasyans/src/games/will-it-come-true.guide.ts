import type { Guide } from '../engine/index.ts';
import { placesGuide } from './shared/places.guide.ts';

export const guide = (): Guide => placesGuide(8);
