import { ACE, type Card, NONE, type PileSpec, type Placing, rankOf, type Spot, type State } from '../engine/index.ts';
import { foundationNames, STOCK_NAMES, STORE_NAMES, WASTE_NAMES } from './shared/pile-names.ts';
import { STOCK, WASTE } from './shared/stock.ts';

/** Piles by number: stock, waste, the store, then foundations f1, f2, ... */
export const STORE = 2;
export const FIRST_FOUNDATION = 3;
export const STORE_SIZE = 9;
export const SUIT_SIZE = 13;

export const isFoundation = (pile: number): boolean => pile >= FIRST_FOUNDATION;

/** R2: the empty foundation that the next ace goes to; `NONE` when all are begun. */
export function firstFree(s: State, end: number): number {
  for (let f = FIRST_FOUNDATION; f < end; f++) if (s.height(f) === 0) return f;
  return NONE;
}

/** R2: a begun foundation takes the next rank, whatever the suits; nothing follows a king. */
export function follows(s: State, foundation: number, card: Card): boolean {
  const top = s.top(foundation);
  return top !== NONE && rankOf(top) + 1 === rankOf(card);
}

/** R4: the store takes a card exactly one rank lower than its last one, whatever the suits; so nothing goes on an ace. */
export function goesOnStore(s: State, card: Card): boolean {
  const last = s.top(STORE);
  return card !== NONE && last !== NONE && rankOf(last) !== ACE && rankOf(card) + 1 === rankOf(last);
}

/** How far the ends of an arc hang down, by the place counted from the middle. */
const HANG = [0, 0.15, 0.45, 0.9];

/** The arc of aces over the store, stock and waste below. Tall: eight aces make two arcs, one above the other. */
export function layOut(foundations: number, open: boolean): readonly PileSpec[] {
  const arcs = foundations / 4;
  const top = arcs - 1 + (arcs - 1) * 0.1;
  const at = (wx: number, wy: number, tx: number, ty: number): Placing => ({ wide: { x: wx, y: wy }, tall: { x: tx, y: ty } });
  const piles: PileSpec[] = [];
  piles[STOCK] = { name: 'stock', role: 'stock', ...STOCK_NAMES, at: at(4.1, 2.5, 2.6, top + 2.9) };
  piles[WASTE] = { name: 'waste', role: 'waste', ...WASTE_NAMES, at: at(2.9, 2.5, 1.4, top + 2.9) };
  piles[STORE] = {
    name: 'store',
    role: 'reserve',
    ...STORE_NAMES,
    at: open ? { wide: { x: 2, y: 1.3, w: 4 }, tall: { x: 0, y: top + 1.6, w: 5 } } : at(3.5, 1.3, 2, top + 1.6),
    fan: open ? 'right' : 'none',
  };
  for (let i = 0; i < foundations; i++) {
    const where = { wide: inWideArc(i, foundations), tall: inTallArc(i) };
    piles.push({ name: `f${i + 1}`, role: 'foundation', ...foundationNames(i + 1), at: where, most: SUIT_SIZE });
  }
  return piles;
}

/** One arc over the whole width, or its four middle places. */
function inWideArc(i: number, foundations: number): Spot {
  const x = 4 - foundations / 2 + i;
  return { x, y: hang(x < 4 ? 3 - x : x - 4) };
}

function inTallArc(i: number): Spot {
  const x = i % 4;
  return { x: x + 0.5, y: Math.floor(i / 4) * 1.1 + 2 * hang(x < 2 ? 1 - x : x - 2) };
}

const hang = (fromMiddle: number): number => HANG[fromMiddle] as number;
