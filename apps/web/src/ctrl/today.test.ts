import { FIRST_DEAL, LAST_DEAL } from 'pasyans';
import { patienceIds } from 'pasyans/catalogue';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, localDate, ofTheDay } from './today.ts';

/** The dates of so many days on end. */
const daysFrom = ([year, month, day]: readonly [number, number, number], count: number): readonly CalendarDate[] =>
  Array.from({ length: count }, (_, i) => localDate(new Date(year, month - 1, day + i)));

describe('the patience of the day', () => {
  it('is the same for everybody: these days are kept for ever while no patience joins the list', () => {
    const told = daysFrom([2025, 6, 20], 4).map((date) => ofTheDay(date, patienceIds));
    expect(told).toMatchInlineSnapshot(`
      [
        {
          "deal": 20250620,
          "id": "devils-bridge",
        },
        {
          "deal": 20250621,
          "id": "potocki",
        },
        {
          "deal": 20250622,
          "id": "open-store",
        },
        {
          "deal": 20250623,
          "id": "wish-20",
        },
      ]
    `);
  });

  it('has the date for the number of its deal', () => {
    expect(ofTheDay({ year: 2026, month: 1, day: 5 }, patienceIds).deal).toBe(20260105);
    for (const date of [
      { year: 1970, month: 1, day: 1 },
      { year: 9999, month: 12, day: 31 },
    ]) {
      const { deal, id } = ofTheDay(date, patienceIds);
      expect([deal >= FIRST_DEAL && deal <= LAST_DEAL, patienceIds.includes(id)]).toEqual([true, true]);
    }
  });

  it('gives every patience its turn once in a round, and none on two days running', () => {
    for (const length of [1, 2, 3, 7, patienceIds.length]) {
      const ids = Array.from({ length }, (_, i) => `p${i}`);
      // The first day of 1970 begins the first round.
      const told = daysFrom([1970, 1, 1], 60 * length).map((date) => ofTheDay(date, ids).id);
      for (let from = 0; from < told.length; from += length) expect(new Set(told.slice(from, from + length)).size).toBe(length);
      if (length > 2) expect(told.filter((id, i) => id === told[i - 1])).toEqual([]);
    }
  });

  it('goes by the calendar of the place: at midnight, and not before', () => {
    expect(localDate(new Date(2024, 1, 29, 23, 59, 59, 999))).toEqual({ year: 2024, month: 2, day: 29 });
    expect(localDate(new Date(2024, 2, 1, 0, 0))).toEqual({ year: 2024, month: 3, day: 1 });
  });
});
