import { type Face, type Rank, rankOf, type Suit, suitOf } from '../engine/card.ts';
import type { Lang } from '../engine/text.ts';

const SIGNS = ['♥', '♦', '♣', '♠'] as const;
const INDICES = {
  ru: ['Т', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'В', 'Д', 'К'],
  en: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
} as const;
const RANKS = {
  ru: [
    'туз',
    'двойка',
    'тройка',
    'четвёрка',
    'пятёрка',
    'шестёрка',
    'семёрка',
    'восьмёрка',
    'девятка',
    'десятка',
    'валет',
    'дама',
    'король',
  ],
  en: ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'],
} as const;
const SUIT_WORDS = {
  ru: ['червей', 'бубен', 'треф', 'пик'],
  en: ['hearts', 'diamonds', 'clubs', 'spades'],
} as const;

/** The letter or number in a card's corner: Т К Д В or A K Q J. */
export function rankIndex(rank: Rank, lang: Lang): string {
  return INDICES[lang][rank - 1] as string;
}

export function suitSign(suit: Suit): string {
  return SIGNS[suit];
}

/** A card in signs: Д♥, 10♠; Q♥, 10♠. */
export function cardSign(card: Face, lang: Lang): string {
  return rankIndex(rankOf(card), lang) + suitSign(suitOf(card));
}

/** A card in words, as read aloud: «дама червей», "queen of hearts". */
export function cardWords(card: Face, lang: Lang): string {
  const rank = RANKS[lang][rankOf(card) - 1] as string;
  const suit = SUIT_WORDS[lang][suitOf(card)];
  return lang === 'ru' ? `${rank} ${suit}` : `${rank} of ${suit}`;
}
