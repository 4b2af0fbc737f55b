/**
 * The journal: every step as whole numbers, so that undoing is a walk back. Arguments that do not fit one number stand
 * before the step's own number; the walk meets the step first and knows how many there are.
 */
export const SHIFT = 0;
export const FLIP = 1;
export const TURN = 2;
export const ORDER = 3;
export const SET = 4;

/** Packs a step: op, and three numbers 0..255. */
export const packStep = (op: number, a: number, b: number, c: number): number => op | (a << 3) | (b << 11) | (c << 19);
export const opOf = (step: number): number => step & 7;
export const firstOf = (step: number): number => (step >>> 3) & 255;
export const secondOf = (step: number): number => (step >>> 11) & 255;
export const thirdOf = (step: number): number => (step >>> 19) & 255;

export class Journal {
  length = 0;
  #entries = new Int32Array(256);

  push(entry: number): void {
    if (this.length === this.#entries.length) {
      const more = new Int32Array(this.length * 2);
      more.set(this.#entries);
      this.#entries = more;
    }
    this.#entries[this.length++] = entry;
  }

  pop(): number {
    return this.#entries[--this.length] as number;
  }

  /** A copy of what was written since a mark: equal journals mean the same steps. */
  since(mark: number): readonly number[] {
    return Array.from(this.#entries.subarray(mark, this.length));
  }
}
