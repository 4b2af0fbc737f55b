/**
 * A physical card: `copy * 52 + face`. The second pack of a two-pack game holds cards 52..103, so the table tells the
 * two queens of hearts apart while every rule looks at `faceOf` only.
 */
export type Card = number;

/** What is printed on a card: `suit * 13 + rank - 1`, 0..51. */
export type Face = number;

/** 0 hearts, 1 diamonds, 2 clubs, 3 spades: the project's order of suits (docs/glossary.md). */
export type Suit = 0 | 1 | 2 | 3;

/** 1 ace, 2..10, 11 jack, 12 queen, 13 king. Which rank is high is the pack's business. */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** «No card»: the top of an empty pile. */
export const NONE = -1;

/** How many different faces there are: 4 suits of 13 ranks. */
export const FACES = 52;
/** The most cards that a game is played with: two full packs. */
export const MOST_CARDS = 104;

const RANK_CODES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUIT_CODES = ['H', 'D', 'C', 'S'] as const;

/** The four suits in the order of their numbers. */
export const SUITS: readonly Suit[] = [0, 1, 2, 3];
/** The rank of an ace, in every pack. */
export const ACE: Rank = 1;
/** The rank of a jack. */
export const JACK: Rank = 11;
/** The rank of a queen. */
export const QUEEN: Rank = 12;
/** The rank of a king, the last one by number. */
export const KING: Rank = 13;

/** Makes the card of a suit and rank; `copy` 1 is the second pack's. */
export function makeCard(suit: Suit, rank: Rank, copy: 0 | 1 = 0): Card {
  return copy * FACES + suit * 13 + rank - 1;
}

/** What is printed on a card: alike for both copies. */
export function faceOf(card: Card): Face {
  return card < FACES ? card : card - FACES;
}

/** The suit of a card, or of a face. */
export function suitOf(card: Card): Suit {
  return ((faceOf(card) / 13) | 0) as Suit;
}

/** The rank of a card, or of a face. */
export function rankOf(card: Card): Rank {
  return ((faceOf(card) % 13) + 1) as Rank;
}

/** The data form of a card's face: `QH`, `10S`, `AC` (docs/glossary.md). Copies of one face read alike. */
export function cardCode(card: Card): string {
  return `${RANK_CODES[rankOf(card) - 1]}${SUIT_CODES[suitOf(card)]}`;
}

/** Reads `QH`, `10s`, `ac` into a face, or `undefined` when it is not a card. */
export function parseFace(code: string): Face | undefined {
  const found = /^(10|[2-9ajqk])([hdcs])$/i.exec(code);
  if (!found?.[1] || !found[2]) return undefined;
  const rank = RANK_CODES.indexOf(found[1].toUpperCase() as (typeof RANK_CODES)[number]);
  const suit = SUIT_CODES.indexOf(found[2].toUpperCase() as (typeof SUIT_CODES)[number]);
  return suit * 13 + rank;
}

/** The data form of a rank: `A`, `10`, `K`. */
export function rankCode(rank: Rank): string {
  return RANK_CODES[rank - 1] as string;
}

/** The data form of a suit: `H`, `D`, `C` or `S`. */
export function suitCode(suit: Suit): string {
  return SUIT_CODES[suit];
}
