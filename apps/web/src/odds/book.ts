import type { CompactRow } from 'pasyans/odds';

type Book = Readonly<Record<string, readonly CompactRow[]>>;

/** The rows of the odds book about a patience with just these options, loaded when first asked for; none where nobody has counted. */
export async function oddsOf(id: string, options: Readonly<Record<string, string>>): Promise<readonly CompactRow[]> {
  // Of a table of numbers the compiler knows only that they are numbers.
  const book = (await import('./book.json')).default as unknown as Book;
  const rows = Object.hasOwn(book, id) ? book[id] : undefined;
  return rows?.filter((row) => same(row.options, options)) ?? [];
}

function same(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
