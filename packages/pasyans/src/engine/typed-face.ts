import { cardCode, type Face, parseFace, rankOf, suitOf } from './card.ts';
import { rankIndex } from './card-names.ts';
import type { Lang } from './text.ts';

// Russian index letters: туз, король, дама, валет. Suits: черви, бубны, крести or трефы, пики; and the signs.
const RANK_LETTERS = new Map(Object.entries({ т: 'A', к: 'K', д: 'Q', в: 'J' }));
const SUIT_LETTERS = new Map(Object.entries({ ч: 'H', б: 'D', к: 'C', т: 'C', п: 'S', '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' }));

/** Reads a card as people type it: `QH`, `qh`, `Д♥`, `дч`, `10♠`; `undefined` when it is none. */
export function readTypedFace(typed: string): Face | undefined {
  // Keyboards put an invisible mark after a sign that could be a picture.
  const letters = Array.from(typed.toLowerCase().replace(/[\ufe0e\ufe0f]/g, ''));
  const suit = letters.pop() ?? '';
  const rank = letters.join('');
  return parseFace(`${RANK_LETTERS.get(rank) ?? rank}${SUIT_LETTERS.get(suit) ?? suit}`);
}

/** By their numbers, as the terminal writes them where there are no signs: трефы, not крести, whose letter kings have. */
const TYPED_SUITS = ['ч', 'б', 'т', 'п'] as const;

/** A card as one types it on the keyboard of a language: `Дч`, `10п`; `QH`, `10S`. */
export function typedFace(face: Face, lang: Lang): string {
  return lang === 'ru' ? rankIndex(rankOf(face), lang) + TYPED_SUITS[suitOf(face)] : cardCode(face);
}
