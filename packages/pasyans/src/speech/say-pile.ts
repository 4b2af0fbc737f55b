import type { CardPlace } from '../engine/cards-of.ts';
import type { Game } from '../engine/game.ts';
import type { Seen, SeenCard } from '../engine/seen.ts';
import type { State } from '../engine/state.ts';
import type { Lang, Text } from '../engine/text.ts';
import { cardWords } from './card-words.ts';
import { sayAwaited } from './cases.ts';
import { CARDS, counted } from './plural.ts';

// Piles and cards as they are heard when they are reached.

const WORDS = {
  empty: { ru: 'пусто', en: 'empty' },
  closed: { ru: 'закрыта', en: 'face down' },
  allClosed: { ru: 'все закрыты', en: 'all face down' },
  top: { ru: 'сверху', en: 'on top' },
  last: { ru: 'последняя', en: 'the last one' },
} as const satisfies Record<string, Text>;

/** First letter upper case. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A pile's name, as it begins a sentence. */
export function pileLabel(game: Game, pile: number, lang: Lang): string {
  return game.rules.piles[pile]?.label[lang] ?? '';
}

/**
 * A pile as heard when it is reached: «Базовая 1: 3 карты, сверху восьмёрка червей». With the position `s` an empty place says
 * what it shows to the eye: «Базовая 1: пусто, ждёт туза червей».
 */
export function sayPile(game: Game, seen: Seen, pile: number, lang: Lang, s?: State): string {
  const label = pileLabel(game, pile, lang);
  const cards = seen.piles[pile] ?? [];
  const top = cards.at(-1);
  if (!top) return `${label}: ${sayEmpty(game, pile, lang, s)}`;
  const count = counted(cards.length, CARDS[lang], lang);
  // The name of a pile of many, «Колода» or «Помощники», is not that of its one closed card.
  const named = top.face !== undefined || game.rules.piles[pile]?.most === 1;
  if (cards.length === 1) return `${label}: ${named ? '' : `${count}, `}${seenWords(top, lang)}`;
  if (cards.every((card) => card.face === undefined)) return `${label}: ${count}, ${WORDS.allClosed[lang]}`;
  const topmost = game.rules.piles[pile]?.fan === 'wrap' ? WORDS.last : WORDS.top;
  return `${label}: ${count}, ${topmost[lang]} ${seenWords(top, lang)}`;
}

function sayEmpty({ rules }: Game, pile: number, lang: Lang, s: State | undefined): string {
  const ghost = s && rules.ghost?.(s, pile);
  const awaited = ghost && sayAwaited(ghost, lang);
  return awaited === undefined ? WORDS.empty[lang] : `${WORDS.empty[lang]}, ${awaited}`;
}

/** One card of a row, as heard when it is reached: «Ряд, 3 из 13: семёрка червей». */
export function sayCard(game: Game, seen: Seen, { pile, index }: CardPlace, lang: Lang): string {
  const cards = seen.piles[pile] ?? [];
  const card = cards[index];
  if (!card) return pileLabel(game, pile, lang);
  const place = lang === 'ru' ? `${index + 1} из ${cards.length}` : `${index + 1} of ${cards.length}`;
  return `${pileLabel(game, pile, lang)}, ${place}: ${seenWords(card, lang)}`;
}

/** A card as its player sees it. */
export function seenWords(card: SeenCard, lang: Lang): string {
  return card.face === undefined ? WORDS.closed[lang] : cardWords(card.face, lang);
}
