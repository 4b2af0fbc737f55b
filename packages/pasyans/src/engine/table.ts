import { type Card, MOST_CARDS, NONE } from './card.ts';
import { FLIP, firstOf, Journal, ORDER, opOf, packStep, SET, SHIFT, secondOf, TURN, thirdOf } from './journal.ts';
import { PositionKey } from './key.ts';
import type { PileSpec } from './pile.ts';
import type { Hands, StepEvent } from './state.ts';

/**
 * A position in flat arrays, changed by the five steps only. It knows no patience. Every step writes the journal, so
 * `undoTo(mark)` restores any earlier position exactly. The 64-bit key is kept up by the steps from the first time it
 * is asked for until the table is swept: machines that only play never pay for it.
 */
export class Table implements Hands {
  readonly piles: number;
  seed = 0;
  /** Hears each step while set; event objects are built only then. */
  listener: ((event: StepEvent) => void) | undefined;
  readonly #base: Uint16Array;
  readonly #most: Uint8Array;
  readonly #heights: Uint8Array;
  readonly #cards: Uint8Array;
  readonly #up = new Uint8Array(MOST_CARDS);
  readonly #counters: Int32Array;
  readonly #key: PositionKey;
  readonly #journal = new Journal();
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
    this.#key = new PositionKey(slots);
  }

  /** Sweeps the table and lays the pack face down on pile 0, p1 on top. The journal starts anew. */
  reset(pack: ArrayLike<Card>, seed: number): void {
    const n = pack.length;
    if (n > (this.#most[0] as number)) throw new RangeError(`${n} cards do not fit on pile 0`);
    this.clear(seed);
    for (let i = 0; i < n; i++) this.#cards[i] = pack[n - 1 - i] as Card;
    this.#heights[0] = n;
  }

  /** Sweeps the table: no cards, counters 0, empty journal. */
  clear(seed: number): void {
    this.seed = seed;
    this.#heights.fill(0);
    this.#counters.fill(0);
    this.#up.fill(0);
    this.#key.on = false;
    this.#journal.length = 0;
  }

  /** Sets a card up on a pile without a journal entry: for laying out a given position, not for play. */
  put(pile: number, card: Card, up: boolean): void {
    const height = this.height(pile);
    if (height >= this.most(pile)) throw new RangeError(`pile ${pile} is full`);
    this.#key.on = false;
    this.#up[card] = up ? 1 : 0;
    this.#cards[(this.#base[pile] as number) + height] = card;
    this.#heights[pile] = height + 1;
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

  shift(from: number, to: number, n: number): void {
    // Most steps move one card; without the loop they are much quicker.
    if (n === 1) this.#moveOne(from, to);
    else this.#moveBlock(from, to, n);
    this.#journal.push(packStep(SHIFT, from, to, n));
    if (this.listener) this.#tell('shift', from, to, n);
  }

  flip(from: number, to: number, n: number): void {
    if (from === to) this.#turnOver(from, n);
    else this.#flipBlock(from, to, n);
    this.#journal.push(packStep(FLIP, from, to, n));
    if (this.listener) this.#tell('flip', from, to, n);
  }

  turn(pile: number, index: number, up: boolean): void {
    const card = this.at(pile, index);
    if (card === NONE) throw new RangeError(`pile ${pile} has no card ${index}`);
    const before = this.#up[card] as number;
    this.#face(pile, index, card, up ? 1 : 0);
    this.#journal.push(packStep(TURN, pile, index, before));
    this.listener?.({ step: 'turn', pile, index, card, up });
  }

  order(pile: number, permutation: ArrayLike<number>): void {
    this.#checkPermutation(pile, permutation);
    this.#reorder(pile, permutation);
    for (let i = 0; i < permutation.length; i++) this.#journal.push(permutation[i] as number);
    this.#journal.push(packStep(ORDER, pile, permutation.length, 0));
    this.listener?.({ step: 'order', pile });
  }

  set(counter: number, value: number): void {
    const before = this.#counters[counter];
    if (before === undefined) throw new RangeError(`no counter ${counter}`);
    this.#count(counter, value | 0);
    this.#journal.push(before);
    this.#journal.push(packStep(SET, counter, 0, 0));
    if (this.listener) this.listener({ step: 'set', counter, value, before });
  }

  /** Where the journal stands: give it to `undoTo` later. */
  mark(): number {
    return this.#journal.length;
  }

  /** The steps since a mark as numbers: equal lists mean equal steps. */
  stepsSince(mark: number): readonly number[] {
    return this.#journal.since(mark);
  }

  /** Takes back every step since the mark. Throws for a mark that is not in the journal. */
  undoTo(mark: number): void {
    const journal = this.#journal;
    if (mark < 0 || mark > journal.length) throw new RangeError(`no such mark: ${mark}`);
    while (journal.length > mark) {
      const step = journal.pop();
      const a = firstOf(step);
      switch (opOf(step)) {
        case SHIFT:
          this.#moveBlock(secondOf(step), a, thirdOf(step));
          break;
        case FLIP:
          if (secondOf(step) === a) this.#turnOver(a, thirdOf(step));
          else this.#flipBlock(secondOf(step), a, thirdOf(step));
          break;
        case TURN:
          this.#face(a, secondOf(step), this.at(a, secondOf(step)), thirdOf(step));
          break;
        case ORDER:
          this.#undoOrder(a, secondOf(step));
          break;
        default:
          this.#count(a, journal.pop());
      }
    }
  }

  /** Forgets how this position was reached: it becomes the start. */
  forget(): void {
    this.#journal.length = 0;
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
  }

  /** Apart from the steps: what is seldom called would keep them from being compiled into their callers. */
  #misfit(from: number, to: number, n: number): RangeError {
    const [here, there, most] = [this.#heights[from], this.#heights[to], this.#most[to]];
    return new RangeError(`cannot move ${n} of ${here} cards from pile ${from} to pile ${to} (${there} of ${most} there)`);
  }

  #moveOne(from: number, to: number): void {
    const heights = this.#heights;
    const height = (heights[from] as number) - 1;
    const there = heights[to] as number;
    if (from === to || height < 0 || there >= (this.#most[to] as number)) throw this.#misfit(from, to, 1);
    heights[from] = height;
    heights[to] = there + 1;
    const source = (this.#base[from] as number) + height;
    const target = (this.#base[to] as number) + there;
    this.#cards[target] = this.#cards[source] as Card;
    if (this.#key.on) {
      this.#report(source);
      this.#report(target);
    }
  }

  #moveBlock(from: number, to: number, n: number): void {
    this.#lift(from, to, n);
    const source = (this.#base[from] as number) + (this.#heights[from] as number);
    const target = (this.#base[to] as number) + (this.#heights[to] as number) - n;
    const cards = this.#cards;
    const keyed = this.#key.on;
    for (let i = 0; i < n; i++) {
      cards[target + i] = cards[source + i] as Card;
      if (keyed) {
        this.#report(source + i);
        this.#report(target + i);
      }
    }
  }

  #flipBlock(from: number, to: number, n: number): void {
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
      if (keyed) this.#report(target - i);
    }
  }

  /** The top `n` cards turned over as a block where they lie. */
  #turnOver(pile: number, n: number): void {
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

  #face(pile: number, index: number, card: Card, up: number): void {
    const slot = (this.#base[pile] as number) + index;
    if (this.#key.on) this.#report(slot);
    this.#up[card] = up;
    if (this.#key.on) this.#report(slot);
  }

  #count(counter: number, value: number): void {
    if (this.#key.on) {
      this.#key.counter(counter, this.#counters[counter] as number);
      this.#key.counter(counter, value);
    }
    this.#counters[counter] = value;
  }

  #checkPermutation(pile: number, permutation: ArrayLike<number>): void {
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

  #reorder(pile: number, permutation: ArrayLike<number>): void {
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

  #undoOrder(pile: number, n: number): void {
    const inverse = new Uint8Array(n);
    for (let i = n - 1; i >= 0; i--) inverse[this.#journal.pop()] = i;
    this.#reorder(pile, inverse);
  }

  #tell(step: 'shift' | 'flip', from: number, to: number, n: number): void {
    this.listener?.({ step, from, to, cards: this.#topCards(to, n) });
  }

  #topCards(pile: number, n: number): Card[] {
    const height = this.#heights[pile] as number;
    return Array.from({ length: n }, (_, i) => this.at(pile, height - n + i));
  }
}
