import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { type Database, database } from './database.ts';
import { gameDb } from './game-db.ts';
import { journalDb } from './journal-db.ts';

let names = 0;
const newName = (): string => `base-${++names}`;

/** The database as version 1 of the app made it. `gives`: whether it makes room for a newer version, as that app does. */
async function versionOne(name: string, gives = true): Promise<{ close(): void }> {
  const db = await openDB(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' });
      fresh.createObjectStore('aside', { autoIncrement: true });
    },
    ...(gives ? { blocking: (_from, _to, event) => (event.target as IDBDatabase).close() } : {}),
  });
  await db.put('games', { id: 'old', record: 'pasyans 1' });
  await db.put('aside', { text: 'damaged', at: 1 });
  return db;
}

const works = async (base: Database): Promise<readonly unknown[]> => {
  await journalDb(base).add([{ id: 'a', end: 'won' }], [{ id: 'b', at: 1 }]);
  const { ends, struck } = await journalDb(base).readAll();
  return [...ends, ...struck];
};

describe('the database', () => {
  it('has all its stores when it is new', async () => {
    const base = database(newName());
    expect(await gameDb(base).readAll()).toEqual([]);
    expect(await works(base)).toEqual([
      { id: 'a', end: 'won' },
      { id: 'b', at: 1 },
    ]);
  });

  it('keeps the rows of version 1 and gets what is new', async () => {
    const name = newName();
    (await versionOne(name)).close();
    const base = database(name);
    expect(await gameDb(base).readAll()).toEqual([{ id: 'old', record: 'pasyans 1' }]);
    expect(await base.use((db) => db.getAll('aside'))).toEqual([{ text: 'damaged', at: 1 }]);
    expect(await works(base)).toHaveLength(2);
  });

  it('is given up by a tab with version 1 that is open', async () => {
    const name = newName();
    await versionOne(name);
    const base = database(name);
    expect(await gameDb(base).readAll()).toHaveLength(1);
    expect(await works(base)).toHaveLength(2);
  });

  it('is not waited for while a tab holds it, and is there when that tab lets go', async () => {
    const name = newName();
    const holder = await versionOne(name, false);
    const base = database(name);
    const games = gameDb(base);
    for (let n = 0; n < 3; n++) await expect(games.readAll()).rejects.toThrow('database closed');
    holder.close();
    await expect.poll(() => games.readAll().catch(() => 'not yet')).toEqual([{ id: 'old', record: 'pasyans 1' }]);
    expect(await works(base)).toHaveLength(2);
  });

  it('makes room for a later version, and fails but loses nothing after that', async () => {
    const name = newName();
    const base = database(name);
    await works(base);
    const later = await openDB(name, 3);
    expect(await later.getAll('journal')).toEqual([{ id: 'a', end: 'won' }]);
    await expect(gameDb(base).readAll()).rejects.toThrow();
    expect(await later.getAll('journal')).toEqual([{ id: 'a', end: 'won' }]);
    later.close();
  });

  it('serves two tabs of one version', async () => {
    const name = newName();
    const [one, other] = [database(name), database(name)];
    const add = (base: Database) => journalDb(base).add([{ id: 'a', end: 'won' }], []);
    expect((await Promise.all([add(one), add(other), add(one)])).sort()).toEqual([0, 0, 1]);
  });

  it('is opened again after a failure of the work', async () => {
    const base = database(newName());
    await expect(
      base.use(async () => {
        throw new Error('once');
      }),
    ).rejects.toThrow('once');
    expect(await works(base)).toHaveLength(2);
  });
});
