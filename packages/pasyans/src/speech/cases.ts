import { type Face, type Lang, type Rank, rankOf, rankWord, type Suit, suitOf, suitWord, type Text } from '../engine/index.ts';

/** A rank in the accusative, the English one with its article: «даму», «короля», "the queen". */
export function rankTaken(rank: Rank): Text {
  const { ru, en } = rankWord(rank);
  return { ru: isHe(rank) ? (MEN[ru] ?? ru) : `${ru.slice(0, -1)}у`, en: `the ${en}` };
}

/** A card in the accusative, as what is put somewhere or what something is put on: «даму пик», "the queen of spades". */
export function cardTaken(card: Face, lang: Lang): string {
  const rank = rankTaken(rankOf(card))[lang];
  const suit = suitWord(suitOf(card))[lang];
  return lang === 'ru' ? `${rank} ${suit}` : `${rank} of ${suit}`;
}

/** True for the ranks that are masculine in Russian: туз, валет, король. */
export const isHe = (rank: Rank): boolean => Object.hasOwn(MEN, rankWord(rank).ru);

const MEN: Readonly<Record<string, string>> = { туз: 'туза', валет: 'валета', король: 'короля' };

/** Things one after another with "and" before the last: «туз, король и дама». */
export function listed(things: readonly string[], lang: Lang): string {
  return LISTS[lang].format(things);
}

const LISTS = { ru: new Intl.ListFormat('ru'), en: new Intl.ListFormat('en') };

/** Whom an empty place waits for: «ждёт даму пик», "for the queen of spades"; `undefined` where nothing is known of it. */
export function sayAwaited({ rank, suit }: { readonly rank?: Rank; readonly suit?: Suit }, lang: Lang): string | undefined {
  const ru = lang === 'ru';
  if (rank === undefined) return suit === undefined ? undefined : `${ru ? 'для' : 'for'} ${suitWord(suit)[lang]}`;
  const what = rankTaken(rank)[lang];
  if (suit === undefined) return ru ? `ждёт ${what}` : `for ${what.replace(/^the (?=[ae])/, 'an ').replace(/^the /, 'a ')}`;
  return ru ? `ждёт ${what} ${suitWord(suit).ru}` : `for ${what} of ${suitWord(suit).en}`;
}
