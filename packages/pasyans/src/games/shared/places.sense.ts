import type { Game, Habit, Sense } from '../../engine/index.ts';
import { STOCK } from './stock.ts';
import { building, gathered, goingThroughAgain, turning, USUAL_CARE } from './usual.sense.ts';

/**
 * Two manners: playing whatever fits at once, and keeping the fitting cards of the places until the stock is out. Then each of them, as
 * it leaves, draws a card up from the waste: what was held back digs.
 */
export function placesSense({ rules }: Game): Sense {
  const atOnce = building(rules, 4, 3);
  const later = atOnce.map(
    ({ why, worth }): Habit => ({ why, worth: (s, m) => (worth(s, m) === 3 && s.height(STOCK) > 0 ? 0.5 : worth(s, m)) }),
  );
  return {
    manners: [
      [...atOnce, turning, goingThroughAgain],
      [...later, turning, goingThroughAgain],
    ],
    aims: [gathered(rules)],
    care: { ...USUAL_CARE, tables: 12 },
  };
}
