import { cardCode, makeCard, PACK_52, type Rank, type Suit } from '../engine/index.ts';

/** Thirteen cards of a suit from a rank on, round and round. */
export function round(rank: Rank, suit: Suit): string[] {
  return PACK_52.ranks.map((_, i) => cardCode(makeCard(suit, (((rank - 1 + i) % 13) + 1) as Rank)));
}
