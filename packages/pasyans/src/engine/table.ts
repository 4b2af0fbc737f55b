import { type Card, faceOf, MOST_CARDS, NONE } from './card.ts';
import { FLIP, firstOf, Journal, ORDER, opOf, packStep, SET, SHIFT, secondOf, TURN, thirdOf } from './journal.ts';
import { counterWord, faceWordHi, faceWordLo, joinWords, slotWords } from './key.ts';
import type { PileSpec } from './pile.ts';
import type { Hands, StepEvent } from './state.ts';

// Digits of pi again: the counters' words must differ from those of the cards.
const COUNTER_LO = 0x452821e6;
const COUNTER_HI = 0x38d01377;

/**
 * A position in flat arrays, changed by the five steps only. It knows no patience. Every step writes the journal, so
 * `undoTo(mark)` restores any earlier position exactly, and keeps the 64-bit key up to date.
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
  readonly #cardLo = new Int32Array(MOST_CARDS);
  readonly #cardHi = new Int32Array(MOST_CARDS);
  readonly #slotLo: Int32Array;
  readonly #slotHi: Int32Array;
  #journal = new Journal();
  #keyLo = 0;
  #keyHi = 0;
  #scratch = new Uint8Array(MOST_CARDS);

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
    const words = slotWords(slots);
    this.#slotLo = words.lo;
    this.#slotHi = words.hi;
  }

  /** Sweeps the table and lays the pack face down on pile 0, p1 on top. The journal starts anew. */
  reset(pack: ArrayLike<Card>, seed: number): void {
    this.clear(seed);
    for (let i = pack.length - 1; i >= 0; i--) this.put(0, pack[i] as Card, false);
  }

  /** Sweeps the table: no cards, counters 0, empty journal. */
  clear(seed: number): void {
    this.seed = seed;
    this.#heights.fill(0);
    this.#counters.fill(0);
    this.#up.fill(0);
    this.#keyLo = 0;
    this.#keyHi = 0;
    this.#journal.length = 0;
  }

  /** Sets a card up on a pile without a journal entry: for laying out a given position, not for play. */
  put(pile: number, card: Card, up: boolean): void {
    const height = this.#heights[pile] as number;
    if (height >= (this.#most[pile] as number)) throw new RangeError(`pile ${pile} is full`);
    this.#up[card] = up ? 1 : 0;
    this.#rekey(card);
    this.#heights[pile] = height + 1;
    const slot = (this.#base[pile] as number) + height;
    this.#cards[slot] = card;
    this.#toggle(slot, card);
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
    return this.#keyLo;
  }

  get keyHi(): number {
    return this.#keyHi;
  }

  shift(from: number, to: number, n: number): void {
    this.#moveBlock(from, to, n);
    this.#journal.push(packStep(SHIFT, from, to, n));
    if (this.listener) this.listener({ step: 'shift', from, to, cards: this.#topCards(to, n) });
  }

  flip(from: number, to: number, n: number): void {
    this.#flipBlock(from, to, n);
    this.#journal.push(packStep(FLIP, from, to, n));
    if (this.listener) this.listener({ step: 'flip', from, to, cards: this.#topCards(to, n) });
  }

  turn(pile: number, index: number, up: boolean): void {
    const card = this.at(pile, index);
    if (card === NONE) throw new RangeError(`pile ${pile} has no card ${index}`);
    const before = this.#up[card] as number;
    this.#face(pile, index, card, up ? 1 : 0);
    this.#journal.push(packStep(TURN, pile, index, before));
    if (this.listener) this.listener({ step: 'turn', pile, index, card, up });
  }

  order(pile: number, permutation: ArrayLike<number>): void {
    const n = permutation.length;
    this.#checkPermutation(pile, permutation);
    this.#reorder(pile, permutation);
    for (let i = 0; i < n; i++) this.#journal.push(permutation[i] as number);
    this.#journal.push(packStep(ORDER, pile, n, 0));
    if (this.listener) this.listener({ step: 'order', pile });
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

  /** Takes back every step since the mark. */
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
          this.#flipBlock(secondOf(step), a, thirdOf(step));
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

  #rekey(card: Card): void {
    const up = this.#up[card] as number;
    const face = faceOf(card);
    this.#cardLo[card] = faceWordLo(face, up);
    this.#cardHi[card] = faceWordHi(face, up);
  }

  #toggle(slot: number, card: Card): void {
    this.#keyLo ^= joinWords(this.#cardLo[card] as number, this.#slotLo[slot] as number);
    this.#keyHi ^= joinWords(this.#cardHi[card] as number, this.#slotHi[slot] as number);
  }

  /** Moves heights for `n` cards and returns nothing to undo; throws when the block does not exist or does not fit. */
  #lift(from: number, to: number, n: number): void {
    const height = this.#heights[from] as number;
    const target = this.#heights[to] as number;
    if (from === to || n < 1 || n > height || target + n > (this.#most[to] as number)) {
      throw new RangeError(`cannot move ${n} of ${height} cards from pile ${from} to pile ${to} (${target} of ${this.#most[to]} there)`);
    }
    this.#heights[from] = height - n;
    this.#heights[to] = target + n;
  }

  #moveBlock(from: number, to: number, n: number): void {
    this.#lift(from, to, n);
    const source = (this.#base[from] as number) + (this.#heights[from] as number);
    const target = (this.#base[to] as number) + (this.#heights[to] as number) - n;
    const cards = this.#cards;
    for (let i = 0; i < n; i++) {
      const card = cards[source + i] as Card;
      this.#toggle(source + i, card);
      cards[target + i] = card;
      this.#toggle(target + i, card);
    }
  }

  #flipBlock(from: number, to: number, n: number): void {
    this.#lift(from, to, n);
    const source = (this.#base[from] as number) + (this.#heights[from] as number);
    const target = (this.#base[to] as number) + (this.#heights[to] as number) - 1;
    const cards = this.#cards;
    for (let i = 0; i < n; i++) {
      const card = cards[source + i] as Card;
      this.#toggle(source + i, card);
      this.#up[card] = 1 - (this.#up[card] as number);
      this.#rekey(card);
      cards[target - i] = card;
      this.#toggle(target - i, card);
    }
  }

  #face(pile: number, index: number, card: Card, up: number): void {
    const slot = (this.#base[pile] as number) + index;
    this.#toggle(slot, card);
    this.#up[card] = up;
    this.#rekey(card);
    this.#toggle(slot, card);
  }

  #count(counter: number, value: number): void {
    const before = this.#counters[counter] as number;
    this.#keyLo ^= counterWord(counter, before, COUNTER_LO) ^ counterWord(counter, value, COUNTER_LO);
    this.#keyHi ^= counterWord(counter, before, COUNTER_HI) ^ counterWord(counter, value, COUNTER_HI);
    this.#counters[counter] = value;
  }

  #checkPermutation(pile: number, permutation: ArrayLike<number>): void {
    const height = this.#heights[pile] as number;
    const met = this.#scratch.fill(0, 0, height);
    for (let i = 0; i < permutation.length; i++) met[permutation[i] as number] = 1;
    for (let i = 0; i < height; i++) if (met[i] !== 1) throw new RangeError(`not a permutation of the ${height} cards of pile ${pile}`);
    if (permutation.length !== height) throw new RangeError(`pile ${pile} has ${height} cards, not ${permutation.length}`);
  }

  #reorder(pile: number, permutation: ArrayLike<number>): void {
    const base = this.#base[pile] as number;
    const n = this.#heights[pile] as number;
    const old = this.#scratch;
    for (let i = 0; i < n; i++) {
      old[i] = this.#cards[base + i] as Card;
      this.#toggle(base + i, old[i] as Card);
    }
    for (let i = 0; i < n; i++) {
      const card = old[permutation[i] as number] as Card;
      this.#cards[base + i] = card;
      this.#toggle(base + i, card);
    }
  }

  #undoOrder(pile: number, n: number): void {
    const inverse = new Uint8Array(n);
    for (let i = n - 1; i >= 0; i--) inverse[this.#journal.pop()] = i;
    this.#reorder(pile, inverse);
  }

  #topCards(pile: number, n: number): Card[] {
    const height = this.#heights[pile] as number;
    return Array.from({ length: n }, (_, i) => this.at(pile, height - n + i));
  }
}
