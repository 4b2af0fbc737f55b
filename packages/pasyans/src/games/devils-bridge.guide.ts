import { type Card, cardsOn, type Guide, rankOf, type State, suitOf } from '../engine/index.ts';
import { COLUMNS } from './devils-bridge.ts';
import { from } from './shared/alike.ts';
import { buried } from './shared/buried.ts';
import { onward } from './shared/onward.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, SUIT_SIZE } from './shared/pyramid-cloth.ts';
import { PASS, STOCK, WASTE } from './shared/stock.ts';

const KINGS = FIRST_FOUNDATION + 4;
/** Further than any card is from its turn: it goes nowhere any more. */
const NEVER = 50;
const FOUNDATIONS = from(FIRST_FOUNDATION, FIRST_COLUMN);
const ALL_COLUMNS = from(FIRST_COLUMN, FIRST_COLUMN + COLUMNS);

/** What a buried card costs, in cards on foundations: in the waste, for each step that it comes too late, in a column. */
interface BuriedCosts {
  readonly waste: number;
  readonly distance: number;
  readonly column: number;
}

// Found by trying. Columns run down, which is the wrong order for the kings' piles.
const COSTS: readonly BuriedCosts[] = [
  { waste: 0.5, distance: 0, column: 1 },
  { waste: 0.5, distance: 0.1, column: 0.5 },
];

/** A card is wanted by the pile of its ace or by that of its king, whichever comes first. */
const levels =
  (s: State) =>
  (card: Card): number => {
    const rank = rankOf(card);
    const up = rank - s.height(FIRST_FOUNDATION + suitOf(card)) - 1;
    const down = SUIT_SIZE - s.height(KINGS + suitOf(card)) - rank;
    return Math.min(up < 0 ? NEVER : up, down < 0 ? NEVER : down);
  };

/** A column is only its cards: where it stands on the slopes enters no rule, and all columns refill from one source. */
export const guide = (): Guide => ({
  alike: [ALL_COLUMNS],
  progress: onward(STOCK, FOUNDATIONS, PASS),
  worths: COSTS.map(({ waste, distance, column }) => (s) => {
    const level = levels(s);
    let worth = cardsOn(s, FOUNDATIONS) - waste * buried(s, WASTE, level, distance);
    for (const pile of ALL_COLUMNS) worth -= column * buried(s, pile, level, distance);
    return worth;
  }),
});
