import { type Card, type Rank, rankIndex, rankOf, rankWord, suitOf, suitSign, suitWord, type Text } from '../../engine/index.ts';

/** A card as sentences name it: «Д♥» in Russian, `Q♥` in English (docs/glossary.md). */
export function cardSign(card: Card): Text {
  const [rank, suit] = [rankOf(card), suitSign(suitOf(card))];
  return { ru: rankIndex(rank, 'ru') + suit, en: rankIndex(rank, 'en') + suit };
}

/** A card in words, as it begins a sentence: «Дама червей», "The queen of hearts". */
export function cardNamed(card: Card): Text {
  const [rank, suit] = [rankWord(rankOf(card)), suitWord(suitOf(card))];
  return { ru: `${rank.ru.charAt(0).toUpperCase()}${rank.ru.slice(1)} ${suit.ru}`, en: `The ${rank.en} of ${suit.en}` };
}

/** A rank as sentences name it, the English one with its article: «девятка», `a nine`. */
export function rankName(rank: Rank): Text {
  const { ru, en } = rankWord(rank);
  return { ru, en: `${/^[aeiou]/.test(en) ? 'an' : 'a'} ${en}` };
}
