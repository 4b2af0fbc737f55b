import { describe, expect, it } from 'vitest';
import { parseFace } from '../engine/card.ts';
import { reading } from './reading.ts';

describe('reading', () => {
  it('adds the rows up to a term (wish R9: the example of the source)', () => {
    const facts = { term: { years: 2, months: 1, weeks: 3, days: 4 }, closedCount: 10 };
    expect(reading(facts, 'ru').answer).toBe('Желание исполнится через 2 года, 1 месяц, 3 недели и 4 дня.');
    expect(reading(facts, 'en').answer).toBe('The wish will come true in 2 years, 1 month, 3 weeks, and 4 days.');
    expect(reading(facts, 'ru').lines).toEqual(['Закрытыми остались: 10 карт.']);
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
    expect(reading({ wish: 'yes', obstacles: [] }, 'en')).toEqual({ answer: 'Yes: the wish will come true.', lines: [], obstacles: [] });
    const said = reading({ wish: 'no', obstacles: [parseFace('8H') as number, parseFace('QS') as number] }, 'ru');
    expect(said.obstacles.map((o) => o.card)).toEqual(['8♥', 'Д♠']);
    expect(said.obstacles[0]?.meaning).toContain('застольная беседа');
    expect(said.note).toContain('традиции');
  });

  it('says nothing the patience does not speak of', () => {
    expect(reading({ closedCount: 3 }, 'en')).toEqual({ lines: ['Left face down: 3 cards.'], obstacles: [] });
    expect(reading({}, 'ru')).toEqual({ lines: [], obstacles: [] });
  });
});
