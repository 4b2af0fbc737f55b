import { type Card, makeCard, NONE, PACK_36, type PileSpec, type Placing, type Rank, rankOf, type State, suitOf } from '../engine/index.ts';

/** Piles by number: the stock, the waste, foundations f1..f4, places t1..t8. */
export const STOCK = 0;
export const WASTE = 1;
export const FIRST_FOUNDATION = 2;
export const FOUNDATIONS = 4;
export const FIRST_PLACE = 6;
const PLACES = 8;
export const PILES = FIRST_PLACE + PLACES;
export const SUIT_SIZE = PACK_36.ranks.length;

export const isFoundation = (pile: number): boolean => pile >= FIRST_FOUNDATION && pile < FIRST_PLACE;
export const isPlace = (pile: number): boolean => pile >= FIRST_PLACE && pile < PILES;

/** `ABOVE[card]`: the card that follows it in its suit, round and round (R3). */
const ABOVE = new Int8Array(52).fill(NONE);
for (const card of PACK_36.cards) ABOVE[card] = makeCard(suitOf(card), PACK_36.next[rankOf(card)] as Rank);

/** The rank that begins a foundation; `undefined` while no card has named it. */
export type BaseRank = (s: State) => Rank | undefined;

/** The base rank named by the first card (R1). */
export const rankOfFirst: BaseRank = (s) => (s.height(FIRST_FOUNDATION) === 0 ? undefined : rankOf(s.at(FIRST_FOUNDATION, 0)));

/** The base rank when the sixes are the base cards (option `base`). */
export const rankOfSixes: BaseRank = () => 6;

/** The card that a begun foundation takes next (R3); on a full one that is its own base card, so nothing fits. */
export const nextOn = (s: State, foundation: number): Card => ABOVE[s.top(foundation)] as Card;

/** R1: the empty foundation that the next base card goes to; `NONE` when all four are begun. */
export function firstFree(s: State): number {
  for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) === 0) return f;
  return NONE;
}

/** Wide: places, foundations, places in columns, stock and waste to their left. Tall: stock and waste below. */
export function layOut(): readonly PileSpec[] {
  const at = (wx: number, wy: number, tx: number, ty: number): Placing => ({ wide: { x: wx, y: wy }, tall: { x: tx, y: ty } });
  const numbers = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
  return [
    { name: 'stock', role: 'stock', label: { ru: 'Колода', en: 'Stock' }, at: at(0, 1.5, 0.75, 4.2) },
    { name: 'waste', role: 'waste', label: { ru: 'Талон', en: 'Waste' }, at: at(1, 1.5, 1.75, 4.2) },
    ...numbers(FOUNDATIONS).map(
      (i): PileSpec => ({
        name: `f${i + 1}`,
        role: 'foundation',
        label: { ru: `Базовая стопка ${i + 1}`, en: `Foundation ${i + 1}` },
        at: at(3.75, i, 1.25, i),
        most: SUIT_SIZE,
      }),
    ),
    ...numbers(PLACES).map((i): PileSpec => {
      const right = i >= FOUNDATIONS;
      return {
        name: `t${i + 1}`,
        role: 'tableau',
        label: { ru: `Место ${i + 1}`, en: `Place ${i + 1}` },
        at: at(right ? 5 : 2.5, i % FOUNDATIONS, right ? 2.5 : 0, i % FOUNDATIONS),
        most: 1,
      };
    }),
  ];
}
