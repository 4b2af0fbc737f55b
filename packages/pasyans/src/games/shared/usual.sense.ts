import {
  type Aim,
  type Care,
  cardsOn,
  DRAW,
  fromOf,
  type Habit,
  kindOf,
  type Move,
  pilesOf,
  RECYCLE,
  type Rules,
  type Sense,
  sortOf,
} from '../../engine/index.ts';

/** How much thought a move usually gets. */
export const USUAL_CARE: Care = {
  tables: 4,
  line: 120,
  nodes: 300,
  looksThrough: 0,
  doubts: 0,
  margin: 0.3,
  sure: Number.POSITIVE_INFINITY,
  widest: 6,
  prize: 40,
};

/** Plays to a foundation, from the waste before anything else: the card under it comes free. */
export function building(rules: Rules, fromWaste: number, fromElsewhere: number): readonly Habit[] {
  const wastes = rules.piles.map(({ role }) => role === 'waste');
  const isBuilding = (m: Move): boolean => sortOf(rules, m) === 'build';
  return [
    {
      why: {
        ru: 'Карта уходит на базовую стопку и открывает ту, что под ней.',
        en: 'The card goes to a foundation and frees the one under it.',
      },
      worth: (_, m) => (isBuilding(m) && wastes[fromOf(m)] ? fromWaste : 0),
    },
    {
      why: { ru: 'Карта уходит на базовую стопку.', en: 'The card goes to a foundation.' },
      worth: (_, m) => (isBuilding(m) && !wastes[fromOf(m)] ? fromElsewhere : 0),
    },
  ];
}

/** Turns a card of the stock. */
export const turning: Habit = {
  why: {
    ru: 'На столе сейчас ничего лучше нет: новая карта может помочь.',
    en: 'The table offers nothing better now: a new card may help.',
  },
  worth: (_, m) => (kindOf(m) === DRAW ? 1 : 0),
};

/** Turns the waste over when nothing better is left. */
export const goingThroughAgain: Habit = {
  why: { ru: 'Колода вышла, и её можно пройти ещё раз.', en: 'The stock is out and may be gone through once more.' },
  worth: (_, m) => (kindOf(m) === RECYCLE ? 1 : 0),
};

/** Cards on the foundations: what every patience that has them is about. */
export function gathered(rules: Rules): Aim {
  const foundations = pilesOf(rules, 'foundation');
  return {
    why: {
      ru: 'Если посмотреть вперёд, так на базовые стопки уйдёт больше карт.',
      en: 'Looking ahead, more cards get to the foundations this way.',
    },
    of: (s) => cardsOn(s, foundations),
  };
}

/** What goes for any patience of which nothing more is known. */
export function usualSense(rules: Rules, care: Partial<Care> = {}): Sense {
  return {
    manners: [[...building(rules, 4, 3), turning, goingThroughAgain]],
    aims: [gathered(rules)],
    care: { ...USUAL_CARE, ...care },
  };
}
