import { type Card, FACES, KING, makeCard, type Rank, SUITS } from './card.ts';

/** A pack: which cards it holds and how its ranks follow each other (docs/glossary.md). */
export interface Pack {
  /** `36`, `52`, `2x52`: shown in lists. */
  readonly name: string;
  /** How many cards there are of each face. */
  readonly copies: 1 | 2;
  /** Ranks from low to high. */
  readonly ranks: readonly Rank[];
  /** All cards, by copy, suit order and rank: the order a shuffle starts from. */
  readonly cards: readonly Card[];
  /** `level[rank]`: how high the rank stands in this pack, 0 the lowest; -1 when the pack has no such rank. */
  readonly level: Int8Array;
  /** `next[rank]`: the rank above, and after the highest the lowest again (cyclic packs). 0 when the pack has no such rank. */
  readonly next: Int8Array;
}

/** Makes a pack of the given ranks (low to high) in all four suits. Throws when a rank is named twice. */
export function makePack(name: string, ranks: readonly Rank[], copies: 1 | 2 = 1): Pack {
  if (new Set(ranks).size !== ranks.length || ranks.length === 0) throw new Error(`pack ${name}: ranks must be distinct and not empty`);
  const level = new Int8Array(KING + 1).fill(-1);
  const next = new Int8Array(KING + 1);
  ranks.forEach((rank, i) => {
    level[rank] = i;
    next[rank] = ranks[(i + 1) % ranks.length] as Rank;
  });
  const cards: Card[] = [];
  for (const copy of copies === 2 ? ([0, 1] as const) : ([0] as const)) {
    for (const suit of SUITS) for (const rank of ranks) cards.push(makeCard(suit, rank, copy));
  }
  return { name, copies, ranks, cards, level, next };
}

const ACE_LOW: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** One full pack, ace low. */
export const PACK_52 = makePack('52', ACE_LOW);
/** Two full packs, ace low. */
export const PACK_2X52 = makePack('2x52', ACE_LOW, 2);
/** From the sixes to the aces, ace high: the Russian short pack. */
export const PACK_36 = makePack('36', [6, 7, 8, 9, 10, 11, 12, 13, 1]);
/** From the sevens to the aces, ace high: the piquet pack. */
export const PACK_32 = makePack('32', [7, 8, 9, 10, 11, 12, 13, 1]);
/** From the tens to the aces, ace high. */
export const PACK_20 = makePack('20', [10, 11, 12, 13, 1]);

/** True when the pack holds this physical card. */
export function packHolds(pack: Pack, card: Card): boolean {
  const rank = ((card % FACES) % 13) + 1;
  return card >= 0 && card < pack.copies * FACES && (pack.level[rank] as number) >= 0;
}
