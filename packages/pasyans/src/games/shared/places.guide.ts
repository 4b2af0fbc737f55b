import type { Guide } from '../../engine/index.ts';
import { from } from './alike.ts';
import { FIRST_FOUNDATION, FIRST_PLACE } from './places-cloth.ts';

/**
 * A place is only the card on it, and a foundation only what has been built: their order on the table enters no rule.
 * Places are refilled by their numbers, but all from one source, so which empty one comes first makes no difference.
 */
export const placesGuide = (places: number): Guide => ({
  // Looking through everything decides nearly every deal, and sooner than looking for the good way first.
  worths: [],
  alike: [from(FIRST_FOUNDATION, FIRST_PLACE), from(FIRST_PLACE, FIRST_PLACE + places)],
});
