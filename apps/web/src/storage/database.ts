import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What the app keeps on the device. A change here is a new version, with its step in `upgrade`. */
interface Schema extends DBSchema {
  /** Since version 1: the games on the shelf. */
  games: { key: string; value: { readonly id: string } };
  /** Since version 1: texts of damaged rows. */
  aside: { key: number; value: { readonly text: string; readonly at: number } };
  /** Since version 2: the ends of games, each written once and never again. */
  journal: { key: [id: string, end: string]; value: { readonly id: string; readonly end: string } };
  /** Since version 2: which games the player has struck out of the journal. */
  struck: { key: string; value: { readonly id: string; readonly at: number } };
}

const VERSION = 2;

type Db = IDBPDatabase<Schema>;

/** The one database of the app, for whatever reads and writes in it. */
export interface Database {
  /** Does some work with the database. Rejects when it cannot be opened or the work fails; the next use tries again. */
  use<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

function upgrade(db: Db, from: number): void {
  if (from < 1) {
    db.createObjectStore('games', { keyPath: 'id' });
    db.createObjectStore('aside', { autoIncrement: true });
  }
  if (from < 2) {
    db.createObjectStore('journal', { keyPath: ['id', 'end'] });
    db.createObjectStore('struck', { keyPath: 'id' });
  }
}

/** Opens the database at the first use, and again after a failure. */
export function database(name = 'pasyans', factoryThere = typeof indexedDB !== 'undefined'): Database {
  let opening: Promise<Db> | undefined;
  /** True while a tab with an older version keeps the database from being opened: nobody is made to wait for it. */
  let blocked = false;

  const forget = (): void => {
    opening = undefined;
  };

  function open(): Promise<Db> {
    const failed = new Error('database closed');
    if (!factoryThere || blocked) return Promise.reject(failed);
    opening ??= new Promise((resolve, reject) => {
      const asked = openDB<Schema>(name, VERSION, {
        upgrade,
        blocked: () => {
          blocked = true;
          reject(failed);
        },
        blocking: (_from, _to, event) => {
          // A newer version of the app wants the database: let it have it.
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
      // Where it comes late, whoever wants it next has it.
      const settled = asked.finally(() => {
        if (blocked) opening = asked;
        blocked = false;
      });
      settled.then(resolve, reject);
    });
    return opening;
  }

  return {
    async use(work) {
      try {
        return await work(await open());
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
