/** A step as the journal has it: top cards carried to another pile. */
export const SHIFT = 0;
/** A step: top cards turned over as a block. */
export const FLIP = 1;
/** A step: a card turned where it lies. */
export const TURN = 2;
/** A step: a pile put in another order. */
export const ORDER = 3;
/** A step: a counter that takes a value. */
export const SET = 4;

/** Packs a step: op, and three numbers 0..255. */
export const packStep = (op: number, a: number, b: number, c: number): number => op | (a << 3) | (b << 11) | (c << 19);
/** Which of the five steps it is. */
export const opOf = (step: number): number => step & 7;
/** The first of its three numbers. */
export const firstOf = (step: number): number => (step >>> 3) & 255;
/** The second of its three numbers. */
export const secondOf = (step: number): number => (step >>> 11) & 255;
/** The third of its three numbers. */
export const thirdOf = (step: number): number => (step >>> 19) & 255;

/**
 * The journal: every step as whole numbers, so that undoing is a walk back. Arguments that do not fit one number stand
 * before the step's own number; the walk meets the step first and knows how many there are.
 */
export class Journal {
  length = 0;
  #entries = new Int32Array(256);

  /** Adds an entry at the end. */
  push(entry: number): void {
    if (this.length === this.#entries.length) {
      const more = new Int32Array(this.length * 2);
      more.set(this.#entries);
      this.#entries = more;
    }
    this.#entries[this.length++] = entry;
  }

  /** Takes the last entry off; ask `length` before. */
  pop(): number {
    return this.#entries[--this.length] as number;
  }

  /** A copy of what was written since a mark: equal journals mean the same steps. */
  since(mark: number): readonly number[] {
    return Array.from(this.#entries.subarray(mark, this.length));
  }
}
