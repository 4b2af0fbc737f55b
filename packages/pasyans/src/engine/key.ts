import { FACES } from './card.ts';
import { mix32 } from './random.ts';

/**
 * Zobrist keys without the big table: the contribution of a card is a mix of a number for its face (and which way up
 * it lies) and a number for its slot (pile and height). Two independent 32-bit halves make a 64-bit key. Faces, never
 * card identities, go in: two positions that differ by swapping equal cards have one key.
 */
const words = (count: number, salt: number): Int32Array => Int32Array.from({ length: count }, (_, i) => mix32(mix32(i + 1) ^ salt));

// Salts only have to differ; these are digits of pi (first 32-bit words of its fraction).
const FACE_LO = words(FACES * 2, 0x243f6a88);
const FACE_HI = words(FACES * 2, 0x85a308d3);

export const slotWords = (slots: number): { lo: Int32Array; hi: Int32Array } => ({
  lo: words(slots, 0x13198a2e),
  hi: words(slots, 0x03707344),
});

export const faceWordLo = (face: number, up: number): number => FACE_LO[face * 2 + up] as number;
export const faceWordHi = (face: number, up: number): number => FACE_HI[face * 2 + up] as number;

/** Mixes a card's word with its slot's word; not linear, so exchanging two cards changes the key. */
export function joinWords(cardWord: number, slotWord: number): number {
  let h = Math.imul(cardWord ^ slotWord, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca77);
  return h ^ (h >>> 13);
}

/** The contribution of a counter's value. A counter of 0 adds nothing, so that fresh tables need no preparation. */
export function counterWord(counter: number, value: number, salt: number): number {
  return value === 0 ? 0 : mix32(mix32(value ^ salt) + counter + 1) | 0;
}
