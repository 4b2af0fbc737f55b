import { type Card, NONE, type PileSpec, type Placing, rankOf, type Sign, type State } from '../engine/index.ts';
import { OUT_NAMES, STOCK_NAMES } from './shared/pile-names.ts';

/** Piles by number: the pack while it is dealt, fans t1..t7, reserve cards s1 and s2, the card put away, the discards. */
export const PACK = 0;
export const FIRST_FAN = 1;
const FANS = 7;
export const FAN_SIZE = 7;
export const FIRST_RESERVE = FIRST_FAN + FANS;
const RESERVES = 2;
export const ASIDE = FIRST_RESERVE + RESERVES;
export const OUT = ASIDE + 1;

const isFan = (pile: number): boolean => pile >= FIRST_FAN && pile < FIRST_RESERVE;
export const isReserve = (pile: number): boolean => pile >= FIRST_RESERVE && pile < ASIDE;

const GOAL = 13;

/** Ace 1, numbers as printed, jack 11, queen 12, king 13 (R3). */
export const pointsOf = (card: Card): number => rankOf(card);

/** R3: the points of two of the cards less those of the third make thirteen. */
export function isTriad(a: Card, b: Card, c: Card): boolean {
  const sum = pointsOf(a) + pointsOf(b) + pointsOf(c);
  return [a, b, c].some((card) => sum - 2 * pointsOf(card) === GOAL);
}

/** R2, R4: the tops of the fans and the reserve cards that have been opened, by pile. */
function freePiles(s: State): readonly number[] {
  const free: number[] = [];
  for (let pile = FIRST_FAN; pile < ASIDE; pile++) if (isFree(s, pile)) free.push(pile);
  return free;
}

export const isFree = (s: State, pile: number): boolean => (isFan(pile) || isReserve(pile)) && s.height(pile) > 0 && s.isUp(s.top(pile));

/** Calls `found` with the piles of every triad there is (R3, R4, R6), in ascending order; stops when it answers true. */
export function eachTriad(s: State, found: (a: number, b: number, c: number) => boolean): boolean {
  const free = freePiles(s);
  const n = free.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      for (let k = j + 1; k < n; k++) {
        const [a, b, c] = [free[i] as number, free[j] as number, free[k] as number];
        // Reserve piles come last: two of them are the last two.
        if (!isReserve(b) && isTriad(s.top(a), s.top(b), s.top(c)) && found(a, b, c)) return true;
      }
    }
  }
  return false;
}

/** R5: the reserve card to be opened next; `NONE` when both are open or gone. */
export function nextClosed(s: State): number {
  for (let pile = FIRST_RESERVE; pile < ASIDE; pile++) if (s.height(pile) > 0 && !s.isUp(s.top(pile))) return pile;
  return NONE;
}

/** R8: the cards in the fans and in the reserve, opened or not. */
export function cardsLeft(s: State): number {
  let left = 0;
  for (let pile = FIRST_FAN; pile < ASIDE; pile++) left += s.height(pile);
  return left;
}

/** How far below the first four fans the other three begin on a tall table, where seven beside each other would be tiny. */
const FOLD = 3.15;

const at = (wx: number, wy: number, tx: number, ty: number): Placing => ({ wide: { x: wx, y: wy }, tall: { x: tx, y: ty } });

/** Reserve, the card put away and discards lie beside the fans. Wide: seven of these in a row. Tall: four over three. */
export function layOut(): readonly PileSpec[] {
  const numbers = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
  return [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: at(7.9, 3, 4, 4.9), fleeting: true },
    ...numbers(FANS).map(
      (i): PileSpec => ({
        name: `t${i + 1}`,
        role: 'tableau',
        label: { ru: `Веер ${i + 1}`, en: `Fan ${i + 1}` },
        onto: { ru: `на веер ${i + 1}`, en: `to fan ${i + 1}` },
        at: { wide: { x: i, y: 0, h: 4 }, tall: { x: i < 4 ? i : i - 3.5, y: i < 4 ? 0 : FOLD, h: 3.1 } },
        most: FAN_SIZE,
        fan: 'down',
      }),
    ),
    ...numbers(RESERVES).map(
      (i): PileSpec => ({
        name: `s${i + 1}`,
        role: 'reserve',
        label: { ru: `Резерв ${i + 1}`, en: `Reserve ${i + 1}` },
        onto: { ru: `в резерв ${i + 1}`, en: `to reserve ${i + 1}` },
        at: at(7.4 + i, 0, 4, i * 1.05),
        most: 1,
      }),
    ),
    {
      name: 'aside',
      role: 'discard',
      label: { ru: 'Отложенная карта', en: 'The card put away' },
      onto: { ru: 'к отложенной карте', en: 'to the card put away' },
      at: at(7.4, 1.5, 4, 2.65),
      most: 1,
    },
    { name: 'out', role: 'discard', ...OUT_NAMES, at: at(8.4, 1.5, 4, 4.9) },
  ];
}

/** What lies beside the fans is named below each heap: its backs look all the same. Words as short as a card is narrow. */
export function heapSigns(): readonly Sign[] {
  const below = (text: Sign['text'], { wide, tall }: Placing): Sign => ({
    text,
    at: { wide: { ...wide, h: 0.22 }, tall: { ...tall, h: 0.22 } },
  });
  return [
    below({ ru: 'резерв', en: 'reserve' }, at(7.9, 1.05, 4, 2.1)),
    below({ ru: 'лишняя', en: 'aside' }, at(7.4, 2.55, 4, 3.7)),
    below({ ru: 'сброс', en: 'discard' }, at(8.4, 2.55, 4, 5.95)),
  ];
}
