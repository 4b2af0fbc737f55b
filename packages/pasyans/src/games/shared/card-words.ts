import { type Card, type Rank, rankCode, rankOf, suitOf, type Text } from '../../engine/index.ts';

const SUIT_SIGNS = ['♥', '♦', '♣', '♠'] as const;
const RUSSIAN_INDICES: Readonly<Record<string, string>> = { A: 'Т', J: 'В', Q: 'Д', K: 'К' };

/** A card as sentences name it: «Д♥» in Russian, `Q♥` in English (rules, section 2.2). */
export function cardSign(card: Card): Text {
  const index = rankCode(rankOf(card));
  const suit = SUIT_SIGNS[suitOf(card)];
  return { ru: `${RUSSIAN_INDICES[index] ?? index}${suit}`, en: `${index}${suit}` };
}

/** Ranks by number: the Russian name in the nominative, the English one with its article. */
const RANK_NAMES: readonly Text[] = [
  { ru: 'туз', en: 'an ace' },
  { ru: 'двойка', en: 'a two' },
  { ru: 'тройка', en: 'a three' },
  { ru: 'четвёрка', en: 'a four' },
  { ru: 'пятёрка', en: 'a five' },
  { ru: 'шестёрка', en: 'a six' },
  { ru: 'семёрка', en: 'a seven' },
  { ru: 'восьмёрка', en: 'an eight' },
  { ru: 'девятка', en: 'a nine' },
  { ru: 'десятка', en: 'a ten' },
  { ru: 'валет', en: 'a jack' },
  { ru: 'дама', en: 'a queen' },
  { ru: 'король', en: 'a king' },
];

/** A rank as sentences name it: «девятка», `a nine`. */
export function rankName(rank: Rank): Text {
  return RANK_NAMES[rank - 1] as Text;
}
