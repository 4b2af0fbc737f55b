import { type Card, cardsOn, type Guide, type State } from '../../engine/index.ts';
import { from } from './alike.ts';
import { buried } from './buried.ts';
import { onward } from './onward.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION } from './pyramid-cloth.ts';
import { PASS, STOCK, WASTE } from './stock.ts';

/** What a buried card costs, in cards on foundations: in the waste, for each step that it comes too late, in a column. */
export interface BuriedCosts {
  readonly waste: number;
  readonly distance: number;
  readonly column: number;
}

const FOUNDATIONS = from(FIRST_FOUNDATION, FIRST_COLUMN);

/** A column is only its cards: where it stands on the slopes enters no rule, and all columns refill from one source. */
export function pyramidGuide(columns: number, levels: (s: State) => (card: Card) => number, costs: readonly BuriedCosts[]): Guide {
  const all = from(FIRST_COLUMN, FIRST_COLUMN + columns);
  return {
    alike: [all],
    progress: onward(STOCK, FOUNDATIONS, PASS),
    worths: costs.map(({ waste, distance, column }) => (s) => {
      const level = levels(s);
      let worth = cardsOn(s, FOUNDATIONS) - waste * buried(s, WASTE, level, distance);
      if (column > 0) for (const pile of all) worth -= column * buried(s, pile, level, distance);
      return worth;
    }),
  };
}
