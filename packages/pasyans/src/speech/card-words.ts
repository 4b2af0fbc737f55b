import { type Face, type Lang, rankOf, rankWord, suitOf, suitWord } from '../engine/index.ts';

/** A card in words, as read aloud: «дама червей», "queen of hearts". */
export function cardWords(card: Face, lang: Lang): string {
  const rank = rankWord(rankOf(card))[lang];
  const suit = suitWord(suitOf(card))[lang];
  return lang === 'ru' ? `${rank} ${suit}` : `${rank} of ${suit}`;
}
