import { cardCode, makeCard, type Suit } from '../engine/index.ts';

/** The cards of a row in their order: from a two to the queen, or from an ace to the king. */
export function rowOf(suit: Suit, first: 1 | 2): string[] {
  const ranks = first === 1 ? ([1, 3, 5, 7, 9, 11, 13] as const) : ([2, 4, 6, 8, 10, 12] as const);
  return ranks.map((rank) => cardCode(makeCard(suit, rank)));
}
