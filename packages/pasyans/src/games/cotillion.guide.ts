import type { Guide, Options } from '../engine/index.ts';
import { cotillionDead } from './cotillion.dead.ts';
import { FIRST_FOUNDATION, PAIRS, PILES, sameKind } from './cotillion.table.ts';
import { from } from './shared/alike.ts';
import { onward } from './shared/onward.ts';
import { PASS, STOCK } from './shared/stock.ts';

const FOUNDATIONS = from(FIRST_FOUNDATION, PILES);

/** The two foundations of a kind stand opposite each other, and no rule asks which is which (R5). */
export const guide = ({ redeals }: Options): Guide => ({
  alike: FOUNDATIONS.slice(0, PAIRS).map((f) => [f, sameKind(f)]),
  dead: cotillionDead(Number(redeals) + 1),
  progress: onward(STOCK, FOUNDATIONS, PASS),
});
