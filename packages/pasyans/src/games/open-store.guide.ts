import type { Guide, Options } from '../engine/index.ts';
import { FIRST_FOUNDATION, FIRST_WASTE } from './open-store.table.ts';
import { from } from './shared/alike.ts';

/**
 * Suits enter no rule (R3, R7), and a foundation is only its height. A waste pile is only its cards, as long as none is
 * gathered for a redeal, which takes them in their order.
 */
export function guide({ piles, redeals }: Options): Guide {
  const foundations = from(FIRST_FOUNDATION, FIRST_WASTE);
  const wastes = from(FIRST_WASTE, FIRST_WASTE + Number(piles));
  return { alike: redeals === '0' ? [foundations, wastes] : [foundations], suitless: true };
}
