/** A move is one whole number, so that searches can keep millions; read it with the functions below. */
export type Move = number;

/** The kind of a move: the next step of a patience that plays itself. */
export const STEP = 1;
/** The kind of a move: the top `n` cards of one pile go to another. */
export const CARRY = 2;
/** The kind of a move: `n` cards are turned from the stock. */
export const DRAW = 3;
/** The kind of a move: the waste is turned over and becomes the stock. */
export const RECYCLE = 4;
/** The kind of a move: the rules gather the cards, shuffled or not, and deal again. */
export const REDEAL = 5;
/** The kind of a move: the top cards of two or three different piles go out together. */
export const DISCARD = 6;
/** The kind of a move: `n` cards that stand together in one pile go out, the pile closes up. */
export const PLUCK = 7;
/** The kind of a move: the top card of a pile is turned face up where it lies. */
export const OPEN = 8;

/** The eight kinds of moves: what `move` takes and `kindOf` gives. */
export type MoveKind =
  | typeof STEP
  | typeof CARRY
  | typeof DRAW
  | typeof RECYCLE
  | typeof REDEAL
  | typeof DISCARD
  | typeof PLUCK
  | typeof OPEN;

/** Packs a move. Piles are numbers 0..254 in the order of the patience's list, `n` is 0..255. */
export function move(kind: MoveKind, from = 0, to = 0, n = 0): Move {
  return kind | (from << 4) | (to << 12) | (n << 20);
}

/** What kind of move it is. */
export const kindOf = (m: Move): MoveKind => (m & 15) as MoveKind;
/** The pile that cards come from, by number: of a discard the lowest one. */
export const fromOf = (m: Move): number => (m >>> 4) & 255;
/** The pile that cards go to, by number; a discard has its second pile here, a pluck a height (`heightOf`). */
export const toOf = (m: Move): number => (m >>> 12) & 255;
/** How many cards are moved; a discard has its third pile here (`discardedPiles`). */
export const countOf = (m: Move): number => (m >>> 20) & 255;

/** The step of a zero-choice patience. */
export const NEXT_STEP: Move = move(STEP);

/** Where a discard names no third pile: no patience has so many. */
const NO_THIRD = 255;

/** The tops of two or three different piles go out together; the order in which the piles are given means nothing. */
export function discard(a: number, b: number, c: number = NO_THIRD): Move {
  const high = Math.max(a, b, c);
  const low = Math.min(a, b, c);
  return move(DISCARD, low, a + b + c - low - high, high);
}

/** The piles that a discard takes from, in ascending order: two or three. */
export function discardedPiles(m: Move): readonly number[] {
  return countOf(m) === NO_THIRD ? [fromOf(m), toOf(m)] : [fromOf(m), toOf(m), countOf(m)];
}

/** `n` cards that stand together in a pile go out, the lowest of them at `height`. */
export function pluck(pile: number, height: number, n: number): Move {
  return move(PLUCK, pile, height, n);
}

/** The height of the lowest card that a pluck takes. */
export const heightOf = (m: Move): number => toOf(m);

/** The top card of a pile is turned face up. */
export function openTop(pile: number): Move {
  return move(OPEN, pile);
}

/** A growing list of moves that is emptied, not thrown away, between positions. */
export class MoveBuffer {
  /** How many moves are listed. */
  count = 0;
  #moves = new Int32Array(64);

  /** Adds a move at the end. */
  push(m: Move): void {
    if (this.count === this.#moves.length) {
      const more = new Int32Array(this.count * 2);
      more.set(this.#moves);
      this.#moves = more;
    }
    this.#moves[this.count++] = m;
  }

  /** The move at a place of the list, from 0; 0, which is no move, where none was ever listed. */
  at(i: number): Move {
    return this.#moves[i] as number;
  }

  /** Writes over a move of the list. */
  put(i: number, m: Move): void {
    this.#moves[i] = m;
  }

  /** Empties the list. */
  clear(): void {
    this.count = 0;
  }

  /** Whether a move is listed. */
  has(m: Move): boolean {
    for (let i = 0; i < this.count; i++) if (this.#moves[i] === m) return true;
    return false;
  }

  /** The moves as an array of its own, in the order they were listed. */
  toArray(): Move[] {
    const moves: Move[] = [];
    // A plain loop: many times faster than `Array.from` for the short lists this holds.
    for (let i = 0; i < this.count; i++) moves.push(this.#moves[i] as number);
    return moves;
  }
}
