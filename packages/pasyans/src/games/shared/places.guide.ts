import type { Guide, Options, Pack } from '../../engine/index.ts';
import { from } from './alike.ts';
import { placesDead } from './places.dead.ts';
import { FIRST_FOUNDATION, FIRST_PLACE } from './places-cloth.ts';
import type { Refill } from './stock.ts';

/**
 * A place is only the card on it, and a foundation only what has been built: their order on the table enters no rule.
 * Places are refilled by their numbers, but all from one source, so which empty one comes first makes no difference.
 */
export function placesGuide(pack: Pack, places: number, { refill, passes, base }: Options): Guide {
  const lowest = base === 'first-card' ? undefined : pack.ranks[0];
  return {
    // Looking through everything decides nearly every deal, and sooner than looking for the good way first.
    worths: [],
    alike: [from(FIRST_FOUNDATION, FIRST_PLACE), from(FIRST_PLACE, FIRST_PLACE + places)],
    dead: placesDead(pack, places, refill as Refill, Number(passes), lowest),
  };
}
