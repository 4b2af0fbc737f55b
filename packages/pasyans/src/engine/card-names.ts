import { type Face, type Rank, rankCode, rankOf, type Suit, suitOf } from './card.ts';
import type { Lang, Text } from './text.ts';

const SIGNS = ['♥', '♦', '♣', '♠'] as const;
const RUSSIAN_LETTERS: Readonly<Partial<Record<Rank, string>>> = { 1: 'Т', 11: 'В', 12: 'Д', 13: 'К' };

const RANK_WORDS: readonly Text[] = [
  { ru: 'туз', en: 'ace' },
  { ru: 'двойка', en: 'two' },
  { ru: 'тройка', en: 'three' },
  { ru: 'четвёрка', en: 'four' },
  { ru: 'пятёрка', en: 'five' },
  { ru: 'шестёрка', en: 'six' },
  { ru: 'семёрка', en: 'seven' },
  { ru: 'восьмёрка', en: 'eight' },
  { ru: 'девятка', en: 'nine' },
  { ru: 'десятка', en: 'ten' },
  { ru: 'валет', en: 'jack' },
  { ru: 'дама', en: 'queen' },
  { ru: 'король', en: 'king' },
];

const SUIT_WORDS: readonly Text[] = [
  { ru: 'червей', en: 'hearts' },
  { ru: 'бубен', en: 'diamonds' },
  { ru: 'треф', en: 'clubs' },
  { ru: 'пик', en: 'spades' },
];

/** The letter or number in a card's corner: Т К Д В or A K Q J (docs/glossary.md). */
export function rankIndex(rank: Rank, lang: Lang): string {
  return (lang === 'ru' ? RUSSIAN_LETTERS[rank] : undefined) ?? rankCode(rank);
}

/** The sign of a suit, without the variation selector that makes it a picture: ♥ ♦ ♣ ♠. */
export function suitSign(suit: Suit): string {
  return SIGNS[suit];
}

/** A card in signs: Д♥, 10♠; Q♥, 10♠. */
export function cardSign(card: Face, lang: Lang): string {
  return rankIndex(rankOf(card), lang) + suitSign(suitOf(card));
}

/** A rank by name, the Russian one in the nominative: «дама», `queen`. */
export function rankWord(rank: Rank): Text {
  return RANK_WORDS[rank - 1] as Text;
}

/** A suit as it stands after a rank: «червей», `hearts`. */
export function suitWord(suit: Suit): Text {
  return SUIT_WORDS[suit] as Text;
}
