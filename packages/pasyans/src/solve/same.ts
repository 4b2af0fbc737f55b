import { faceOf, type Guide, mix32, type Table } from '../engine/index.ts';

/** Reads the key of a position: `lo` and `hi` hold it until the next reading. */
export interface KeyReader {
  lo: number;
  hi: number;
  read(table: Table): void;
}

/** The table's own key: faces, places, which way up, counters. */
export function plainKey(): KeyReader {
  return {
    lo: 0,
    hi: 0,
    read(table) {
      this.lo = table.keyLo;
      this.hi = table.keyHi;
    },
  };
}

// Only have to differ: first words of the fractions of the square roots of 2 and 3.
const SALT_LO = 0x6a09e667;
const SALT_HI = 0xbb67ae85;

/**
 * A key in which piles that are alike may change places: their contents are mixed pile by pile and added up, so the
 * order of the piles is lost and two equal piles do not cancel. The other piles keep their places.
 */
export function mergedKey(alike: NonNullable<Guide['alike']>, piles: number): KeyReader {
  const group = new Int32Array(piles).map((_, pile) => pile + alike.length);
  for (const [g, list] of alike.entries()) for (const pile of list) group[pile] = g;
  return {
    lo: 0,
    hi: 0,
    read(table) {
      let lo = 0;
      let hi = 0;
      for (let pile = 0; pile < piles; pile++) {
        const height = table.height(pile);
        if (height === 0) continue;
        let a = Math.imul((group[pile] as number) + 1, 0x9e3779b1) ^ SALT_LO;
        let b = Math.imul((group[pile] as number) + 1, 0x85ebca77) ^ SALT_HI;
        for (let i = 0; i < height; i++) {
          const card = table.at(pile, i);
          const word = faceOf(card) * 2 + (table.isUp(card) ? 1 : 0) + 1;
          a = Math.imul(a ^ word, 0x01000193) ^ (a >>> 15);
          b = Math.imul(b ^ word, 0x5bd1e995) ^ (b >>> 13);
        }
        lo = (lo + mix32(a)) | 0;
        hi = (hi + mix32(b)) | 0;
      }
      for (let c = 0; c < table.counters; c++) {
        const word = table.counter(c);
        if (word === 0) continue;
        lo = (lo + mix32(mix32(word ^ SALT_LO) + c)) | 0;
        hi = (hi + mix32(mix32(word ^ SALT_HI) + c)) | 0;
      }
      this.lo = lo;
      this.hi = hi;
    },
  };
}
