import type { Fan, Spot } from 'pasyans';
import type { CardView, PileView, TableView } from './types.ts';

/** Small tables for the tests. */

let nextKey = 0;

/** Cards with fresh keys: `n` open ones, then the rest closed when asked for. */
export function someCards(n: number, open = true): CardView[] {
  return Array.from({ length: n }, () => {
    const key = nextKey++;
    return { key, face: open ? key % 52 : undefined };
  });
}

export function pileAt(wide: Spot, given: Partial<PileView> & { tall?: Spot; fan?: Fan } = {}): PileView {
  const { tall = wide, ...rest } = given;
  return { at: { wide, tall }, fan: 'none', cards: someCards(1), label: `${wide.x}/${wide.y}`, fleeting: false, ...rest };
}

export function tableOf(piles: readonly PileView[], rest: Partial<TableView> = {}): TableView {
  return { deal: 'one', piles, signs: [], held: [], targets: [], marked: [], ...rest };
}

/** A grid of one-card piles, row after row. */
export function grid(cols: number, rows: number): PileView[] {
  return Array.from({ length: cols * rows }, (_, i) => pileAt({ x: i % cols, y: Math.floor(i / cols) }));
}
