import { type Aim, CARRY, fromOf, type Game, type Habit, kindOf, NONE, type Sense, toOf } from '../engine/index.ts';
import { FIRST_WASTE, FULL, HAND, isFoundation, isWaste, STORE, turnOf } from './open-store.table.ts';
import { gathered, turning, USUAL_CARE } from './shared/usual.sense.ts';

const building: readonly Habit[] = (
  [
    [STORE, 12, { ru: 'Магазин пустеет: это первое, о чём надо заботиться.', en: 'The store gets emptier: that comes first.' }],
    [HAND, 10, { ru: 'Карта из руки сразу уходит на базовую стопку.', en: 'The card in hand goes to a foundation at once.' }],
  ] as const
).map(([from, worth, why]) => ({ why, worth: (_, m) => (isBuilding(m) && fromOf(m) === from ? worth : 0) }));

const fromWaste: Habit = {
  why: {
    ru: 'Карта уходит на базовую стопку и открывает ту, что под ней.',
    en: 'The card goes to a foundation and frees the one under it.',
  },
  worth: (_, m) => (isBuilding(m) && isWaste(fromOf(m)) ? 11 : 0),
};

function isBuilding(m: number): boolean {
  return kindOf(m) === CARRY && isFoundation(toOf(m));
}

const laying: Habit = {
  why: {
    ru: 'Здесь она меньше всего мешает: под ней карты, которые понадобятся позже.',
    en: 'There it is least in the way: the cards under it are needed later.',
  },
  worth(s, m) {
    if (kindOf(m) !== CARRY || !isWaste(toOf(m))) return 0;
    const turn = turnOf(s, s.top(HAND));
    const there = s.top(toOf(m));
    if (there === NONE) return 4 + turn / FULL;
    const later = turnOf(s, there) - turn;
    return later >= 0 ? 6 - 0.4 * later : 4 + 0.2 * later;
  },
};

const storing: Habit = {
  why: {
    ru: 'На магазине эта карта никому не мешает: она уйдёт раньше той, что под ней.',
    en: "On the store it is in nobody's way: it leaves before the card under it.",
  },
  worth: (_, m) => (kindOf(m) === CARRY && toOf(m) === STORE ? 5.5 : 0),
};

const emptyStore: Aim = {
  why: { ru: 'Так скорее опустеет магазин.', en: 'So the store is emptied sooner.' },
  of: (s) => -s.height(STORE) / 2,
};

/** Cards of the waste piles that lie on one which is needed sooner. */
function inTheWay(end: number): Aim {
  return {
    why: { ru: 'Так меньше карт лежит поверх нужных раньше.', en: 'So fewer cards lie on ones that are needed sooner.' },
    of(s) {
      let cards = 0;
      for (let waste = FIRST_WASTE; waste < end; waste++) {
        let soonest = FULL;
        for (let i = 0; i < s.height(waste); i++) {
          const turn = turnOf(s, s.at(waste, i));
          if (turn > soonest) cards += turn > soonest + 3 ? 1.5 : 1;
          else soonest = turn;
        }
      }
      return -0.3 * cards;
    },
  };
}

export function sense({ rules, options }: Game): Sense {
  return {
    manners: [[...building, fromWaste, laying, storing, turning]],
    aims: [gathered(rules), emptyStore, inTheWay(FIRST_WASTE + Number(options['piles']))],
    care: { ...USUAL_CARE, margin: 1, tables: 4, line: 25, widest: 5 },
  };
}
