import 'fake-indexeddb/auto';
import { type Database, database } from '../storage/database.ts';
import type { GameDb } from '../storage/game-db.ts';
import { mirror } from '../storage/mirror.ts';
import { shelf } from '../storage/shelf.ts';
import { type Ctrl, type Surroundings, startCtrl } from './ctrl.ts';
import { settingsBox } from './settings.ts';

/** A database in memory that can be told to fail. */
export interface FakeDb extends GameDb {
  readonly rows: Map<string, unknown>;
  readonly aside: string[];
  /** How many of the next readings and writings fail, and how. */
  failReads: number;
  failWrites: number;
  error: Error;
}

function fakeDb(): FakeDb {
  const db: FakeDb = {
    rows: new Map(),
    aside: [],
    failReads: 0,
    failWrites: 0,
    error: new Error('broken'),
    async readAll() {
      if (db.failReads-- > 0) throw db.error;
      return [...db.rows.values()].map((row) => structuredClone(row));
    },
    async put(row) {
      if (db.failWrites-- > 0) throw db.error;
      db.rows.set(row.id, structuredClone(row));
    },
    async remove(id) {
      db.rows.delete(id);
    },
    async putAside(id, text) {
      db.rows.delete(id);
      db.aside.push(text);
    },
  };
  return db;
}

/** A real database of its own that can be told to fail: the journal's. */
export interface FailingDatabase extends Database {
  /** How many of the next uses fail, and how. */
  fails: number;
  error: Error;
}

let databases = 0;

function failingDatabase(): FailingDatabase {
  const real = database(`journal-${++databases}`);
  const failing: FailingDatabase = {
    fails: 0,
    error: new Error('broken'),
    async use(work) {
      if (failing.fails-- > 0) throw failing.error;
      return real.use(work);
    },
  };
  return failing;
}

/** A device: what outlives a page. */
export interface Device {
  readonly db: FakeDb;
  readonly journal: FailingDatabase;
  readonly tabs: Set<(id: string, from: number) => void>;
}

export const device = (): Device => ({ db: fakeDb(), journal: failingDatabase(), tabs: new Set() });

let pages = 0;
let ids = 0;

/** Opens the app on a device, as a new tab or, with the storage of an earlier one, as a reload of it. */
export async function openPage(on: Device, more: Partial<Surroundings> & { readonly tab?: Storage | undefined } = {}): Promise<Ctrl> {
  const page = ++pages;
  const settings = settingsBox(localStorage, 'ru');
  return startCtrl({
    win: window,
    settings,
    shelf: (onTrouble) => shelf({ db: on.db, mirror: mirror(localStorage), now: () => 1, onTrouble }),
    database: on.journal,
    channel: {
      post: (id) => {
        for (const hear of on.tabs) hear(id, page);
      },
      onPlayed: (listener) => on.tabs.add((id, from) => from !== page && listener(id)),
    },
    tab: undefined,
    device: localStorage,
    now: () => 1,
    newId: () => `id-${++ids}`,
    random: () => 41,
    startWorker: () => {
      throw new Error('there are no workers here');
    },
    onEnd: () => {},
    ...more,
  });
}

/** Lets everything that was started come to an end. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
