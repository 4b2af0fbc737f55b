import { type Card, countOf, type Game, type Habit, heightOf, kindOf, type Move, PLUCK, type Sense, type State } from '../engine/index.ts';
import { agree, GROOM, ROW, STOCK } from './royal-marriage.row.ts';
import { discardsSense } from './shared/discards.sense.ts';

/** How far from the gap a discard changes what stands two or three places apart. */
const NEAR = 4;

const keepingAgreement: Habit = {
  why: {
    ru: 'После этого рядом остаётся больше карт, сходных между собой.',
    en: 'It leaves more cards near it that agree with each other.',
  },
  worth: (s, m) => (kindOf(m) === PLUCK ? 20 + agreements(s, m, countOf(m)) - agreements(s, m, 0) : 0),
};

/** How many cards two or three places apart agree around a discard, when `gone` of its cards have gone: none or all. */
function agreements(s: State, m: Move, gone: number): number {
  const at = heightOf(m);
  const length = s.height(ROW) - gone;
  const end = Math.min(length, at + countOf(m) + NEAR);
  const cardAt = (i: number): Card => s.at(ROW, i < at ? i : i + gone);
  let found = 0;
  for (let i = Math.max(0, at - NEAR); i < end; i++) {
    if (i + 2 < length && agree(cardAt(i), cardAt(i + 2))) found++;
    if (i + 3 < length && agree(cardAt(i), cardAt(i + 3))) found++;
  }
  return found;
}

const pairsBeforeSingles: Habit = {
  why: { ru: 'Уходят сразу две карты.', en: 'Two cards go at once.' },
  worth: (_, m) => (kindOf(m) === PLUCK ? countOf(m) : 0),
};

const nearTheBride: Habit = {
  why: {
    ru: 'Ряд разбирают ближе к даме червей: справа ещё придут новые карты.',
    en: 'The row is cleared near the queen of hearts: on the right new cards still come.',
  },
  worth: (_, m) => (kindOf(m) === PLUCK ? 20 - 0.3 * heightOf(m) : 0),
};

/** By habit while the stock is long; ways of discarding are looked through when few cards are left in it. */
export function sense({ rules }: Game): Sense {
  return {
    ...discardsSense(rules, { looksThrough: 10, nodes: 100, tables: 4, widest: 4, doubts: 0.75 }),
    manners: [[keepingAgreement, pairsBeforeSingles, nearTheBride]],
    // R1: the groom lies at the bottom.
    known: ({ piles }) => (piles[STOCK]?.length ? [{ pile: STOCK, index: 0, face: GROOM }] : []),
  };
}
