import { type PileSpec, type Placing, type Rank, type Spot, SUITS, type Suit, type Text } from '../engine/index.ts';
import { type PileNames, STOCK_NAMES, WASTE_NAMES } from './shared/pile-names.ts';
import { STOCK, WASTE } from './shared/stock.ts';

const HILL_PLACES = 9;

/** Piles by number: stock, in the classical form the waste, the twos, the aces, then the places h1..h9 of the hill. */
export interface Cloth {
  /** How often every card is there: the packs played with. */
  readonly copies: 1 | 2;
  readonly waste: boolean;
  /** The first foundation; all foundations lie before `hill`. */
  readonly first: number;
  readonly hill: number;
  readonly end: number;
  /** What lies at the bottom of each foundation, from `first` on. */
  readonly bases: readonly Base[];
}

export interface Base {
  readonly rank: Rank;
  readonly suit: Suit;
  /** Which of the equal cards, from 0. */
  readonly copy: number;
}

export function clothOf(copies: 1 | 2): Cloth {
  const first = copies === 2 ? WASTE + 1 : STOCK + 1;
  const times = Array.from({ length: copies }, (_, copy) => copy);
  const bases = ([2, 1] as const).flatMap((rank) => times.flatMap((copy) => SUITS.map((suit): Base => ({ rank, suit, copy }))));
  const hill = first + bases.length;
  return { copies, waste: copies === 2, first, hill, end: hill + HILL_PLACES, bases };
}

export const isFoundation = (cloth: Cloth, pile: number): boolean => pile >= cloth.first && pile < cloth.hill;
export const isHill = (cloth: Cloth, pile: number): boolean => pile >= cloth.hill;

/** How many cards a foundation holds in the end: two to queen, or ace to king. */
export const fullHeight = (base: Base): number => (base.rank === 2 ? 6 : 7);

/** Two slopes, the twos on the left and the aces on the right, and the hill of nine places under them. */
export function layOut(cloth: Cloth): readonly PileSpec[] {
  const { wide, tall } = cloth.copies === 1 ? ONE_PACK : CLASSICAL;
  const at = (spotOf: (look: Look) => Spot): Placing => ({ wide: spotOf(wide), tall: spotOf(tall) });
  const piles: PileSpec[] = [{ name: 'stock', role: 'stock', ...STOCK_NAMES, at: at((look) => look.stock) }];
  if (cloth.waste) piles.push({ name: 'waste', role: 'waste', ...WASTE_NAMES, at: at((look) => look.waste) });
  cloth.bases.forEach((base, i) => {
    const where = at((look) => look.foundation(base.suit, base.copy, base.rank === 1));
    piles.push({ name: `f${i + 1}`, role: 'foundation', ...namesOf(base, cloth.copies), at: where, most: fullHeight(base) });
  });
  for (let i = 0; i < HILL_PLACES; i++) {
    const names = {
      label: { ru: `Горка, место ${i + 1}`, en: `Hill, place ${i + 1}` },
      onto: { ru: `на горку, место ${i + 1}`, en: `to the hill, place ${i + 1}` },
    };
    piles.push({ name: `h${i + 1}`, role: 'tableau', ...names, at: at((look) => look.place(i)), fan: 'down' });
  }
  return piles;
}

const SUIT_NAMES: Readonly<Record<Suit, Text>> = {
  0: { ru: 'черви', en: 'hearts' },
  1: { ru: 'бубны', en: 'diamonds' },
  2: { ru: 'трефы', en: 'clubs' },
  3: { ru: 'пики', en: 'spades' },
};

function namesOf({ rank, suit, copy }: Base, copies: number): PileNames {
  const bases = rank === 1 ? { ru: 'тузов', en: 'aces' } : { ru: 'двоек', en: 'twos' };
  const number = copies === 1 ? '' : ` ${copy + 1}`;
  const what = { ru: `${bases.ru}, ${SUIT_NAMES[suit].ru}${number}`, en: `${bases.en}, ${SUIT_NAMES[suit].en}${number}` };
  return {
    label: { ru: `Ряд ${what.ru}`, en: `Row of ${what.en}` },
    onto: { ru: `в ряд ${what.ru}`, en: `to the row of ${what.en}` },
  };
}

/** Where everything lies on one of the two tables. */
interface Look {
  readonly stock: Spot;
  readonly waste: Spot;
  /** Slopes count suits from the summit down; `right` is the slope of the aces. */
  foundation(suit: Suit, copy: number, right: boolean): Spot;
  place(i: number): Spot;
}

/** Each step of a wide slope lies this much lower. */
const DROP = 0.35;

/** The slopes fall to both sides; the hill rises under them, and its middle piles have the most room. */
function wideLook(copies: 1 | 2): Look {
  const line = 1.05;
  const bottom = copies * line + 3 * DROP + 1.6;
  const corner = copies === 1 ? { x: 8, y: 0 } : { x: 9.1, y: 0 };
  return {
    stock: corner,
    waste: { x: corner.x, y: 1.1 },
    foundation: (suit, copy, right) => ({ x: right ? 4.75 + suit : 3.25 - suit, y: suit * DROP + copy * line }),
    place(i) {
      const y = copies * line + DROP * Math.min(3, Math.abs(4 - i));
      return { x: i, y, h: bottom - y };
    },
  };
}

/** Four steps that widen downwards; between them, a little apart and lower, two, three and four places of the hill. */
const TALL_ONE_PACK: Look = {
  stock: { x: 5.3, y: 0 },
  waste: { x: 5.3, y: 0 },
  foundation: (suit, _, right) => ({ x: right ? 3.8 + suit / 2 : 1.5 - suit / 2, y: STEPS[suit] as number }),
  place(i) {
    const step = i < 2 ? 1 : i < 5 ? 2 : 3;
    const before = [0, 0, 2, 5][step] as number;
    return { x: 3.15 - (step + 1) / 2 + i - before, y: (STEPS[step] as number) + 0.3, h: 1.85 };
  },
};
const STEPS = [0, 1.1, 3, 4.9];

/** Four steps, a suit on each: two twos on the left, two aces on the right; four places between them, five below. */
const TALL_CLASSICAL: Look = {
  stock: { x: 2.3, y: 0 },
  waste: { x: 3.3, y: 0 },
  foundation: (suit, copy, right) => ({ x: (right ? 4.3 + suit / 10 : 0.3 - suit / 10) + copy, y: suit * 1.02 }),
  place: (i) => (i < 4 ? { x: 2.3 + (i % 2), y: i < 2 ? 1.05 : 2.6, h: 1.5 } : { x: 0.8 + i - 4, y: 4.15, h: 1.9 }),
};

const ONE_PACK = { wide: wideLook(1), tall: TALL_ONE_PACK };
const CLASSICAL = { wide: wideLook(2), tall: TALL_CLASSICAL };
