import {
  ACE,
  CARRY,
  type Card,
  type Hands,
  KING,
  type MoveBuffer,
  move,
  NO_PILE,
  NONE,
  PACK_52,
  type PileSpec,
  type Placing,
  type Rank,
  rankOf,
  type State,
  SUITS,
  suitOf,
  type Text,
} from '../../engine/index.ts';
import { STOCK_NAMES } from './pile-names.ts';

/**
 * Four rows whose gaps take the next card of their left neighbour: what Potocki and Gaps share. The numbers of the rules are
 * those of both pages.
 */

/** Piles by number: the stock, the tray of the aces a1..a4, the places r1.1..r4.14 row after row. */
export const STOCK = 0;
export const FIRST_TRAY = 1;
export const FIRST_PLACE = 5;
export const ROWS = 4;
export const COLUMNS = 14;
const PILES = FIRST_PLACE + ROWS * COLUMNS;

/** The pile of a place; rows count from 0, columns from 1 as in the rules. */
export const placeAt = (row: number, column: number): number => FIRST_PLACE + row * COLUMNS + column - 1;
export const columnOf = (place: number): number => ((place - FIRST_PLACE) % COLUMNS) + 1;
export const isTray = (pile: number): boolean => pile >= FIRST_TRAY && pile < FIRST_PLACE;
export const isPlace = (pile: number): boolean => pile >= FIRST_PLACE;
/** Place 2 of a row, where its two belongs. */
export const isStart = (pile: number): boolean => isPlace(pile) && columnOf(pile) === 2;
export const isFirstPlace = (pile: number): boolean => isPlace(pile) && columnOf(pile) === 1;

/** R1 and R2: the rows on places 2 to 14, then the aces taken out to the tray; nothing moves up. */
export function dealRows(t: Hands): void {
  for (let row = 0; row < ROWS; row++) for (let column = 2; column <= COLUMNS; column++) t.flip(STOCK, placeAt(row, column), 1);
  for (let place = FIRST_PLACE; place < PILES; place++) {
    const card = t.top(place);
    if (card !== NONE && rankOf(card) === ACE) t.shift(place, FIRST_TRAY + suitOf(card), 1);
  }
}

/** The aces at the head of the rows in the order of suits. */
export function placeAces(t: Hands): void {
  for (let row = 0; row < ROWS; row++) t.shift(FIRST_TRAY + row, placeAt(row, 1), 1);
}

/**
 * The one card that a gap takes (R4): next in suit to its left neighbour in the same row (R6). `NONE` where nothing
 * fits: to the right of a king or of another gap (R5), and on the aces' own places.
 */
export function wantedAt(s: State, gap: number): Card {
  if (columnOf(gap) === 1) return NONE;
  const left = s.top(gap - 1);
  return left === NONE || rankOf(left) === KING ? NONE : left + 1;
}

/** R4: to every gap the card it takes, from wherever that lies. */
export function pushFillings(s: State, out: MoveBuffer): void {
  for (let gap = s.nextEmpty(FIRST_PLACE); gap !== NO_PILE; gap = s.nextEmpty(gap + 1)) {
    const wanted = wantedAt(s, gap);
    if (wanted === NONE) continue;
    const from = s.pileOf(wanted);
    if (from !== STOCK) out.push(move(CARRY, from, gap, 1));
  }
}

/** How many cards from a place on follow one another upwards in suit, if the first one is of the given rank; else none. */
export function runFrom(s: State, place: number, rank: Rank): number {
  const first = s.top(place);
  if (first === NONE || rankOf(first) !== rank) return 0;
  const most = KING - rank + 1;
  let length = 1;
  while (length < most && s.top(place + length) === first + length) length++;
  return length;
}

/** How many places of a folded row stand in its upper line. */
const UPPER = 8;
const tallX = (column: number): number => (column - 1) % UPPER;
/** Wide: the tray lies in the middle over the rows. */
const FIRST_ACE = 5;
const BELOW_TRAY = 1.1;
const tallY = (row: number, column: number): number => row * 2.1 + (column > UPPER ? 1 : 0);

/** Wide: the tray above the rows. Tall: every row folded into a line of eight and one of six, behind which the tray lies. */
export function layOut(): readonly PileSpec[] {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  return [
    {
      name: 'stock',
      role: 'stock',
      ...STOCK_NAMES,
      at: { wide: { x: 0, y: 0 }, tall: { x: UPPER - 2, y: tallY(0, COLUMNS) } },
      most: PACK_52.cards.length,
      fleeting: true,
    },
    ...SUITS.map(
      (suit): PileSpec => ({
        name: `a${suit + 1}`,
        role: 'reserve',
        label: ACE_LABELS[suit],
        onto: { ru: 'в сторону', en: 'to one side' },
        at: { wide: { x: FIRST_ACE + suit, y: 0 }, tall: { x: UPPER - 1, y: tallY(suit, COLUMNS) } },
        most: 1,
        fleeting: true,
      }),
    ),
    ...rows.flatMap((row) =>
      columns.map(
        (column): PileSpec => ({
          name: `r${row + 1}.${column}`,
          role: 'place',
          label: { ru: `Ряд ${row + 1}, место ${column}`, en: `Row ${row + 1}, place ${column}` },
          onto: { ru: `в ряд ${row + 1}, на место ${column}`, en: `to row ${row + 1}, place ${column}` },
          at: placing(row, column),
          most: 1,
        }),
      ),
    ),
  ];
}

function placing(row: number, column: number): Placing {
  return { wide: { x: column === 1 ? 0 : column - 1 + 0.1, y: row + BELOW_TRAY }, tall: { x: tallX(column), y: tallY(row, column) } };
}

const ACE_LABELS: Readonly<Record<(typeof SUITS)[number], Text>> = {
  0: { ru: 'Туз червей', en: 'Ace of hearts' },
  1: { ru: 'Туз бубен', en: 'Ace of diamonds' },
  2: { ru: 'Туз треф', en: 'Ace of clubs' },
  3: { ru: 'Туз пик', en: 'Ace of spades' },
};
