import type { Guide, Options } from '../engine/index.ts';
import { FIRST_WASTE } from './open-store.table.ts';
import { from } from './shared/alike.ts';

/** A waste pile is only its cards, as long as none is gathered for a redeal, which takes them in their order. */
export function guide({ piles, redeals }: Options): Guide {
  return redeals === '0' ? { alike: [from(FIRST_WASTE, FIRST_WASTE + Number(piles))] } : {};
}
