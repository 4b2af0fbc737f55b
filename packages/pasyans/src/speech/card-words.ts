import { type Face, type Lang, rankIndex, rankOf, rankWord, suitOf, suitSign, suitWord } from '../engine/index.ts';

/** A card in signs: Д♥, 10♠; Q♥, 10♠. */
export function cardSign(card: Face, lang: Lang): string {
  return rankIndex(rankOf(card), lang) + suitSign(suitOf(card));
}

/** A card in words, as read aloud: «дама червей», "queen of hearts". */
export function cardWords(card: Face, lang: Lang): string {
  const rank = rankWord(rankOf(card))[lang];
  const suit = suitWord(suitOf(card))[lang];
  return lang === 'ru' ? `${rank} ${suit}` : `${rank} of ${suit}`;
}
