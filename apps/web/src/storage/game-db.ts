import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

interface Schema extends DBSchema {
  games: { key: string; value: { readonly id: string } };
  aside: { key: number; value: { readonly text: string; readonly at: number } };
}

/** Opens the database at the first use, and again after a failure. */
export function gameDb(name = 'pasyans', factoryThere = typeof indexedDB !== 'undefined'): GameDb {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (!factoryThere) return Promise.reject(new Error('no IndexedDB here'));
    opening ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('aside', { autoIncrement: true });
      },
      blocking: (_from, _to, event) => {
        // A newer version of the app wants the database: let it have it.
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated: () => {
        opening = undefined;
      },
    });
    return opening;
  }

  async function use<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(await open());
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

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
