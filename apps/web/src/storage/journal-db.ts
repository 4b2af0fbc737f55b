import type { Database } from './database.ts';

/** An end of a game: `id` names the game, `end` how it ended. The two together name the row. */
export interface EndRow {
  readonly id: string;
  readonly end: string;
}

/** A game that the player has struck out of the journal, so that nothing brings it back. */
export interface StruckRow {
  readonly id: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** The journal's part of the database. Rows are only added; each method does all of its work or, rejecting, nothing. */
export interface JournalDb {
  /** All rows as they lie there, unchecked. */
  readAll(): Promise<{ readonly ends: readonly unknown[]; readonly struck: readonly unknown[] }>;
  /**
   * Adds what is not there. An end of a game that was struck out is not added, and a game that has an end here is not struck
   * out by it. Says how many ends are new.
   */
  add(ends: readonly EndRow[], struck: readonly StruckRow[]): Promise<number>;
  /** Takes the ends of a game away for good and writes down that they are. Gives them back, as they lay there. */
  strike(row: StruckRow): Promise<readonly EndRow[]>;
  /** Undoes that. */
  restore(id: string, ends: readonly EndRow[]): Promise<void>;
}

export function journalDb({ use }: Database): JournalDb {
  return {
    readAll: () =>
      use(async (db) => {
        const work = db.transaction(['journal', 'struck']);
        const [ends, struck] = await Promise.all([work.objectStore('journal').getAll(), work.objectStore('struck').getAll(), work.done]);
        return { ends, struck };
      }),
    add: (ends, struck) =>
      use(async (db) => {
        const work = db.transaction(['journal', 'struck'], 'readwrite');
        const [journal, gone] = [work.objectStore('journal'), work.objectStore('struck')];
        const [keys, goneIds] = await Promise.all([journal.getAllKeys(), gone.getAllKeys()]);
        const fresh = missing(ends, { keys, goneIds });
        const here = new Set([...keys.map(([id]) => id), ...ends.map(({ id }) => id), ...goneIds]);
        const gones = new Map(struck.filter(({ id }) => !here.has(id)).map((row) => [row.id, row]));
        await Promise.all([...fresh.map((row) => journal.add(row)), ...[...gones.values()].map((row) => gone.add(row)), work.done]);
        return fresh.length;
      }),
    strike: (row) =>
      use(async (db) => {
        const work = db.transaction(['journal', 'struck'], 'readwrite');
        const ends = await work.objectStore('journal').getAll(endsOf(row.id));
        await Promise.all([work.objectStore('journal').delete(endsOf(row.id)), work.objectStore('struck').put(row), work.done]);
        return ends;
      }),
    restore: (id, ends) =>
      use(async (db) => {
        const work = db.transaction(['journal', 'struck'], 'readwrite');
        await Promise.all([work.objectStore('struck').delete(id), ...ends.map((row) => work.objectStore('journal').put(row)), work.done]);
      }),
  };
}

/** All keys of one game: the empty list comes after every text. */
const endsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** The rows that are not there and not struck out, each once. */
function missing(
  ends: readonly EndRow[],
  { keys, goneIds }: { readonly keys: readonly (readonly [string, string])[]; readonly goneIds: readonly string[] },
): readonly EndRow[] {
  const there = new Set(keys.map((key) => JSON.stringify(key)));
  const gone = new Set(goneIds);
  return ends.filter(({ id, end }) => {
    const key = JSON.stringify([id, end]);
    if (gone.has(id) || there.has(key)) return false;
    there.add(key);
    return true;
  });
}
