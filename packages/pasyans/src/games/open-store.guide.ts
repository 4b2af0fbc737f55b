import { cardsOn, type Guide, type Options, type State } from '../engine/index.ts';
import { FIRST_FOUNDATION, FIRST_WASTE, STORE, turnOf } from './open-store.table.ts';
import { from } from './shared/alike.ts';
import { buried } from './shared/buried.ts';

// In cards on foundations, found by trying: what a card in the store costs, one that lies on a card wanted sooner, and what an
// empty waste pile is worth.
const IN_STORE = 1.5;
const BURIED = [2, 4];
const EMPTY = 1;

/**
 * Suits enter no rule (R3, R7), and a foundation is only its height. A waste pile is only its cards, as long as none is
 * gathered for a redeal, which takes them in their order.
 */
export function guide({ piles, redeals }: Options): Guide {
  const foundations = from(FIRST_FOUNDATION, FIRST_WASTE);
  const wastes = from(FIRST_WASTE, FIRST_WASTE + Number(piles));
  return {
    alike: redeals === '0' ? [foundations, wastes] : [foundations],
    suitless: true,
    worths: BURIED.map((cost) => (s: State) => {
      let worth = cardsOn(s, foundations) - IN_STORE * s.height(STORE);
      for (const waste of wastes) {
        worth -= cost * buried(s, waste, (card) => turnOf(s, card));
        if (s.height(waste) === 0) worth += EMPTY;
      }
      return worth;
    }),
  };
}
