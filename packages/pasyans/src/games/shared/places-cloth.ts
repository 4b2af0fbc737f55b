import { NONE, type PileSpec, type Placing, type State } from '../../engine/index.ts';
import { foundationNames, STOCK_NAMES, WASTE_NAMES } from './pile-names.ts';
import { STOCK, WASTE } from './stock.ts';

/** Piles by number: stock, waste, foundations f1..f4, then the places t1, t2, ... */
export const FIRST_FOUNDATION = 2;
export const FOUNDATIONS = 4;
export const FIRST_PLACE = FIRST_FOUNDATION + FOUNDATIONS;

export const isFoundation = (pile: number): boolean => pile >= FIRST_FOUNDATION && pile < FIRST_PLACE;
export const isPlace = (pile: number): boolean => pile >= FIRST_PLACE;

/** The empty foundation that the next base card goes to; `NONE` when all four are begun. */
export function firstFree(s: State): number {
  for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) === 0) return f;
  return NONE;
}

/**
 * The foundations between two columns of places, numbered down the left one, then down the right one, left one longer.
 * Wide: stock and waste to the left. Tall: stock and waste below. `suitSize` cards go on a foundation.
 */
export function layPlaces(places: number, suitSize: number): readonly PileSpec[] {
  const rows = Math.ceil(places / 2);
  const at = (wx: number, wy: number, tx: number, ty: number): Placing => ({ wide: { x: wx, y: wy }, tall: { x: tx, y: ty } });
  const piles: PileSpec[] = [];
  const middle = (rows - 1) / 2;
  piles[STOCK] = { name: 'stock', role: 'stock', ...STOCK_NAMES, at: at(0, middle, 0.75, rows + 0.2) };
  piles[WASTE] = { name: 'waste', role: 'waste', ...WASTE_NAMES, at: at(1, middle, 1.75, rows + 0.2) };
  for (let i = 0; i < FOUNDATIONS; i++) {
    piles.push({ name: `f${i + 1}`, role: 'foundation', ...foundationNames(i + 1), at: at(3.75, i, 1.25, i), most: suitSize });
  }
  for (let i = 0; i < places; i++) {
    const right = i >= rows;
    const row = right ? i - rows : i;
    const names = { label: { ru: `Место ${i + 1}`, en: `Place ${i + 1}` }, onto: { ru: `на место ${i + 1}`, en: `to place ${i + 1}` } };
    piles.push({ name: `t${i + 1}`, role: 'tableau', ...names, at: at(right ? 5 : 2.5, row, right ? 2.5 : 0, row), most: 1 });
  }
  return piles;
}
