import { NONE, type PileSpec, type Placing, rankOf, type State } from '../engine/index.ts';
import { columnNames, OUT_NAMES, STOCK_NAMES } from './shared/pile-names.ts';

/** Piles by number: the pack while it is dealt, columns c1..c8, closed cards r1..r4, the discards. */
export const PACK = 0;
export const FIRST_COLUMN = 1;
const COLUMNS = 8;
export const COLUMN_SIZE = 6;
export const FIRST_CLOSED = FIRST_COLUMN + COLUMNS;
export const CLOSED_CARDS = 4;
export const OUT = FIRST_CLOSED + CLOSED_CARDS;

/** The counter of the closed cards opened so far. */
export const OPENED = 0;

export const isColumn = (pile: number): boolean => pile >= FIRST_COLUMN && pile < FIRST_CLOSED;
export const isClosedCard = (pile: number): boolean => pile >= FIRST_CLOSED && pile < OUT;

export const areEqual = (s: State, a: number, b: number): boolean => rankOf(s.top(a)) === rankOf(s.top(b));

/** R2: the piles whose top card may be discarded; with `full` also the opened ones of the four that are still there. */
export function isFree(s: State, pile: number, full: boolean): boolean {
  if (s.height(pile) === 0) return false;
  return isColumn(pile) || (full && isClosedCard(pile) && s.isUp(s.top(pile)));
}

/** Calls `found` with every pair that may be discarded now, in ascending order; stops when it answers true. */
export function eachPair(s: State, full: boolean, found: (a: number, b: number) => boolean): boolean {
  for (let a = FIRST_COLUMN; a < FIRST_CLOSED; a++) {
    if (s.height(a) === 0) continue;
    for (let b = a + 1; b < OUT; b++) if (isFree(s, b, full) && areEqual(s, a, b) && found(a, b)) return true;
  }
  return false;
}

/** R4: the rank of the last card of some column is the card's. An empty column offers none. */
export function fits(s: State, pile: number): boolean {
  for (let c = FIRST_COLUMN; c < FIRST_CLOSED; c++) if (s.height(c) > 0 && areEqual(s, c, pile)) return true;
  return false;
}

/** R3: the closed card to be opened next; `NONE` when all are open. */
export function nextClosed(s: State): number {
  for (let pile = FIRST_CLOSED; pile < OUT; pile++) if (s.height(pile) > 0 && !s.isUp(s.top(pile))) return pile;
  return NONE;
}

export function areCleared(s: State): boolean {
  for (let c = FIRST_COLUMN; c < FIRST_CLOSED; c++) if (s.height(c) > 0) return false;
  return true;
}

/** How far below the first four columns the other four begin on a tall table, where eight beside each other would be tiny. */
const FOLD = 3;

/** The four and the discards lie beside the columns. Wide: eight of these in a row. Tall: four over four. */
export function layOut(): readonly PileSpec[] {
  const at = (wx: number, wy: number, tx: number, ty: number): Placing => ({ wide: { x: wx, y: wy }, tall: { x: tx, y: ty } });
  const numbers = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
  return [
    { name: 'stock', role: 'stock', ...STOCK_NAMES, at: at(8.9, 2.4, 4, 4.85), fleeting: true },
    ...numbers(COLUMNS).map(
      (i): PileSpec => ({
        name: `c${i + 1}`,
        role: 'tableau',
        ...columnNames(i + 1),
        at: { wide: { x: i, y: 0, h: 3.5 }, tall: { x: i % 4, y: i < 4 ? 0 : FOLD, h: 2.85 } },
        most: COLUMN_SIZE,
        fan: 'down',
      }),
    ),
    ...numbers(CLOSED_CARDS).map(
      (i): PileSpec => ({
        name: `r${i + 1}`,
        role: 'reserve',
        label: { ru: `Карта класса ${i + 1}`, en: `Card of class ${i + 1}` },
        onto: { ru: `на место карты класса ${i + 1}`, en: `to the place of the card of class ${i + 1}` },
        at: at(8.4 + (i % 2), i < 2 ? 0 : 1.1, 4, i * 1.05),
        most: 1,
      }),
    ),
    { name: 'out', role: 'discard', ...OUT_NAMES, at: at(8.9, 2.4, 4, 4.85) },
  ];
}
