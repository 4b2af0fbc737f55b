import { type Card, MOST_CARDS, NONE } from './card.ts';
import { type KeyKeeper, MergedKey, type Merging, PositionKey } from './key.ts';
import type { PileSpec } from './pile.ts';
import { NO_PILE, type State } from './state.ts';

/**
 * Cards on piles in flat arrays, and the changes that can be made to them. It keeps no history: `Table` makes the
 * changes as steps and can take them back. The 64-bit key is kept up by the changes from the first time it is asked
 * for until the table is swept: machines that only play never pay for it.
 */
export class Position implements State {
  readonly piles: number;
  seed = 0;
  readonly #base: Uint16Array;
  readonly #most: Uint8Array;
  readonly #heights: Uint8Array;
  readonly #cards: Uint8Array;
  readonly #up = new Uint8Array(MOST_CARDS);
  readonly #where = new Uint8Array(MOST_CARDS);
  /** One bit for each empty pile, so that gaps are found without a look at every pile. */
  readonly #empty = new Int32Array(8);
  readonly #counters: Int32Array;
  readonly #slots: number;
  /** The keeper that is in use. The other one is kept: a solver changes between them at every deal. */
  #key: KeyKeeper;
  readonly #plain: PositionKey;
  #merged: MergedKey | undefined;
  #merging: Merging | undefined;
  readonly #scratch = new Uint8Array(MOST_CARDS);

  /** Lays an empty table. Piles without `most` can take `packSize` cards. */
  constructor(piles: readonly Pick<PileSpec, 'most'>[], packSize: number, counters: number) {
    this.piles = piles.length;
    this.#base = new Uint16Array(piles.length);
    this.#most = Uint8Array.from(piles, (pile) => pile.most ?? packSize);
    this.#heights = new Uint8Array(piles.length);
    this.#counters = new Int32Array(counters);
    let slots = 0;
    for (let p = 0; p < piles.length; p++) {
      this.#base[p] = slots;
      slots += this.#most[p] as number;
    }
    this.#cards = new Uint8Array(slots);
    this.#slots = slots;
    this.#plain = new PositionKey(slots);
    this.#key = this.#plain;
    this.#emptyAll();
  }

  /** Sweeps the table: no cards, counters 0. */
  clear(seed: number): void {
    this.seed = seed;
    this.#heights.fill(0);
    this.#emptyAll();
    this.#counters.fill(0);
    this.#up.fill(0);
    this.#key.on = false;
  }

  /** Sets a card up on a pile without a journal entry: for laying out a given position, not for play. */
  put(pile: number, card: Card, up: boolean): void {
    const height = this.height(pile);
    if (height >= this.most(pile)) throw new RangeError(`pile ${pile} is full`);
    this.#key.on = false;
    this.#up[card] = up ? 1 : 0;
    this.#cards[(this.#base[pile] as number) + height] = card;
    this.#heights[pile] = height + 1;
    this.#where[card] = pile;
    this.#fill(pile);
  }

  /** Bytes that `save` writes for a pack of so many cards. */
  sizeFor(packSize: number): number {
    return this.piles + packSize + 4 * this.counters;
  }

  /** Writes the position into bytes from `at` on: heights, the cards pile by pile with the side that is up, counters. */
  save(bytes: Uint8Array, at: number): void {
    let to = at;
    for (let pile = 0; pile < this.piles; pile++) bytes[to++] = this.#heights[pile] as number;
    for (let pile = 0; pile < this.piles; pile++) {
      const base = this.#base[pile] as number;
      const end = base + (this.#heights[pile] as number);
      for (let slot = base; slot < end; slot++) {
        const card = this.#cards[slot] as number;
        bytes[to++] = card | ((this.#up[card] as number) << 7);
      }
    }
    for (let c = 0; c < this.counters; c++) {
      const value = this.#counters[c] as number;
      for (let shift = 0; shift < 32; shift += 8) bytes[to++] = value >>> shift;
    }
  }

  /** Lays out a position written by `save`. */
  protected load(bytes: Uint8Array, at: number): void {
    let from = at + this.piles;
    this.#key.on = false;
    this.#empty.fill(0);
    for (let pile = 0; pile < this.piles; pile++) {
      const height = bytes[at + pile] as number;
      const base = this.#base[pile] as number;
      this.#heights[pile] = height;
      if (height === 0) this.#drain(pile);
      for (let i = 0; i < height; i++) {
        const byte = bytes[from++] as number;
        const card = byte & 127;
        this.#cards[base + i] = card;
        this.#up[card] = byte >>> 7;
        this.#where[card] = pile;
      }
    }
    for (let c = 0; c < this.counters; c++) {
      let value = 0;
      for (let shift = 0; shift < 32; shift += 8) value |= (bytes[from++] as number) << shift;
      this.#counters[c] = value;
    }
  }

  height(pile: number): number {
    return this.#heights[pile] as number;
  }

  most(pile: number): number {
    return this.#most[pile] as number;
  }

  at(pile: number, index: number): Card {
    return index >= 0 && index < (this.#heights[pile] as number) ? (this.#cards[(this.#base[pile] as number) + index] as Card) : NONE;
  }

  top(pile: number): Card {
    const height = this.#heights[pile] as number;
    return height === 0 ? NONE : (this.#cards[(this.#base[pile] as number) + height - 1] as Card);
  }

  pileOf(card: Card): number {
    return this.#where[card] as number;
  }

  nextEmpty(pile: number): number {
    let word = pile >> 5;
    // Shifts count modulo 32, so this keeps the bits from `pile` on.
    let bits = (this.#empty[word] as number) & (-1 << pile);
    while (bits === 0) {
      if (++word === this.#empty.length) return NO_PILE;
      bits = this.#empty[word] as number;
    }
    return word * 32 + 31 - Math.clz32(bits & -bits);
  }

  isUp(card: Card): boolean {
    return this.#up[card] === 1;
  }

  counter(index: number): number {
    return this.#counters[index] as number;
  }

  get counters(): number {
    return this.#counters.length;
  }

  /** The low and high half of the position's key: 32-bit whole numbers. */
  get keyLo(): number {
    if (!this.#key.on) this.#startKey();
    return this.#key.lo;
  }

  get keyHi(): number {
    if (!this.#key.on) this.#startKey();
    return this.#key.hi;
  }

  /**
   * Makes the key take for equal what a merging says; `undefined` (as at the beginning): only equal cards. Keys read
   * before and after cannot be compared.
   */
  keyBy(merging: Merging | undefined): void {
    if (merging !== undefined && merging !== this.#merging) {
      this.#merging = merging;
      this.#merged = new MergedKey(this.#base, this.#slots, merging);
    }
    const key = merging === undefined ? this.#plain : (this.#merged as MergedKey);
    if (key === this.#key) return;
    this.#key = key;
    // It has not heard of what was done meanwhile.
    key.on = false;
  }

  /** Lays the pack face down on pile 0 of a swept table, p1 on top. */
  protected layPack(pack: ArrayLike<Card>): void {
    const n = pack.length;
    if (n > (this.#most[0] as number)) throw new RangeError(`${n} cards do not fit on pile 0`);
    for (let i = 0; i < n; i++) this.#cards[i] = pack[n - 1 - i] as Card;
    this.#where.fill(0);
    this.#heights[0] = n;
    if (n > 0) this.#fill(0);
  }

  #emptyAll(): void {
    this.#empty.fill(0);
    for (let pile = 0; pile < this.piles; pile++) this.#drain(pile);
  }

  /** Notes that a pile is empty. */
  #drain(pile: number): void {
    this.#empty[pile >> 5] = (this.#empty[pile >> 5] as number) | (1 << pile);
  }

  /** Notes that a pile is not empty. */
  #fill(pile: number): void {
    this.#empty[pile >> 5] = (this.#empty[pile >> 5] as number) & ~(1 << pile);
  }

  #startKey(): void {
    this.#key.start();
    for (let pile = 0; pile < this.piles; pile++) {
      const base = this.#base[pile] as number;
      for (let i = 0; i < this.height(pile); i++) this.#report(base + i);
    }
    for (let c = 0; c < this.counters; c++) this.#key.counter(c, this.counter(c));
  }

  /** Tells the key that the card of a slot came or goes. */
  #report(slot: number): void {
    this.#key.card(slot, this.#cards[slot] as Card, this.#up[this.#cards[slot] as Card] as number);
  }

  /** Changes the heights for a block of `n`; throws when the block does not exist or does not fit. */
  #lift(from: number, to: number, n: number): void {
    const height = this.#heights[from] as number;
    const target = this.#heights[to] as number;
    if (from === to || n < 1 || n > height || target + n > (this.#most[to] as number)) throw this.#misfit(from, to, n);
    this.#heights[from] = height - n;
    this.#heights[to] = target + n;
    if (height === n) this.#drain(from);
    if (target === 0) this.#fill(to);
  }

  /** Apart from the steps: what is seldom called would keep them from being compiled into their callers. */
  #misfit(from: number, to: number, n: number): RangeError {
    const [here, there, most] = [this.#heights[from], this.#heights[to], this.#most[to]];
    return new RangeError(`cannot move ${n} of ${here} cards from pile ${from} to pile ${to} (${there} of ${most} there)`);
  }

  protected moveOne(from: number, to: number): void {
    const heights = this.#heights;
    const height = (heights[from] as number) - 1;
    const there = heights[to] as number;
    if (from === to || height < 0 || there >= (this.#most[to] as number)) throw this.#misfit(from, to, 1);
    heights[from] = height;
    heights[to] = there + 1;
    if (height === 0) this.#drain(from);
    if (there === 0) this.#fill(to);
    const source = (this.#base[from] as number) + height;
    const target = (this.#base[to] as number) + there;
    const card = this.#cards[source] as Card;
    this.#cards[target] = card;
    this.#where[card] = to;
    if (this.#key.on) this.#key.carry(source, target, card, this.#up[card] as number);
  }

  protected moveBlock(from: number, to: number, n: number): void {
    this.#lift(from, to, n);
    const source = (this.#base[from] as number) + (this.#heights[from] as number);
    const target = (this.#base[to] as number) + (this.#heights[to] as number) - n;
    const cards = this.#cards;
    const keyed = this.#key.on;
    for (let i = 0; i < n; i++) {
      const card = cards[source + i] as Card;
      cards[target + i] = card;
      this.#where[card] = to;
      if (keyed) this.#key.carry(source + i, target + i, card, this.#up[card] as number);
    }
  }

  protected flipBlock(from: number, to: number, n: number): void {
    this.#lift(from, to, n);
    const source = (this.#base[from] as number) + (this.#heights[from] as number);
    const target = (this.#base[to] as number) + (this.#heights[to] as number) - 1;
    const cards = this.#cards;
    const keyed = this.#key.on;
    for (let i = 0; i < n; i++) {
      if (keyed) this.#report(source + i);
      const card = cards[source + i] as Card;
      this.#up[card] = 1 - (this.#up[card] as number);
      cards[target - i] = card;
      this.#where[card] = to;
      if (keyed) this.#report(target - i);
    }
  }

  /** The top `n` cards turned over as a block where they lie. */
  protected turnOver(pile: number, n: number): void {
    const height = this.#heights[pile] as number;
    if (n < 1 || n > height) throw new RangeError(`cannot turn ${n} of ${height} cards of pile ${pile}`);
    const first = (this.#base[pile] as number) + height - n;
    const cards = this.#cards;
    const keyed = this.#key.on;
    if (keyed) for (let i = 0; i < n; i++) this.#report(first + i);
    for (let low = first, high = first + n - 1; low < high; low++, high--) {
      const card = cards[low] as Card;
      cards[low] = cards[high] as Card;
      cards[high] = card;
    }
    for (let i = 0; i < n; i++) {
      const card = cards[first + i] as Card;
      this.#up[card] = 1 - (this.#up[card] as number);
      if (keyed) this.#report(first + i);
    }
  }

  /** The card at a height lies face up (1) or down (0). */
  protected face(pile: number, index: number, card: Card, up: number): void {
    const slot = (this.#base[pile] as number) + index;
    if (this.#key.on) this.#report(slot);
    this.#up[card] = up;
    if (this.#key.on) this.#report(slot);
  }

  protected count(counter: number, value: number): void {
    if (this.#key.on) {
      this.#key.counter(counter, this.#counters[counter] as number);
      this.#key.counter(counter, value);
    }
    this.#counters[counter] = value;
  }

  protected checkPermutation(pile: number, permutation: ArrayLike<number>): void {
    const height = this.#heights[pile] as number;
    const met = this.#scratch;
    for (let i = 0; i < height; i++) met[i] = 0;
    let distinct = 0;
    for (let i = 0; i < permutation.length; i++) {
      const p = permutation[i] as number;
      if (p < height && met[p] === 0) distinct++;
      met[p] = 1;
    }
    if (distinct !== height || permutation.length !== height)
      throw new RangeError(`not a permutation of the ${height} cards of pile ${pile}`);
  }

  protected reorder(pile: number, permutation: ArrayLike<number>): void {
    const base = this.#base[pile] as number;
    const n = this.#heights[pile] as number;
    const old = this.#scratch;
    const keyed = this.#key.on;
    for (let i = 0; i < n; i++) {
      if (keyed) this.#report(base + i);
      old[i] = this.#cards[base + i] as Card;
    }
    for (let i = 0; i < n; i++) {
      this.#cards[base + i] = old[permutation[i] as number] as Card;
      if (keyed) this.#report(base + i);
    }
  }
}
