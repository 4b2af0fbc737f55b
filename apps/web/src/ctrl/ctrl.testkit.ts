import 'fake-indexeddb/auto';
import { journal } from '../journal/journal.ts';
import { database } from '../storage/database.ts';
import type { GameDb } from '../storage/game-db.ts';
import { type JournalDb, journalDb } from '../storage/journal-db.ts';
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

/** A journal in a database of its own that can be told to fail. */
export interface FailingJournal extends JournalDb {
  /** How many of the next readings and writings fail, and how. */
  failReads: number;
  failWrites: number;
  error: Error;
}

let journals = 0;

function failingJournal(): FailingJournal {
  const real = journalDb(database(`journal-${++journals}`));
  const write =
    <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (db.failWrites-- > 0) throw db.error;
      return work(...args);
    };
  const db: FailingJournal = {
    failReads: 0,
    failWrites: 0,
    error: new Error('broken'),
    async readAll() {
      if (db.failReads-- > 0) throw db.error;
      return real.readAll();
    },
    add: write(real.add),
    strike: write(real.strike),
    restore: write(real.restore),
  };
  return db;
}

/** A device: what outlives a page. */
export interface Device {
  readonly db: FakeDb;
  readonly journal: FailingJournal;
  readonly tabs: Set<(id: string, from: number) => void>;
}

export const device = (): Device => ({ db: fakeDb(), journal: failingJournal(), tabs: new Set() });

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
    journal: async (onTrouble) => journal({ db: on.journal, now: () => 1, onTrouble }),
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
