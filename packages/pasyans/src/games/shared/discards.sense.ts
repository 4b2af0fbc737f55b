import { type Aim, type Care, cardsOn, DISCARD, type Habit, kindOf, OPEN, pilesOf, type Rules, type Sense } from '../../engine/index.ts';
import { USUAL_CARE } from './usual.sense.ts';

/** Cards that are out of the game: what the patiences are about whose cards are discarded together. */
function discarded(rules: Rules): Aim {
  const out = pilesOf(rules, 'discard');
  return {
    why: { ru: 'Если посмотреть вперёд, так удастся сбросить больше карт.', en: 'Looking ahead, more cards can be discarded this way.' },
    of: (s) => cardsOn(s, out),
  };
}

const discarding: Habit = {
  why: { ru: 'Карты уходят из игры.', en: 'The cards leave the game.' },
  worth: (_, m) => (kindOf(m) === DISCARD ? 1 : 0),
};

const opening: Habit = {
  why: { ru: 'Сбросить больше нечего: открывается новая карта.', en: 'Nothing more can be discarded: a new card is opened.' },
  worth: (_, m) => (kindOf(m) === OPEN ? 1 : 0),
};

/** What goes for the patiences whose cards are discarded together: all ways of discarding are looked through. */
export function discardsSense(rules: Rules, care: Partial<Care>): Sense {
  return { manners: [[discarding, opening]], aims: [discarded(rules)], care: { ...USUAL_CARE, margin: 0, ...care } };
}
