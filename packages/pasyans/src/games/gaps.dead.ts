import { KING, makeCard, type Rank, type State, SUITS, type Suit } from '../engine/index.ts';
import { COLUMNS, columnOf, FIRST_PLACE, placeAt, ROWS } from './shared/gap-rows.ts';

const TWO: Rank = 2;
const ROW_PAIRS = [0, 1] as const;
/** Two rows make a word of bits, a place a bit; the lowest bit of a row is place 1, which no card is put on. */
const rowBits = (row: number): number => (row & 1) * COLUMNS;
const bitOf = (place: number): number => 1 << ((place - FIRST_PLACE) % (2 * COLUMNS));
const pairOf = (place: number): number => ((place - FIRST_PLACE) / (2 * COLUMNS)) | 0;
const inBothRows = (bits: number): number => (bits << rowBits(0)) | (bits << rowBits(1));
const STARTS = inBothRows(2);
const PLACES = inBothRows(2 ** COLUMNS - 2);

/** Where cards could ever lie if a place, once it can be empty, stayed so, and a card, wherever it can come, stayed there too. */
class Reach {
  /** For each card and pair of rows the places that it can come to. */
  readonly #at = new Int32Array(52 * 2);
  /** For each pair of rows the places that can become empty. */
  readonly #empty = new Int32Array(2);

  find(s: State): void {
    this.#begin(s);
    while (this.#widen());
  }

  /** The rows, as bits, in which the whole suit can come to lie in order. */
  rowsOf(suit: Suit): number {
    let rows = 0;
    for (let row = 0; row < ROWS; row++) {
      let rank = TWO;
      while (rank <= KING && this.#comesTo(makeCard(suit, rank), placeAt(row, rank))) rank++;
      if (rank > KING) rows |= 1 << row;
    }
    return rows;
  }

  #comesTo = (card: number, place: number): boolean => ((this.#at[card * 2 + pairOf(place)] as number) & bitOf(place)) !== 0;

  #begin(s: State): void {
    this.#at.fill(0);
    this.#empty.fill(0);
    for (let place = FIRST_PLACE; place < FIRST_PLACE + ROWS * COLUMNS; place++) {
      const card = s.top(place);
      const pair = pairOf(place);
      if (card >= 0) this.#at[card * 2 + pair] = bitOf(place);
      else if (columnOf(place) > 1) this.#empty[pair] = (this.#empty[pair] as number) | bitOf(place);
    }
  }

  /** Lets every card come wherever it newly can; true when any could. */
  #widen(): boolean {
    let more = false;
    for (const suit of SUITS) {
      for (let card = makeCard(suit, TWO); card <= makeCard(suit, KING); card++)
        if (this.#move(card, card === makeCard(suit, TWO))) more = true;
    }
    return more;
  }

  #move(card: number, isTwo: boolean): boolean {
    const at = this.#at;
    const empty = this.#empty;
    let more = false;
    for (const pair of ROW_PAIRS) {
      const i = card * 2 + pair;
      const fits = isTwo ? STARTS : ((at[i - 2] as number) << 1) & PLACES;
      const before = at[i] as number;
      at[i] = before | (fits & (empty[pair] as number));
      if (at[i] !== before) more = true;
    }
    // A card that can leave its place empties it, and every place that it can come to.
    if (more) for (const pair of ROW_PAIRS) empty[pair] = (empty[pair] as number) | (at[card * 2 + pair] as number);
    return more;
  }
}

/** True when each suit can have a row of its own among its possible ones. */
function canShare(rows: readonly number[], from = 0, taken = 0): boolean {
  if (from === rows.length) return true;
  for (let row = 1; row < 1 << ROWS; row <<= 1) {
    if (((rows[from] as number) & row & ~taken) !== 0 && canShare(rows, from + 1, taken | row)) return true;
  }
  return false;
}

/**
 * In the one-deal game a position is lost if the suits could not come to lie in rows of their own even when a card that leaves a
 * place stayed there as well, and the place were empty all the same.
 *
 * Argument. By induction over the moves of any line, a card lies only on places that `Reach` finds for it, and only those are ever
 * empty that it finds. A move puts a card on an empty place behind the next lower card, or a two on an empty start; both places
 * have been found before, so this one is found as well. The place that it leaves had been found for it, and all of them count as
 * empty as soon as the card has two. A won position is a position of the line; so each suit has its row.
 */
export function gapsDead(): (s: State) => boolean {
  const reach = new Reach();
  return (s) => {
    reach.find(s);
    return !canShare(SUITS.map((suit) => reach.rowsOf(suit)));
  };
}
