import {
  ACE,
  type Face,
  faceOf,
  KING,
  makeCard,
  NONE,
  type PileSpec,
  QUEEN,
  rankOf,
  type State,
  type Suit,
  suitWord,
} from '../engine/index.ts';
import { STOCK_NAMES } from './shared/pile-names.ts';
import { STOCK, WASTE } from './shared/stock.ts';

/** Piles by number: the stock, the waste, then f1..f16: the pairs clockwise from the top, the five before its six. */
export const FIRST_FOUNDATION = 2;
export const PAIRS = 8;
export const PILES = FIRST_FOUNDATION + 2 * PAIRS;
/** 5, 4, 3, 2, A, K on one side of a pair; 6, 7, 8, 9, 10, J, Q on the other. */
const FIVE_SIZE = 6;
const SIX_SIZE = 7;

/** Hearts, spades, diamonds, clubs: clockwise, twice round; so colours alternate and equal suits face each other. */
const ROUND: readonly Suit[] = [0, 3, 1, 2];

export const isFoundation = (pile: number): boolean => pile >= FIRST_FOUNDATION;
export const suitOfPair = (pair: number): Suit => ROUND[pair % ROUND.length] as Suit;
/** True for the piles that begin with a five. */
const goesDown = (foundation: number): boolean => (foundation - FIRST_FOUNDATION) % 2 === 0;

/** The other foundation of the same suit and direction: it stands opposite. */
export const sameKind = (foundation: number): number => FIRST_FOUNDATION + ((foundation - FIRST_FOUNDATION + PAIRS) % (2 * PAIRS));

/** How many cards a foundation holds when it is complete. */
export const sizeOf = (foundation: number): number => (goesDown(foundation) ? FIVE_SIZE : SIX_SIZE);

/** The face that a foundation takes next (R3); `NONE` when it is complete. */
export function nextOn(s: State, foundation: number): Face {
  const top = s.top(foundation);
  if (top === NONE) return NONE;
  const rank = rankOf(top);
  if (!goesDown(foundation)) return rank === QUEEN ? NONE : faceOf(top) + 1;
  if (rank === ACE) return faceOf(top) + KING - ACE;
  return rank === KING ? NONE : faceOf(top) - 1;
}

/** R7: every five carries a king and every six a queen. */
export function allGathered(s: State): boolean {
  for (let f = FIRST_FOUNDATION; f < PILES; f++) if (s.height(f) !== sizeOf(f)) return false;
  return true;
}

/** The cards that are taken out, in the order of their piles (R1). */
export const SORTED_OUT: readonly number[] = Array.from({ length: PAIRS }, (_, pair) => {
  const copy = pair < ROUND.length ? 0 : 1;
  return [makeCard(suitOfPair(pair), 5, copy), makeCard(suitOfPair(pair), 6, copy)];
}).flat();

type Corner = readonly [x: number, y: number];

/** Where the five of each pair lies, clockwise from the top; its six lies to the right of it. */
const WIDE: readonly Corner[] = [
  [3, 0],
  [5.2, 1],
  [6, 2],
  [5.2, 3],
  [3, 4],
  [0.8, 3],
  [0, 2],
  [0.8, 1],
];
const TALL: readonly Corner[] = [
  [2, 0],
  [3.7, 1.2],
  [4, 2.4],
  [3.7, 3.6],
  [2, 4.8],
  [0.3, 3.6],
  [0, 2.4],
  [0.3, 1.2],
];

/** The circle with the waste in its middle; the stock stands to the right of it, on a tall table below. */
export function layOut(): readonly PileSpec[] {
  const piles: PileSpec[] = [];
  piles[STOCK] = {
    name: 'stock',
    role: 'stock',
    ...STOCK_NAMES,
    at: { wide: { x: 8.6, y: 2 }, tall: { x: 5, y: 4.8 } },
  };
  piles[WASTE] = {
    name: 'waste',
    role: 'waste',
    label: { ru: 'Середина круга', en: 'Middle of the circle' },
    onto: { ru: 'в середину круга', en: 'to the middle of the circle' },
    at: { wide: { x: 3.5, y: 2 }, tall: { x: 2.5, y: 2.4 } },
  };
  for (let f = FIRST_FOUNDATION; f < PILES; f++) piles.push(foundation(f));
  return piles;
}

function foundation(f: number): PileSpec {
  const pair = (f - FIRST_FOUNDATION) >> 1;
  const right = goesDown(f) ? 0 : 1;
  const suit = suitWord(suitOfPair(pair));
  const from = goesDown(f)
    ? { ru: `от пятёрки ${suit.ru}`, en: `from the five of ${suit.en}` }
    : { ru: `от шестёрки ${suit.ru}`, en: `from the six of ${suit.en}` };
  const [wideX, wideY] = WIDE[pair] as Corner;
  const [tallX, tallY] = TALL[pair] as Corner;
  return {
    name: `f${f - FIRST_FOUNDATION + 1}`,
    role: 'foundation',
    label: { ru: `Пара ${pair + 1}, ${from.ru}`, en: `Pair ${pair + 1}, ${from.en}` },
    onto: { ru: `в пару ${pair + 1}, ${from.ru}`, en: `to pair ${pair + 1}, ${from.en}` },
    at: { wide: { x: wideX + right, y: wideY }, tall: { x: tallX + right, y: tallY } },
    most: sizeOf(f),
  };
}
