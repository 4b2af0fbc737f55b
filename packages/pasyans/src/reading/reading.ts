import { cardCode, faceOf } from '../engine/card.ts';
import type { ReadingFacts } from '../engine/patience.ts';
import type { Lang, Text } from '../engine/text.ts';
import { CARDS, cardSign, counted, type Forms } from '../speech/index.ts';
import { MEANINGS, MEANINGS_LABEL, type MeaningCode } from './meanings.ts';

/** One thing that stands in the way, and what it means by tradition. */
export interface Obstacle {
  /** The card in signs: 8♥. */
  readonly card: string;
  readonly meaning: string;
}

/** What a fortune-telling patience answers, in words. Parts that the patience does not speak of are absent. */
export interface Reading {
  /** The answer itself, one sentence. */
  readonly answer?: string;
  /** Further facts, a sentence each. */
  readonly lines: readonly string[];
  readonly obstacles: readonly Obstacle[];
  /** Where the meanings come from; present when there are obstacles. */
  readonly note?: string;
}

const UNITS = {
  years: { ru: { one: 'год', few: 'года', many: 'лет' }, en: { one: 'year', many: 'years' } },
  months: { ru: { one: 'месяц', few: 'месяца', many: 'месяцев' }, en: { one: 'month', many: 'months' } },
  weeks: { ru: { one: 'неделю', few: 'недели', many: 'недель' }, en: { one: 'week', many: 'weeks' } },
  days: { ru: { one: 'день', few: 'дня', many: 'дней' }, en: { one: 'day', many: 'days' } },
} as const satisfies Record<string, Record<Lang, Forms>>;

const ANSWERS = {
  yes: { ru: 'Да — желание сбудется.', en: 'Yes: the wish will come true.' },
  no: { ru: 'Нет — на этот раз не сбудется.', en: 'No: not this time.' },
  atOnce: {
    ru: 'Желание исполнится очень скоро: закрытых карт не осталось.',
    en: 'The wish will come true very soon: no card is left face down.',
  },
} as const satisfies Record<string, Text>;

/** Puts the facts of a finished game into words. */
export function reading(facts: ReadingFacts, lang: Lang): Reading {
  const answer = facts.term ? sayTerm(facts.term, lang) : facts.wish && ANSWERS[facts.wish][lang];
  const obstacles = (facts.obstacles ?? []).map((card) => ({
    card: cardSign(faceOf(card), lang),
    meaning: MEANINGS[cardCode(card) as MeaningCode][lang],
  }));
  return {
    ...(answer === undefined ? {} : { answer }),
    lines: closedLine(facts, lang),
    obstacles,
    ...(obstacles.length > 0 ? { note: MEANINGS_LABEL[lang] } : {}),
  };
}

function closedLine(facts: ReadingFacts, lang: Lang): string[] {
  if (facts.closedCount === undefined || facts.closedCount === 0) return [];
  const cards = counted(facts.closedCount, CARDS[lang], lang);
  return [lang === 'ru' ? `Закрытыми остались: ${cards}.` : `Left face down: ${cards}.`];
}

function sayTerm(term: NonNullable<ReadingFacts['term']>, lang: Lang): string {
  const parts = (['years', 'months', 'weeks', 'days'] as const)
    .filter((unit) => term[unit] > 0)
    .map((unit) => counted(term[unit], UNITS[unit][lang], lang));
  if (parts.length === 0) return ANSWERS.atOnce[lang];
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts);
  return lang === 'ru' ? `Желание исполнится через ${list}.` : `The wish will come true in ${list}.`;
}
