import {
  type Aim,
  CARRY,
  type Card,
  FACES,
  faceOf,
  fromOf,
  type Game,
  type Habit,
  kindOf,
  type Move,
  NONE,
  type Sense,
  type State,
  toOf,
} from '../engine/index.ts';
import { building, gathered, turning, USUAL_CARE } from './shared/usual.sense.ts';
import { areNeighbours, FIRST_ACE, FIRST_PILE, isPile, nextOn, PILE_COUNT, type Sides, sides } from './square.table.ts';

/** How many cards deep a wanted one is looked for under the card that moves. */
const DEEP = 3;

const isPacking = (m: Move): boolean => kindOf(m) === CARRY && isPile(fromOf(m)) && isPile(toOf(m));

/** True when the card at a height continues the suit of the one under it. */
const continues = (s: State, pile: number, height: number): boolean =>
  height > 0 && areNeighbours(faceOf(s.at(pile, height)), faceOf(s.at(pile, height - 1)));

function isWanted(s: State, card: Card, on: Sides): boolean {
  for (let f = FIRST_ACE; f < on.end; f++) if (nextOn(s, f, on) === faceOf(card)) return true;
  return false;
}

const digging = (on: Sides): Habit => ({
  why: { ru: 'Под ней лежит карта, которую ждёт базовая стопка.', en: 'Under it lies a card that a foundation waits for.' },
  worth(s, m) {
    if (!isPacking(m)) return 0;
    const top = s.height(fromOf(m)) - 1;
    for (let deep = 1; deep <= DEEP && deep <= top; deep++) if (isWanted(s, s.at(fromOf(m), top - deep), on)) return DEEP / deep;
    return 0;
  },
});

const packing: Habit = {
  why: { ru: 'Карты одной масти собираются подряд.', en: 'Cards of one suit come together in order.' },
  worth(s, m) {
    if (!isPacking(m)) return 0;
    const breaks = continues(s, fromOf(m), s.height(fromOf(m)) - 1);
    if (s.height(toOf(m)) === 0) return breaks ? -2 : 0.1;
    return breaks ? -0.5 : 1;
  },
};

const emptying: Habit = {
  why: { ru: 'Освобождается место.', en: 'A place is emptied.' },
  worth(s, m) {
    if (!isPacking(m) || s.height(fromOf(m)) > 1) return 0;
    return s.height(toOf(m)) === 0 ? -2 : 2;
  },
};

/** Counts something over the piles of the square. */
const overPiles = (count: (s: State, pile: number) => number, share: number) => (s: State) => {
  let sum = 0;
  for (let pile = FIRST_PILE; pile < FIRST_PILE + PILE_COUNT; pile++) sum += count(s, pile);
  return sum * share;
};

const together: Aim = {
  why: { ru: 'Так больше карт одной масти лежит подряд.', en: 'So more cards of one suit lie together in order.' },
  of: overPiles((s, pile) => {
    let cards = 0;
    for (let height = 1; height < s.height(pile); height++) if (continues(s, pile, height)) cards++;
    return cards;
  }, 0.15),
};

const empties: Aim = {
  why: { ru: 'Так больше свободных мест.', en: 'So more places are free.' },
  of: overPiles((s, pile) => (s.height(pile) === 0 ? 1 : 0), 0.5),
};

/** How deep the cards lie that the foundations wait for, of two equal ones the nearer. */
const nearness = (on: Sides): Aim => ({
  why: { ru: 'Так ближе карты, которых ждут базовые стопки.', en: 'So the cards that foundations wait for are nearer.' },
  of(s) {
    let deep = 0;
    for (let f = FIRST_ACE; f < on.end; f++) {
      const face = nextOn(s, f, on);
      if (face !== NONE) deep += Math.min(depthOf(s, face), depthOf(s, face + FACES));
    }
    return -deep / 10;
  },
});

/** How many cards lie on a card of the piles; one that lies elsewhere counts as deep as can be. */
function depthOf(s: State, card: Card): number {
  const pile = s.pileOf(card);
  const top = isPile(pile) ? s.height(pile) - 1 : -1;
  for (let deep = 0; deep <= top; deep++) if (s.at(pile, top - deep) === card) return deep;
  return PILE_COUNT;
}

/** While the square is laid what fits is played; then all cards are seen, and lines are planned and thought over again halfway. */
export function sense({ rules, options }: Game): Sense {
  const on = sides(options['foundations'] === '4+4' ? 4 : 8);
  return {
    manners: [[...building(rules, 10, 10), turning, digging(on), packing, emptying]],
    aims: [gathered(rules), together, empties, nearness(on)],
    care: { ...USUAL_CARE, tables: 0, nodes: 300 },
  };
}
