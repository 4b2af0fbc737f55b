/** A move is one whole number, so that searches can keep millions; read it with the functions below. */
export type Move = number;

export const STEP = 1;
export const CARRY = 2;
export const DRAW = 3;
export const RECYCLE = 4;
export const REDEAL = 5;
export const DISCARD = 6;
export const PLUCK = 7;
export const OPEN = 8;

/**
 * - `STEP`: the next step of a patience that plays itself;
 * - `CARRY`: the top `n` cards of one pile go to another;
 * - `DRAW`: `n` cards are turned from the stock;
 * - `RECYCLE`: the waste is turned over and becomes the stock;
 * - `REDEAL`: the rules gather the cards, shuffled or not, and deal again;
 * - `DISCARD`: the top cards of two or three different piles go out together;
 * - `PLUCK`: `n` cards that stand together in one pile go out, the pile closes up;
 * - `OPEN`: the top card of a pile is turned face up where it lies.
 */
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

export const kindOf = (m: Move): MoveKind => (m & 15) as MoveKind;
export const fromOf = (m: Move): number => (m >>> 4) & 255;
export const toOf = (m: Move): number => (m >>> 12) & 255;
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
  count = 0;
  #moves = new Int32Array(64);

  push(m: Move): void {
    if (this.count === this.#moves.length) {
      const more = new Int32Array(this.count * 2);
      more.set(this.#moves);
      this.#moves = more;
    }
    this.#moves[this.count++] = m;
  }

  at(i: number): Move {
    return this.#moves[i] as number;
  }

  /** Writes over a move of the list. */
  put(i: number, m: Move): void {
    this.#moves[i] = m;
  }

  clear(): void {
    this.count = 0;
  }

  has(m: Move): boolean {
    for (let i = 0; i < this.count; i++) if (this.#moves[i] === m) return true;
    return false;
  }

  toArray(): Move[] {
    const moves: Move[] = [];
    // A plain loop: many times faster than `Array.from` for the short lists this holds.
    for (let i = 0; i < this.count; i++) moves.push(this.#moves[i] as number);
    return moves;
  }
}
