import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The version of the shuffle: it stands in every record, so that a deal number means the same cards for ever. Golden
 * tests pin it; a change of generator, seeding or shuffle is a new version beside the old one.
 */
export const SHUFFLE_VERSION = 1;

/** A stream of random bits (xoroshiro128+ of `pure-rand`), made by `randomFrom`. */
export type Random = ReturnType<typeof xoroshiro128plusFromState>;

/** A 32-bit mixer (finaliser of MurmurHash3, Austin Appleby, public domain): every input bit reaches every output bit. */
export function mix32(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

// The golden-ratio increment of SplitMix: neighbouring seeds start far apart.
const GOLDEN = 0x9e3779b9;

/** A generator that is a pure function of its seed words (32 bit each); neighbouring seeds give unrelated streams. */
export function randomFrom(seed: number, salt = 0): Random {
  const a = mix32(seed + GOLDEN);
  const b = mix32(salt ^ a);
  return xoroshiro128plusFromState([a, mix32(b + GOLDEN), mix32(a ^ (b << 1)), b | 1]);
}

/** A uniform whole number 0..below-1. */
export function below(random: Random, bound: number): number {
  return uniformInt(random, 0, bound - 1);
}

/** Shuffles in place (Fisher and Yates, from the end) and returns the same array. */
export function shuffle<T extends { length: number; [i: number]: number }>(items: T, random: Random): T {
  for (let i = items.length - 1; i > 0; i--) {
    const j = uniformInt(random, 0, i);
    const kept = items[i] as number;
    items[i] = items[j] as number;
    items[j] = kept;
  }
  return items;
}
