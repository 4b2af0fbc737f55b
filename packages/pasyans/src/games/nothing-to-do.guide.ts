import type { Guide, Options } from '../engine/index.ts';
import { placesGuide } from './shared/places.guide.ts';

export const guide = ({ places }: Options): Guide => placesGuide(Number(places));
