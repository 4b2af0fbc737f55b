import { CARRY, type Game, type Habit, kindOf, type Sense, toOf } from '../engine/index.ts';
import { usualSense } from './shared/usual.sense.ts';

/** Cards that nobody has seen are alike: luck cannot be helped, only the term. */
const upperRows: Habit = {
  why: {
    ru: 'Что останется закрытым выше, то обернётся большим сроком: верхние ряды открывают первыми.',
    en: 'What stays closed higher up means a longer wait: the upper rows are opened first.',
  },
  worth: (_, m) => (kindOf(m) === CARRY ? 100 - toOf(m) : 0),
};

export function sense({ rules }: Game): Sense {
  return { ...usualSense(rules, { widest: 1 }), manners: [[upperRows]] };
}
