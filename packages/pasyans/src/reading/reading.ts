import { type Card, cardCode, faceOf } from '../engine/card.ts';
import { cardSign } from '../engine/card-names.ts';
import type { Outcome } from '../engine/game.ts';
import type { ReadingFacts } from '../engine/patience.ts';
import type { Term } from '../engine/term.ts';
import type { Lang, Text } from '../engine/text.ts';
import { CARDS, cardWords, counted, type Forms } from '../speech/index.ts';
import { FRIENDLY_NOTE, isFriendly, MEANINGS, MEANINGS_LABEL, type MeaningCode } from './meanings.ts';

/** One thing that stands in the way, and what it means by tradition. */
export interface Obstacle {
  /** The card in signs: 8♥. */
  readonly card: string;
  /** The card in words, as read aloud: «восьмёрка червей». */
  readonly name: string;
  readonly meaning: string;
}

/** What a finished patience answers, in words. Parts that the patience does not speak of are absent. */
export interface Reading {
  /** The answer to the wish, one sentence; only where a wish is made. */
  readonly answer?: string;
  /** Further facts, a sentence each; where there are obstacles, the last one leads over to them. */
  readonly lines: readonly string[];
  /** In the order they lie, top card first. */
  readonly obstacles: readonly Obstacle[];
  /** Where the meanings come from; present when there are obstacles. */
  readonly note?: string;
}

const UNITS = {
  years: { ru: { one: 'год', few: 'года', many: 'лет' }, en: { one: 'year', many: 'years' } },
  months: { ru: { one: 'месяц', few: 'месяца', many: 'месяцев' }, en: { one: 'month', many: 'months' } },
  weeks: { ru: { one: 'неделю', few: 'недели', many: 'недель' }, en: { one: 'week', many: 'weeks' } },
  days: { ru: { one: 'день', few: 'дня', many: 'дней' }, en: { one: 'day', many: 'days' } },
} as const satisfies Record<keyof Term, Record<Lang, Forms>>;

const OBSTACLES: Record<Lang, Forms> = {
  ru: { one: 'препятствие', few: 'препятствия', many: 'препятствий' },
  en: { one: 'obstacle', many: 'obstacles' },
};

const ANSWERS = {
  yes: { ru: 'Да — желание сбудется.', en: 'Yes: the wish will come true.' },
  no: { ru: 'Нет — на этот раз не сбудется.', en: 'No: not this time.' },
  atOnce: {
    ru: 'Желание исполнится очень скоро: закрытых карт не осталось.',
    en: 'The wish will come true very soon: no card is left face down.',
  },
} as const satisfies Record<string, Text>;

const LINES = {
  clear: { ru: 'Препятствий на пути нет.', en: 'Nothing stands in the way.' },
  open: { ru: 'Ни одна карта не осталась закрытой.', en: 'Not one card is left face down.' },
  brilliant: { ru: 'Это больше, чем просят правила.', en: 'That is more than the rules ask.' },
} as const satisfies Record<string, Text>;

/** What a class of a win is worth among the four. */
const CLASSES: Readonly<Record<NonNullable<ReadingFacts['winClass']>, Text>> = {
  1: { ru: 'Первый из четырёх классов: лучшего выигрыша здесь нет.', en: 'The first of four classes: there is no better win here.' },
  2: { ru: 'Второй из четырёх классов: лучше него только первый.', en: 'The second of four classes: only the first is better.' },
  3: { ru: 'Третий из четырёх классов: выигрыш скромный, но верный.', en: 'The third of four classes: a modest win, but a sure one.' },
  4: { ru: 'Четвёртый класс, последний, — а всё же выигрыш.', en: 'The fourth class, the last of them, and still a win.' },
};

/** Puts the facts of a finished game into words, and with its outcome how it was won. The same facts, the same words. */
export function reading(facts: ReadingFacts, lang: Lang, outcome?: Outcome): Reading {
  const obstacles = (facts.obstacles ?? []).map((card) => obstacle(card, lang));
  const answer = facts.term ? sayTerm(facts.term, lang) : facts.wish && ANSWERS[facts.wish][lang];
  const brilliant = outcome?.result === 'won' && outcome.win === 'brilliant';
  return {
    ...(answer === undefined ? {} : { answer }),
    lines: [
      ...closedLines(facts, lang),
      ...(facts.winClass ? [CLASSES[facts.winClass][lang]] : []),
      ...(brilliant ? [LINES.brilliant[lang]] : []),
      ...(facts.obstacles ? [wayLine(obstacles.length, lang)] : []),
    ],
    obstacles,
    ...(facts.obstacles && obstacles.length > 0 ? { note: noteOn(facts.obstacles, lang) } : {}),
  };
}

/** A reading as lines of text, obstacles one a line: for terminals and for printing. */
export function readingLines({ answer, lines, obstacles, note }: Reading): readonly string[] {
  const ways = obstacles.map(({ card, meaning }) => `${card} — ${meaning}`);
  return [answer, ...lines, ...ways, note].filter((line) => line !== undefined);
}

/** A reading as sentences for the ear: cards in words, nothing that only the eye can read. */
export function readingAloud({ answer, lines, obstacles, note }: Reading): readonly string[] {
  const ways = obstacles.map(({ name, meaning }) => `${name} — ${meaning}`).join('; ');
  return [answer, ...lines, ways === '' ? undefined : `${ways}.`, note].filter((line) => line !== undefined);
}

function obstacle(card: Card, lang: Lang): Obstacle {
  const face = faceOf(card);
  return { card: cardSign(face, lang), name: cardWords(face, lang), meaning: MEANINGS[cardCode(card) as MeaningCode][lang] };
}

/** Where the meanings come from and, with a friendly card among them, how it can be in the way. */
function noteOn(cards: readonly Card[], lang: Lang): string {
  return cards.some((card) => isFriendly(cardCode(card) as MeaningCode))
    ? `${MEANINGS_LABEL[lang]}. ${FRIENDLY_NOTE[lang]}`
    : `${MEANINGS_LABEL[lang]}.`;
}

function wayLine(obstacles: number, lang: Lang): string {
  if (obstacles === 0) return LINES.clear[lang];
  const through = counted(obstacles, OBSTACLES[lang], lang);
  return lang === 'ru' ? `Путь к желанному лежит через ${through}:` : `The way to it leads past ${through}:`;
}

function closedLines({ closedCount, term }: ReadingFacts, lang: Lang): readonly string[] {
  if (closedCount === undefined) return [];
  // "At once" has said it.
  if (closedCount === 0) return term ? [] : [LINES.open[lang]];
  const cards = counted(closedCount, CARDS[lang], lang);
  const left = lang === 'ru' ? `${stayed(closedCount)} ${cards}` : `${cards} stayed face down`;
  if (!term) return [`${left}.`];
  return [lang === 'ru' ? `${left}; срок считают со дня расклада.` : `${left}; the time is counted from the day of the deal.`];
}

/** «Закрытой осталась 21 карта», «закрытыми остались 22 карты». */
function stayed(cards: number): string {
  return new Intl.PluralRules('ru').select(cards) === 'one' ? 'Закрытой осталась' : 'Закрытыми остались';
}

function sayTerm(term: Term, lang: Lang): string {
  const parts = (['years', 'months', 'weeks', 'days'] as const)
    .filter((unit) => term[unit] > 0)
    .map((unit) => counted(term[unit], UNITS[unit][lang], lang));
  if (parts.length === 0) return ANSWERS.atOnce[lang];
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts);
  return lang === 'ru' ? `Желание исполнится через ${list}.` : `The wish will come true in ${list}.`;
}
