import { type Card, NONE, PACK_2X52, type PileSpec, type Placing, type Rank, rankOf, type State } from '../engine/index.ts';
import { rankOfBottom } from './shared/line.ts';
import { foundationNames, HAND_NAMES, STOCK_NAMES, STORE_NAMES } from './shared/pile-names.ts';

/** Piles by number: the stock, the card in hand, the store, foundations f1..f8, then the waste piles w1, w2, ... */
export const STOCK = 0;
export const HAND = 1;
export const STORE = 2;
export const FIRST_FOUNDATION = 3;
const FOUNDATIONS = 8;
export const FIRST_WASTE = FIRST_FOUNDATION + FOUNDATIONS;
export const STORE_SIZE = 18;
export const FULL = 13;

export const isFoundation = (pile: number): boolean => pile >= FIRST_FOUNDATION && pile < FIRST_WASTE;
export const isWaste = (pile: number): boolean => pile >= FIRST_WASTE;

/** R2: the rank that begins every foundation; `undefined` while no card has named it. */
export const baseRank = rankOfBottom(FIRST_FOUNDATION);

/** How many cards have to go to a foundation before this one (R3): 0 for a base card. */
export const turnOf = (s: State, card: Card): number => (rankOf(card) - (baseRank(s) ?? 1) + FULL) % FULL;

/** R2: the empty foundation that the next base card goes to; `NONE` when all are begun. */
export function firstFree(s: State): number {
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) if (s.height(f) === 0) return f;
  return NONE;
}

/** R3: a begun foundation takes the next rank, round and round, until it holds thirteen cards. */
export function follows(s: State, foundation: number, rank: Rank): boolean {
  const height = s.height(foundation);
  return height > 0 && height < FULL && PACK_2X52.next[rankOf(s.top(foundation))] === rank;
}

/** Room for the store's long fan, in cards. A low table shows it in two columns, else its ranks would lie too close to be read. */
const STORE_ROOM = { wide: { w: 2, h: 4 }, tall: { w: 1, h: 6.1 } };

/** Store on the left, foundations above, waste piles below them. Tall: foundations in two lines, stock and hand at the bottom. */
export function layOut(wastes: number): readonly PileSpec[] {
  const at = (wx: number, wy: number, tx: number, ty: number): Placing => ({ wide: { x: wx, y: wy }, tall: { x: tx, y: ty } });
  const right = 1.2 + Math.max(wastes, 5);
  const piles: PileSpec[] = [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: at(2.4, 1.2, right - 1, 5.1) },
    { name: 'hand', role: 'hand', ...HAND_NAMES, at: at(2.4, 2.4, right - 2.2, 5.1), most: 1 },
    {
      name: 'store',
      role: 'reserve',
      ...STORE_NAMES,
      at: { wide: { x: 0, y: 0, ...STORE_ROOM.wide }, tall: { x: 0, y: 0, ...STORE_ROOM.tall } },
      fan: 'down',
    },
  ];
  for (let i = 0; i < FOUNDATIONS; i++) {
    piles.push({
      name: `f${i + 1}`,
      role: 'foundation',
      ...foundationNames(i + 1),
      at: at(2.4 + i, 0, right - 4.5 + (i % 4), i < 4 ? 0 : 1.05),
      most: FULL,
    });
  }
  for (let i = 0; i < wastes; i++) {
    piles.push({
      name: `w${i + 1}`,
      role: 'waste',
      label: { ru: `Сборная кучка ${i + 1}`, en: `Waste pile ${i + 1}` },
      onto: { ru: `на сборную кучку ${i + 1}`, en: `to waste pile ${i + 1}` },
      at: { wide: { x: 3.9 + i * (wastes > 5 ? 1.08 : 1.2), y: 1.2, h: STORE_ROOM.wide.h - 1.2 }, tall: { x: 1.2 + i, y: 2.2, h: 2.75 } },
      fan: 'down',
    });
  }
  return piles;
}
