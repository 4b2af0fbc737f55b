import type { CompactRow } from 'pasyans/odds';
import book from './book.json';

/** The rows of the odds book about a patience, at once: only for pages that are themselves loaded late. */
export function rowsOf(id: string): readonly CompactRow[] {
  // Of a table of numbers the compiler knows only that they are numbers.
  const rows = book as unknown as Readonly<Record<string, readonly CompactRow[]>>;
  return Object.hasOwn(rows, id) ? (rows[id] ?? []) : [];
}
