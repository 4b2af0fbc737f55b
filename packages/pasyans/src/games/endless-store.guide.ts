import type { Guide, Options } from '../engine/index.ts';
import { FIRST_FOUNDATION } from './endless-store.table.ts';
import { from } from './shared/alike.ts';

/** Suits enter no rule (R2, R4), and a foundation is only its height. */
export const guide = ({ packs }: Options): Guide => ({
  alike: [from(FIRST_FOUNDATION, FIRST_FOUNDATION + 4 * Number(packs))],
  suitless: true,
});
