import { type Face, parseFace, rankOf, rankWord, suitOf, suitWord } from '../engine/index.ts';
import type { Lang } from '../engine/text.ts';
import { cardWords } from './card-words.ts';
import { cardTaken, isHe, rankTaken } from './cases.ts';
import { sentence } from './say-pile.ts';

const SIGN = /(10|[2-9ТКДВAKQJ])([♥♦♣♠])/gu;

const CODES: Readonly<Record<string, string>> = { Т: 'A', К: 'K', Д: 'Q', В: 'J', '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' };

/** A sentence as it is read aloud: cards that stand in it as signs become words in their case. «На Д♠ кладут…» is «На даму пик кладут…». */
export function spellCards(text: string, lang: Lang): string {
  const spelt = text.replaceAll(SIGN, (sign: string, rank: string, suit: string, at: number) => {
    const face = parseFace((CODES[rank] ?? rank) + (CODES[suit] ?? suit));
    return face === undefined ? sign : inCase(face, text.slice(0, at), text.slice(at + sign.length), lang);
  });
  return sentence(spelt);
}

/** The words before and after a Russian card say its case. */
function inCase(face: Face, before: string, after: string, lang: Lang): string {
  if (lang === 'en') return cardTaken(face, lang);
  if (/(^|\s)для $/i.test(before)) return `${genitive(face)} ${suitWord(suitOf(face)).ru}`;
  return /(^|\s)на $/i.test(before) || after.startsWith(' кладут') ? cardTaken(face, lang) : cardWords(face, lang);
}

function genitive(face: Face): string {
  const rank = rankOf(face);
  const { ru } = rankWord(rank);
  if (isHe(rank)) return rankTaken(rank).ru;
  return `${ru.slice(0, -1)}${ru.endsWith('ка') ? 'и' : 'ы'}`;
}
