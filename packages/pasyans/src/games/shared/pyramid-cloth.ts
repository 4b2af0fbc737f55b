import type { PileSpec, Spot } from '../../engine/index.ts';
import { columnNames, type PileNames, STOCK_NAMES, WASTE_NAMES } from './pile-names.ts';
import { STOCK, WASTE } from './stock.ts';

/** Piles by number: stock, waste, foundations f1..f8, then the columns t1, t2, ... */
export const FIRST_FOUNDATION = 2;
const FOUNDATIONS = 8;
export const FIRST_COLUMN = FIRST_FOUNDATION + FOUNDATIONS;
/** A suit on a foundation; also the longest column, from the highest rank down to the lowest. */
export const SUIT_SIZE = 13;

export const isFoundation = (pile: number): boolean => pile >= FIRST_FOUNDATION && pile < FIRST_COLUMN;
export const isColumn = (pile: number): boolean => pile >= FIRST_COLUMN;

/** Where the piles lie on one of the two tables; foundations and columns count from 0. */
interface Cloth {
  readonly stock: Spot;
  readonly waste: Spot;
  foundation(i: number): Spot;
  column(i: number): Spot;
}

/** Columns of one line of the pyramid from left to right, each with how far down the slope it stands, 0 at the top. */
type Line = readonly { readonly column: number; readonly level: number }[];

/**
 * The pyramid: columns numbered down the left slope, then down the right one, an odd one at the apex. Wide: the slopes
 * between two columns of foundations, stock and waste under the apex. Tall: the pyramid folded into two lines.
 */
export function layPyramid(columns: number, names: (foundation: number) => PileNames): readonly PileSpec[] {
  const wide = wideCloth(columns);
  const tall = tallCloth(columns);
  const piles: PileSpec[] = [];
  piles[STOCK] = { name: 'stock', role: 'stock', ...STOCK_NAMES, at: { wide: wide.stock, tall: tall.stock } };
  piles[WASTE] = { name: 'waste', role: 'waste', ...WASTE_NAMES, at: { wide: wide.waste, tall: tall.waste } };
  for (let i = 0; i < FOUNDATIONS; i++) {
    const at = { wide: wide.foundation(i), tall: tall.foundation(i) };
    piles.push({ name: `f${i + 1}`, role: 'foundation', ...names(i), at, most: SUIT_SIZE });
  }
  for (let i = 0; i < columns; i++) {
    const at = { wide: wide.column(i), tall: tall.column(i) };
    piles.push({ name: `t${i + 1}`, role: 'tableau', ...columnNames(i + 1), at, most: SUIT_SIZE, fan: 'down' });
  }
  return piles;
}

/** The part of the pyramid from level `top` to level `end` of its slopes (not included), seen from the front. */
function lineOf(columns: number, top: number, end: number): Line {
  const side = Math.floor(columns / 2);
  const apex = columns % 2;
  const left = Array.from({ length: end - top }, (_, i) => top + i);
  const withApex = apex === 1 && top === 0;
  const level = (i: number): number => i - top + (withApex ? 1 : 0);
  return [
    ...left.map((i) => ({ column: i, level: level(i) })).reverse(),
    ...(withApex ? [{ column: columns - 1, level: 0 }] : []),
    ...left.map((i) => ({ column: side + i, level: level(i) })),
  ];
}

/** Where the columns of a line stand that begins at a corner and reaches down to `bottom`; each level lies `drop` lower. */
function standing(line: Line, corner: Spot, bottom: (x: number) => number, drop: number): ReadonlyMap<number, Spot> {
  return new Map(
    line.map(({ column, level }, i) => {
      const x = corner.x + i;
      const y = corner.y + level * drop;
      return [column, { x, y, h: bottom(x) - y }];
    }),
  );
}

function wideCloth(columns: number): Cloth {
  const line = lineOf(columns, 0, Math.floor(columns / 2));
  const first = 1.25;
  const middle = first + columns / 2;
  const deepest = Math.max(...line.map(({ level }) => level));
  // The columns over stock and waste end above them.
  const bottom = (x: number): number => (x + 1 > middle - 1 && x < middle + 1 ? 3.1 : 4.2);
  const spots = standing(line, { x: first, y: 0 }, bottom, 1.5 / deepest);
  return {
    stock: { x: middle - 1, y: 3.2 },
    waste: { x: middle, y: 3.2 },
    foundation: (i) => ({ x: i < 4 ? 0 : first + columns + 0.25, y: i % 4 }),
    column: (i) => spots.get(i) as Spot,
  };
}

/** How many columns of each slope make the lower line of a folded pyramid. */
const FOLDED = 3;
const TALL_BOTTOM = 7.2;

function tallCloth(columns: number): Cloth {
  const fold = Math.floor(columns / 2) - FOLDED;
  const upper = lineOf(columns, 0, fold);
  const lower = lineOf(columns, fold, fold + FOLDED);
  // An apex this narrow leaves room for the foundations on both sides; a broader one has them above.
  return upper.length <= 3 ? flanked(upper, lower) : topped(upper, lower);
}

function flanked(upper: Line, lower: Line): Cloth {
  const width = upper.length + 4;
  const spots = new Map([
    ...standing(upper, { x: 2, y: 0 }, () => 3.4, 0.25),
    ...standing(lower, { x: (width - lower.length) / 2, y: 3.5 }, () => TALL_BOTTOM, 0.25),
  ]);
  return {
    stock: { x: width - 2, y: 2.2 },
    waste: { x: width - 1, y: 2.2 },
    foundation: (i) => ({ x: (i < 4 ? 0 : width - 2) + (i % 2), y: Math.floor((i % 4) / 2) }),
    column: (i) => spots.get(i) as Spot,
  };
}

function topped(upper: Line, lower: Line): Cloth {
  const width = 6;
  const spots = new Map([
    ...standing(upper, { x: (width - upper.length) / 2, y: 2.1 }, () => 4.6, 0.15),
    ...standing(lower, { x: 0, y: 4.65 }, () => TALL_BOTTOM, 0.15),
  ]);
  return {
    stock: { x: width - 1, y: 0 },
    waste: { x: width - 1, y: 1 },
    foundation: (i) => ({ x: i % 4, y: Math.floor(i / 4) }),
    column: (i) => spots.get(i) as Spot,
  };
}
