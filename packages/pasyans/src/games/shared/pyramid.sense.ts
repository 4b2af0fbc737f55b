import {
  CARRY,
  type Card,
  countOf,
  type Face,
  faceOf,
  fromOf,
  type Game,
  type Habit,
  kindOf,
  NONE,
  type Sense,
  type State,
  toOf,
} from '../../engine/index.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, isColumn } from './pyramid-cloth.ts';
import { WASTE } from './stock.ts';
import { building, gathered, goingThroughAgain, turning, USUAL_CARE } from './usual.sense.ts';

/** The pyramids; `next` is the face that a begun foundation takes next, `NONE` when it is complete. */
export function pyramidSense({ rules }: Game, next: (s: State, foundation: number) => Face): Sense {
  const isWanted = (s: State, card: Card): boolean => {
    for (let f = FIRST_FOUNDATION; f < FIRST_COLUMN; f++) if (s.height(f) > 0 && next(s, f) === faceOf(card)) return true;
    return false;
  };
  /** The card of a column that such a move uncovers; `NONE` for other moves and where the column is emptied. */
  const uncovered = (s: State, m: number): Card => (isColumn(fromOf(m)) ? s.at(fromOf(m), s.height(fromOf(m)) - countOf(m) - 1) : NONE);
  const isLaying = (m: number): boolean => kindOf(m) === CARRY && isColumn(toOf(m));
  const fromWaste: Habit = {
    why: { ru: 'Карта сходит с талона и открывает ту, что под ней.', en: 'The card leaves the waste and frees the one under it.' },
    worth: (_, m) => (isLaying(m) && fromOf(m) === WASTE ? 3 : 0),
  };
  const emptying: Habit = {
    why: {
      ru: 'Столбец освобождается, и на его место придёт новая карта.',
      en: 'The column is emptied, and a new card comes in its place.',
    },
    worth: (s, m) => (isLaying(m) && isColumn(fromOf(m)) && uncovered(s, m) === NONE ? 2 : 0),
  };
  const uncovering: Habit = {
    why: { ru: 'Открывается карта, которую ждёт базовая стопка.', en: 'It uncovers a card that a foundation waits for.' },
    worth(s, m) {
      const card = isLaying(m) ? uncovered(s, m) : NONE;
      return card !== NONE && isWanted(s, card) ? 2.5 : 0;
    },
  };
  return {
    manners: [[...building(rules, 6, 5), fromWaste, uncovering, emptying, turning, goingThroughAgain]],
    aims: [gathered(rules)],
    care: { ...USUAL_CARE, margin: 1, tables: 3, line: 30, nodes: 100, sure: 6 },
  };
}
