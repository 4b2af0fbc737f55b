import { type Aim, CARRY, fromOf, type Game, type Habit, KING, kindOf, NONE, rankOf, type Sense, type State, toOf } from '../engine/index.ts';
import { COLUMNS, columnOf, FIRST_PLACE, isPlace, lengthOf, PILES, ROWS, wantedAt } from './potocki.grid.ts';
import { USUAL_CARE } from './shared/usual.sense.ts';

const inOrder: Aim = {
  why: { ru: 'Если посмотреть вперёд, так больше карт встанет по порядку.', en: 'Looking ahead, more cards come to stand in order this way.' },
  of(s) {
    let cards = 0;
    for (let row = 0; row < ROWS; row++) cards += lengthOf(s, row);
    return cards;
  },
};

const following: Aim = {
  why: { ru: 'Так больше карт стоит вслед за своими предыдущими.', en: 'So more cards follow the ones before them.' },
  of(s) {
    let cards = 0;
    for (let place = FIRST_PLACE + 1; place < PILES; place++) if (columnOf(place) > 1 && isFollowing(s, place)) cards++;
    return cards / 5;
  },
};

function isFollowing(s: State, place: number): boolean {
  const left = s.top(place - 1);
  return left !== NONE && rankOf(left) !== KING && s.top(place) === left + 1;
}

const livingGaps: Aim = {
  why: { ru: 'Так больше пустых мест ещё можно занять.', en: 'So more gaps can still be filled.' },
  of(s) {
    let gaps = 0;
    for (let place = FIRST_PLACE; place < PILES; place++) if (s.height(place) === 0 && wantedAt(s, place) !== NONE) gaps++;
    return gaps / 2;
  },
};

const isFilling = (m: number): boolean => kindOf(m) === CARRY && isPlace(fromOf(m));

const intoOrder: Habit = {
  why: { ru: 'Карта встаёт на своё место по порядку.', en: 'The card takes its place in order.' },
  worth(s, m) {
    const row = Math.floor((toOf(m) - FIRST_PLACE) / COLUMNS);
    return isFilling(m) && lengthOf(s, row) === columnOf(toOf(m)) - 1 ? 3 : 0;
  },
};

const leavingLife: Habit = {
  why: { ru: 'Место, которое она оставляет, ещё можно занять.', en: 'The place that it leaves can still be filled.' },
  worth(s, m) {
    const left = isFilling(m) ? s.top(fromOf(m) - 1) : NONE;
    return left === NONE || rankOf(left) === KING ? 0 : 1;
  },
};

/** All cards are seen: a line is planned up to the next redeal, which nobody can foresee, and played to its end. */
export function sense(_: Game): Sense {
  return { manners: [[intoOrder, leavingLife]], aims: [inOrder, following, livingGaps], care: { ...USUAL_CARE, nodes: 1000 } };
}
