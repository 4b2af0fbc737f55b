import { randomFrom, shuffle } from 'pasyans';

/** A day as a calendar shows it, months from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The patience of a day: which one, and which deal of it, with the options at their defaults. */
export interface OfTheDay {
  readonly id: string;
  readonly deal: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day it is where the player is: the calendar's date, whatever the time zone. */
export function localDate(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/**
 * The patience of a day (docs/notation.md): a pure function of the date and the list of patiences, so that it is the same for
 * everybody. In as many days as there are patiences each has its turn once, in an order shuffled anew for each round. The deal's
 * number is the date: 20 June 2025 is deal 20250620. Dates from 1970 to 9999.
 */
export function ofTheDay(date: CalendarDate, ids: readonly string[]): OfTheDay {
  const { year, month, day } = date;
  const days = Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
  const order = orderOf(Math.floor(days / ids.length), ids.length);
  const id = ids[order[days % ids.length] as number] as string;
  return { id, deal: (year * 100 + month) * 100 + day };
}

/** Whose turn it is on each day of a round. */
function orderOf(round: number, length: number): readonly number[] {
  const order = shuffled(round, length);
  const before = shuffled(round - 1, length).at(-1);
  // Nobody gets the same patience on two days running. The last of a round stays what it is, so one look back is enough.
  if (order[0] === before && length > 2) order.splice(0, 2, order[1] as number, order[0] as number);
  return order;
}

const shuffled = (round: number, length: number): number[] =>
  shuffle(
    Array.from({ length }, (_, i) => i),
    randomFrom(round),
  );
