import { describe, expect, it } from 'vitest';
import { parseFace } from '../engine/card.ts';
import { MEANINGS } from './meanings.ts';
import { reading, readingAloud, readingLines } from './reading.ts';

const cards = (codes: string): number[] => codes.split(' ').map((code) => parseFace(code) as number);

describe('reading', () => {
  it('adds the rows up to a term (wish R9: the example of the source)', () => {
    const facts = { term: { years: 2, months: 1, weeks: 3, days: 4 }, closedCount: 10 };
    expect(reading(facts, 'ru').answer).toBe('Желание исполнится через 2 года, 1 месяц, 3 недели и 4 дня.');
    expect(reading(facts, 'en').answer).toBe('The wish will come true in 2 years, 1 month, 3 weeks, and 4 days.');
    expect(reading(facts, 'ru').lines).toEqual(['Закрытыми остались 10 карт; срок считают со дня расклада.']);
  });

  it.each([
    [{ years: 1, months: 1, weeks: 1, days: 1 }, '1 год, 1 месяц, 1 неделю и 1 день'],
    [{ years: 5, months: 4, weeks: 8, days: 2 }, '5 лет, 4 месяца, 8 недель и 2 дня'],
    [{ years: 0, months: 9, weeks: 0, days: 9 }, '9 месяцев и 9 дней'],
    [{ years: 3, months: 0, weeks: 0, days: 0 }, '3 года'],
  ])('says %o in the right cases', (term, said) => {
    expect(reading({ term }, 'ru').answer).toBe(`Желание исполнится через ${said}.`);
  });

  it('leaves out rows that are all open, and says "soon" when every card is', () => {
    expect(reading({ term: { years: 0, months: 0, weeks: 1, days: 0 } }, 'ru').answer).toBe('Желание исполнится через 1 неделю.');
    expect(reading({ term: { years: 0, months: 0, weeks: 0, days: 0 }, closedCount: 0 }, 'ru')).toEqual({
      answer: 'Желание исполнится очень скоро: закрытых карт не осталось.',
      lines: [],
      obstacles: [],
    });
  });

  it('answers yes or no and explains what is in the way, top card first (vorozhba R14)', () => {
    expect(reading({ wish: 'yes', obstacles: [] }, 'en')).toEqual({
      answer: 'Yes: the wish will come true.',
      lines: ['Nothing stands in the way.'],
      obstacles: [],
    });
    const said = reading({ wish: 'no', obstacles: cards('8H QS') }, 'ru');
    expect(said.obstacles).toEqual([
      { card: '8♥', name: 'восьмёрка червей', meaning: MEANINGS['8H'].ru },
      { card: 'Д♠', name: 'дама пик', meaning: MEANINGS.QS.ru },
    ]);
    expect(said.lines).toEqual(['Путь к желанному лежит через 2 препятствия:']);
  });

  it('labels the meanings as tradition, and says how a friendly card can be in the way where there is one', () => {
    expect(reading({ wish: 'no', obstacles: cards('QS 7C') }, 'ru').note).toBe('По традиции; в источнике значений нет.');
    expect(reading({ wish: 'no', obstacles: cards('QS 9D') }, 'ru').note).toMatch(/^По традиции; в источнике значений нет\. Добрая карта/);
    expect(reading({ wish: 'no' }, 'ru')).toEqual({ answer: 'Нет — на этот раз не сбудется.', lines: [], obstacles: [] });
  });

  it('has a meaning for every card of the old pack, in both languages', () => {
    expect(Object.keys(MEANINGS)).toHaveLength(36);
    const all = cards(Object.keys(MEANINGS).join(' '));
    for (const lang of ['ru', 'en'] as const) {
      const meanings = reading({ wish: 'no', obstacles: all }, lang).obstacles.map(({ meaning }) => meaning);
      expect(new Set(meanings).size).toBe(36);
      expect(meanings.filter((meaning) => meaning.length < 4)).toEqual([]);
    }
  });

  it.each([
    [1, 'Закрытой осталась 1 карта.', '1 card stayed face down.'],
    [2, 'Закрытыми остались 2 карты.', '2 cards stayed face down.'],
    [21, 'Закрытой осталась 21 карта.', '21 cards stayed face down.'],
    [0, 'Ни одна карта не осталась закрытой.', 'Not one card is left face down.'],
  ])('tells %i closed cards', (closedCount, ru, en) => {
    expect([reading({ closedCount }, 'ru').lines, reading({ closedCount }, 'en').lines]).toEqual([[ru], [en]]);
  });

  it('says what a class is worth, and that a brilliant win is more than was asked', () => {
    const classes = ([1, 2, 3, 4] as const).map((winClass) => reading({ winClass }, 'ru', { result: 'won', win: winClass }).lines[0]);
    expect(classes.map((line) => line?.split(/[ :,]/)[0])).toEqual(['Первый', 'Второй', 'Третий', 'Четвёртый']);
    expect(reading({}, 'en', { result: 'won', win: 'brilliant' }).lines).toEqual(['That is more than the rules ask.']);
    expect(reading({}, 'en', { result: 'won', win: 'plain' }).lines).toEqual([]);
  });

  it('says nothing the patience does not speak of', () => {
    expect(reading({}, 'ru')).toEqual({ lines: [], obstacles: [] });
    expect(reading({}, 'ru', { result: 'lost' })).toEqual({ lines: [], obstacles: [] });
  });
});

describe('a reading as text', () => {
  const said = reading({ wish: 'no', obstacles: cards('8H') }, 'en');

  it('in lines: the answer, the facts, the cards in signs, the note', () => {
    expect(readingLines(said)).toEqual([
      'No: not this time.',
      'The way to it leads past 1 obstacle:',
      `8♥ — ${MEANINGS['8H'].en}`,
      expect.stringMatching(/^By tradition/),
    ]);
  });

  it('for the ear: the cards in words', () => {
    expect(readingAloud(said)).toContain(`eight of hearts — ${MEANINGS['8H'].en}.`);
  });

  it('is nothing where nothing is told', () => {
    expect([readingLines(reading({}, 'ru')), readingAloud(reading({}, 'ru'))]).toEqual([[], []]);
  });
});
