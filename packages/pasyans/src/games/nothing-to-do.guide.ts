import { type Guide, type Options, PACK_32, PACK_36 } from '../engine/index.ts';
import { placesGuide } from './shared/places.guide.ts';

export function guide({ pack, places, ...options }: Options): Guide {
  return placesGuide(pack === '36' ? PACK_36 : PACK_32, Number(places), options);
}
