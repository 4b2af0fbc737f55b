import type { Guide, Options } from '../engine/index.ts';
import { FIRST_FOUNDATION } from './endless-store.table.ts';
import { from } from './shared/alike.ts';
import { onward } from './shared/onward.ts';
import { PASS, STOCK } from './shared/stock.ts';

/** Suits enter no rule (R2, R4), and a foundation is only its height. */
export function guide({ packs }: Options): Guide {
  const foundations = from(FIRST_FOUNDATION, FIRST_FOUNDATION + 4 * Number(packs));
  return { alike: [foundations], suitless: true, progress: onward(STOCK, foundations, PASS) };
}
