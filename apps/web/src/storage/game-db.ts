import type { Database } from './database.ts';

/** The games of this device. Everything may fail; nothing that fails may look like an empty shelf. */
export interface GameDb {
  /** All rows as they lie there, unchecked. Rejects when they cannot be read. */
  readAll(): Promise<readonly unknown[]>;
  /** Rejects when the row could not be kept. */
  put(row: { readonly id: string }): Promise<void>;
  remove(id: string): Promise<void>;
  /** Takes a damaged row away and keeps its text apart: both or neither. */
  putAside(id: string, text: string, at: number): Promise<void>;
}

export function gameDb({ use }: Database): GameDb {
  return {
    readAll: () => use((db) => db.getAll('games')),
    put: (row) => use(async (db) => void (await db.put('games', row))),
    remove: (id) => use((db) => db.delete('games', id)),
    putAside: (id, text, at) =>
      use(async (db) => {
        const work = db.transaction(['games', 'aside'], 'readwrite');
        await Promise.all([work.objectStore('aside').add({ text, at }), work.objectStore('games').delete(id), work.done]);
      }),
  };
}
