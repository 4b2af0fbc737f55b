import type { Page } from '@playwright/test';
import type { Session } from 'pasyans';
import { readRecord } from './games.ts';
import { expect } from './test.ts';

/** What the app keeps on the device, seen from outside. */

export interface Row {
  readonly id: string;
  readonly record: string;
  readonly before?: string;
  readonly moves: number;
  readonly finished: boolean;
  readonly savedAt: number;
}

/** All rows of a store of the app's database. */
export function rows<T = Row>(page: Page, store = 'games'): Promise<readonly T[]> {
  return page.evaluate(async (name) => {
    const asked = <R>(request: IDBRequest<R>): Promise<R> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const db = await asked(indexedDB.open('pasyans'));
    const found = await asked(db.transaction(name).objectStore(name).getAll());
    db.close();
    return found;
  }, store);
}

/** Writes rows over those that are there, as damage or another program would. */
export async function putRows(page: Page, changed: readonly unknown[]): Promise<void> {
  await page.evaluate(async (list) => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('pasyans');
      request.onsuccess = () => done(request.result);
    });
    const work = db.transaction('games', 'readwrite');
    for (const row of list) work.objectStore('games').put(row);
    await new Promise((done) => {
      work.oncomplete = done;
    });
    db.close();
  }, changed);
}

/** The game on the table is in the database: its row leads to the same position. */
export async function expectKept(page: Page, session: Session): Promise<Row> {
  const kept = async (): Promise<Row | undefined> =>
    (await rows(page)).find(({ record, moves }) => moves === session.here.depth && same(readRecord(record), session));
  await expect.poll(kept).toBeDefined();
  return (await kept()) as Row;
}

function same(a: Session, b: Session): boolean {
  return a.game.patience === b.game.patience && a.deal.id === b.deal.id && a.moves.join() === b.moves.join();
}
