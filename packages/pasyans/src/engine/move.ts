/** A move is one whole number, so that searches can keep millions; read it with the functions below. */
export type Move = number;

export const STEP = 1;
export const CARRY = 2;
export const DRAW = 3;
export const RECYCLE = 4;
export const REDEAL = 5;

/**
 * - `STEP`: the next step of a patience that plays itself;
 * - `CARRY`: the top `n` cards of one pile go to another;
 * - `DRAW`: `n` cards are turned from the stock;
 * - `RECYCLE`: the waste is turned over and becomes the stock;
 * - `REDEAL`: the rules gather, shuffle and deal again.
 */
export type MoveKind = typeof STEP | typeof CARRY | typeof DRAW | typeof RECYCLE | typeof REDEAL;

/** Packs a move. Piles are numbers 0..255 in the order of the patience's list, `n` is 0..255. */
export function move(kind: MoveKind, from = 0, to = 0, n = 0): Move {
  return kind | (from << 4) | (to << 12) | (n << 20);
}

export const kindOf = (m: Move): MoveKind => (m & 15) as MoveKind;
export const fromOf = (m: Move): number => (m >>> 4) & 255;
export const toOf = (m: Move): number => (m >>> 12) & 255;
export const countOf = (m: Move): number => (m >>> 20) & 255;

/** The step of a zero-choice patience. */
export const NEXT_STEP: Move = move(STEP);

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
