import {
  type Aim,
  CARRY,
  fromOf,
  type Habit,
  KING,
  kindOf,
  type Move,
  NONE,
  type Rank,
  rankOf,
  type Sense,
  type State,
  toOf,
} from '../../engine/index.ts';
import { COLUMNS, columnOf, FIRST_PLACE, isPlace, placeAt, ROWS, runFrom, wantedAt } from './gap-rows.ts';
import { USUAL_CARE } from './usual.sense.ts';

/** Counts the places that something holds of. */
const places = (holds: (s: State, place: number) => boolean, share: number) => (s: State) => {
  let count = 0;
  for (let place = FIRST_PLACE; place < FIRST_PLACE + ROWS * COLUMNS; place++) if (holds(s, place)) count++;
  return count * share;
};

const following: Aim = {
  why: { ru: 'Так больше карт стоит вслед за своими предыдущими.', en: 'So more cards follow the ones before them.' },
  of: places((s, place) => s.height(place) > 0 && s.top(place) === wantedAt(s, place), 0.2),
};

const livingGaps: Aim = {
  why: { ru: 'Так больше пустых мест ещё можно занять.', en: 'So more gaps can still be filled.' },
  of: places((s, place) => s.height(place) === 0 && wantedAt(s, place) !== NONE, 0.5),
};

const isFilling = (m: Move): boolean => kindOf(m) === CARRY && isPlace(fromOf(m));

const leavingLife: Habit = {
  why: { ru: 'Место, которое она оставляет, ещё можно занять.', en: 'The place that it leaves can still be filled.' },
  worth(s, m) {
    const left = isFilling(m) ? s.top(fromOf(m) - 1) : NONE;
    return left === NONE || rankOf(left) === KING ? 0 : 1;
  },
};

/**
 * All cards are seen: a line is planned, as far as the next shuffle, which nobody can foresee, and played to its end. Rows begin
 * with a card of the rank at the column; so many positions are looked at for each move.
 */
export function gapRowsSense(column: number, rank: Rank, nodes: number): Sense {
  const inOrder: Aim = {
    why: {
      ru: 'Если посмотреть вперёд, так больше карт встанет по порядку.',
      en: 'Looking ahead, more cards come to stand in order this way.',
    },
    of(s) {
      let cards = 0;
      for (let row = 0; row < ROWS; row++) cards += runFrom(s, placeAt(row, column), rank);
      return cards;
    },
  };
  const intoOrder: Habit = {
    why: { ru: 'Карта встаёт на своё место по порядку.', en: 'The card takes its place in order.' },
    worth(s, m) {
      const start = toOf(m) - columnOf(toOf(m)) + column;
      return isFilling(m) && runFrom(s, start, rank) === toOf(m) - start ? 3 : 0;
    },
  };
  return { manners: [[intoOrder, leavingLife]], aims: [inOrder, following, livingGaps], care: { ...USUAL_CARE, nodes } };
}
