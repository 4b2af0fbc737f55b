import { type Card, FACES, faceOf, MOST_CARDS, rankOf } from './card.ts';
import { mix32 } from './random.ts';

const words = (count: number, salt: number): Int32Array => Int32Array.from({ length: count }, (_, i) => mix32(mix32(i + 1) ^ salt));

// Salts only have to differ; these are digits of pi (the first 32-bit words of its fraction).
const FACE_LO = words(FACES * 2, 0x243f6a88);
const FACE_HI = words(FACES * 2, 0x85a308d3);
const SLOT_LO = 0x13198a2e;
const SLOT_HI = 0x03707344;
/** Heights, for keys to which it does not matter on which pile a card lies. A height is a byte. */
const LEVEL_LO = words(256, SLOT_LO);
const LEVEL_HI = words(256, SLOT_HI);
const COUNTER_LO = 0x452821e6;
const COUNTER_HI = 0x38d01377;

/** Mixes a card's word with its slot's word; not linear, so exchanging two cards changes the key. */
function join(cardWord: number, slotWord: number): number {
  let h = Math.imul(cardWord ^ slotWord, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca77);
  return h ^ (h >>> 13);
}

/** The contribution of a counter's value. A counter of 0 adds nothing, so that fresh tables need no preparation. */
function counterWord(counter: number, value: number, salt: number): number {
  return value === 0 ? 0 : mix32(mix32(value ^ salt) + counter + 1) | 0;
}

/**
 * What keeps a position's 64-bit key, in two independent 32-bit halves, while cards come and go. Reporting the same
 * thing twice takes it back. Faces, never card identities, go in: two positions that differ by swapping equal cards
 * have one key.
 */
export interface KeyKeeper {
  /** False while nobody has asked: steps need not report then. */
  on: boolean;
  readonly lo: number;
  readonly hi: number;
  /** Starts at the empty position: report every card and counter. */
  start(): void;
  /** A card came to a slot, or left it. */
  card(slot: number, card: Card, up: number): void;
  /** A card went from one slot to another. */
  carry(from: number, to: number, card: Card, up: number): void;
  /** A counter took or lost a value. */
  counter(index: number, value: number): void;
}

/**
 * A Zobrist key without the big table: the contribution of a card is a mix of a number for its face (and which way up
 * it lies) and a number for its slot (pile and height).
 */
export class PositionKey implements KeyKeeper {
  on = false;
  lo = 0;
  hi = 0;
  readonly #slotLo: Int32Array;
  readonly #slotHi: Int32Array;

  constructor(slots: number) {
    this.#slotLo = words(slots, SLOT_LO);
    this.#slotHi = words(slots, SLOT_HI);
  }

  start(): void {
    this.on = true;
    this.lo = 0;
    this.hi = 0;
  }

  card(slot: number, card: Card, up: number): void {
    const face = faceOf(card) * 2 + up;
    this.lo ^= join(FACE_LO[face] as number, this.#slotLo[slot] as number);
    this.hi ^= join(FACE_HI[face] as number, this.#slotHi[slot] as number);
  }

  carry(from: number, to: number, card: Card, up: number): void {
    const face = faceOf(card) * 2 + up;
    const lo = FACE_LO[face] as number;
    const hi = FACE_HI[face] as number;
    this.lo ^= join(lo, this.#slotLo[from] as number) ^ join(lo, this.#slotLo[to] as number);
    this.hi ^= join(hi, this.#slotHi[from] as number) ^ join(hi, this.#slotHi[to] as number);
  }

  counter(index: number, value: number): void {
    this.lo ^= counterWord(index, value, COUNTER_LO);
    this.hi ^= counterWord(index, value, COUNTER_HI);
  }
}

/** The group of piles of which no rule reads anything. */
export const UNCOUNTED = -1;

/** What a merged key takes for the same. */
export interface Merging {
  /** For each pile the number of its group: piles of one group may change places. Those of group `UNCOUNTED` do not count. */
  readonly groups: ArrayLike<number>;
  /** True when suits enter no rule, so that cards of one rank are equal. */
  readonly suitless: boolean;
}

/**
 * A key in which piles of one group may change places. Each pile has a key of its own from its cards and their heights;
 * those are mixed with the group's number and added up, so that the order of the piles is lost and two equal piles do
 * not cancel.
 */
export class MergedKey implements KeyKeeper {
  on = false;
  readonly #pileOf: Uint8Array;
  readonly #levelLo: Int32Array;
  readonly #levelHi: Int32Array;
  readonly #saltLo: Int32Array;
  readonly #saltHi: Int32Array;
  readonly #idle: Uint8Array;
  readonly #faceOf: Uint8Array;
  /** Each pile's own key. */
  readonly #pileLo: Int32Array;
  readonly #pileHi: Int32Array;
  #cardsLo = 0;
  #cardsHi = 0;
  #countersLo = 0;
  #countersHi = 0;

  /** `base`: the first slot of each pile; `slots`: how many there are in all. */
  constructor(base: ArrayLike<number>, slots: number, { groups, suitless }: Merging) {
    const piles = base.length;
    this.#pileOf = new Uint8Array(slots);
    const level = new Uint8Array(slots);
    for (let pile = 0; pile < piles; pile++) {
      const first = base[pile] as number;
      for (let slot = first; slot < (base[pile + 1] ?? slots); slot++) {
        this.#pileOf[slot] = pile;
        level[slot] = slot - first;
      }
    }
    this.#levelLo = Int32Array.from(level, (height) => LEVEL_LO[height] as number);
    this.#levelHi = Int32Array.from(level, (height) => LEVEL_HI[height] as number);
    this.#saltLo = Int32Array.from({ length: piles }, (_, pile) => mix32((groups[pile] as number) + COUNTER_LO));
    this.#saltHi = Int32Array.from({ length: piles }, (_, pile) => mix32((groups[pile] as number) + COUNTER_HI));
    this.#faceOf = Uint8Array.from({ length: MOST_CARDS }, (_, card) => (suitless ? rankOf(card) : faceOf(card)));
    this.#idle = Uint8Array.from({ length: piles }, (_, pile) => (groups[pile] === UNCOUNTED ? 1 : 0));
    this.#pileLo = new Int32Array(piles);
    this.#pileHi = new Int32Array(piles);
  }

  get lo(): number {
    return this.#cardsLo ^ this.#countersLo;
  }

  get hi(): number {
    return this.#cardsHi ^ this.#countersHi;
  }

  start(): void {
    this.on = true;
    this.#cardsLo = 0;
    this.#cardsHi = 0;
    this.#countersLo = 0;
    this.#countersHi = 0;
    this.#pileLo.fill(0);
    this.#pileHi.fill(0);
  }

  card(slot: number, card: Card, up: number): void {
    const pile = this.#pileOf[slot] as number;
    if (this.#idle[pile] === 1) return;
    const face = (this.#faceOf[card] as number) * 2 + up;
    const lo = this.#pileLo[pile] as number;
    const hi = this.#pileHi[pile] as number;
    const saltLo = this.#saltLo[pile] as number;
    const saltHi = this.#saltHi[pile] as number;
    const newLo = lo ^ join(FACE_LO[face] as number, this.#levelLo[slot] as number);
    const newHi = hi ^ join(FACE_HI[face] as number, this.#levelHi[slot] as number);
    this.#pileLo[pile] = newLo;
    this.#pileHi[pile] = newHi;
    this.#cardsLo = (this.#cardsLo + join(newLo, saltLo) - join(lo, saltLo)) | 0;
    this.#cardsHi = (this.#cardsHi + join(newHi, saltHi) - join(hi, saltHi)) | 0;
  }

  carry(from: number, to: number, card: Card, up: number): void {
    this.card(from, card, up);
    this.card(to, card, up);
  }

  counter(index: number, value: number): void {
    this.#countersLo ^= counterWord(index, value, COUNTER_LO);
    this.#countersHi ^= counterWord(index, value, COUNTER_HI);
  }
}
