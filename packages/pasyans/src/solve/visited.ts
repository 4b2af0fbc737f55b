/** The first table is small: most deals need no more, and a small table lies in the processor's own memory. */
const FIRST_SLOTS = 1 << 16;
const BYTES_A_SLOT = 8;
/** How much of the table may be taken before looking for a place gets slow. */
const FILL = 0.75;

/**
 * A set of positions by their 64-bit keys: two 32-bit halves in one flat table, 8 bytes a slot, open addressing. It grows
 * fourfold up to its bound and then takes no more.
 *
 * Two positions with one key are taken for the same. Among n positions that happens with a probability of about
 * n * n / 2^65: three in a million for ten million positions.
 */
export class Visited {
  /** Positions in the set. */
  count = 0;
  readonly #mostSlots: number;
  #slots: number;
  #most: number;
  #words: Int32Array;
  #hasZero = false;

  /** `memory`: bytes the table may take, at least half a megabyte. */
  constructor(memory: number) {
    this.#mostSlots = 2 ** Math.floor(Math.log2(Math.max(memory / BYTES_A_SLOT, FIRST_SLOTS)));
    this.#slots = FIRST_SLOTS;
    this.#most = FIRST_SLOTS * FILL;
    this.#words = new Int32Array(FIRST_SLOTS * 2);
  }

  /** Bytes taken now. */
  get bytes(): number {
    return this.#slots * BYTES_A_SLOT;
  }

  /** True when another position may find no place. */
  get isFull(): boolean {
    return this.count >= this.#most && this.#slots === this.#mostSlots;
  }

  /** Takes a position in; false when it was there. Afterwards ask `isFull`. */
  add(lo: number, hi: number): boolean {
    if ((lo | hi) === 0) return this.#addZero();
    const words = this.#words;
    const mask = this.#slots * 2 - 1;
    let at = (lo << 1) & mask;
    for (;;) {
      const there = words[at] as number;
      const high = words[at + 1] as number;
      if (there === lo && high === hi) return false;
      if ((there | high) === 0) break;
      at = (at + 2) & mask;
    }
    words[at] = lo;
    words[at + 1] = hi;
    if (++this.count >= this.#most && this.#slots < this.#mostSlots) this.#grow();
    return true;
  }

  /** The key 0, which marks an empty slot, is kept beside the table. */
  #addZero(): boolean {
    if (this.#hasZero) return false;
    this.#hasZero = true;
    this.count++;
    return true;
  }

  /** Forgets all positions: for the next deal. A large table is given back, since wiping it costs more than most deals. */
  clear(): void {
    if (this.#slots > FIRST_SLOTS) {
      this.#slots = FIRST_SLOTS;
      this.#most = FIRST_SLOTS * FILL;
      this.#words = new Int32Array(FIRST_SLOTS * 2);
    } else if (this.count > 0) this.#words.fill(0);
    this.count = 0;
    this.#hasZero = false;
  }

  #grow(): void {
    const old = this.#words;
    this.#slots = Math.min(this.#slots * 4, this.#mostSlots);
    this.#most = this.#slots * FILL;
    const words = new Int32Array(this.#slots * 2);
    const mask = this.#slots * 2 - 1;
    for (let i = 0; i < old.length; i += 2) {
      const lo = old[i] as number;
      const hi = old[i + 1] as number;
      if ((lo | hi) === 0) continue;
      let at = (lo << 1) & mask;
      while (((words[at] as number) | (words[at + 1] as number)) !== 0) at = (at + 2) & mask;
      words[at] = lo;
      words[at + 1] = hi;
    }
    this.#words = words;
  }
}
