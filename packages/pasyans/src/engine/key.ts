import { type Card, FACES, faceOf } from './card.ts';
import { mix32 } from './random.ts';

const words = (count: number, salt: number): Int32Array => Int32Array.from({ length: count }, (_, i) => mix32(mix32(i + 1) ^ salt));

// Salts only have to differ; these are digits of pi (the first 32-bit words of its fraction).
const FACE_LO = words(FACES * 2, 0x243f6a88);
const FACE_HI = words(FACES * 2, 0x85a308d3);
const SLOT_LO = 0x13198a2e;
const SLOT_HI = 0x03707344;
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
 * A Zobrist key without the big table: the contribution of a card is a mix of a number for its face (and which way up
 * it lies) and a number for its slot (pile and height). Two independent 32-bit halves make a 64-bit key. Faces, never
 * card identities, go in: two positions that differ by swapping equal cards have one key.
 */
export class PositionKey {
  /** False while nobody has asked: steps need not report then. */
  on = false;
  lo = 0;
  hi = 0;
  readonly #slotLo: Int32Array;
  readonly #slotHi: Int32Array;

  constructor(slots: number) {
    this.#slotLo = words(slots, SLOT_LO);
    this.#slotHi = words(slots, SLOT_HI);
  }

  /** Starts at the empty position: report every card and counter. */
  start(): void {
    this.on = true;
    this.lo = 0;
    this.hi = 0;
  }

  /** A card came to a slot, or left it: the same change either way. */
  card(slot: number, card: Card, up: number): void {
    const face = faceOf(card) * 2 + up;
    this.lo ^= join(FACE_LO[face] as number, this.#slotLo[slot] as number);
    this.hi ^= join(FACE_HI[face] as number, this.#slotHi[slot] as number);
  }

  /** A counter took or lost a value. */
  counter(index: number, value: number): void {
    this.lo ^= counterWord(index, value, COUNTER_LO);
    this.hi ^= counterWord(index, value, COUNTER_HI);
  }
}
