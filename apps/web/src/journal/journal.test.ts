import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { database } from '../storage/database.ts';
import { journalDb } from '../storage/journal-db.ts';
import type { Trouble } from '../storage/shelf.ts';
import type { End } from './end.ts';
import { formatJournal, parseJournal } from './file.ts';
import { anEnd } from './journal.testkit.ts';
import { type Journal, journal } from './journal.ts';

let names = 0;
const newDb = () => journalDb(database(`book-${++names}`));
const open = (db = newDb(), troubles: Trouble[] = []): Journal => journal({ db, now: () => 9, onTrouble: (t) => troubles.push(t) });

/** The journal of one device taken to another by file. */
async function carry(from: Journal, to: Journal): Promise<number | undefined> {
  const all = await from.read();
  const read = parseJournal(formatJournal(all ?? { ends: [], struck: [] }));
  return read.ok ? to.merge(read.file) : undefined;
}

describe('the journal', () => {
  it('overwrites nothing: the first of two equal ends stays', async () => {
    const book = open();
    await book.add(anEnd({ moves: 1 }));
    await book.add(anEnd({ moves: 2 }));
    expect((await book.read())?.ends).toEqual([anEnd({ moves: 1 })]);
  });

  it('leaves what it cannot understand where it lies, and says how much that is', async () => {
    const db = newDb();
    await db.add([anEnd(), { id: 'x', end: 'strange' }, { id: 'y', end: 'won' }], [{ id: 'z', at: -1 }]);
    const book = open(db);
    for (let n = 0; n < 2; n++) expect(await book.read()).toMatchObject({ games: [{ id: 'a' }], unread: 3 });
    expect((await db.readAll()).ends).toHaveLength(3);
  });

  it('says that there is no room, and that it could not keep an end', async () => {
    const troubles: Trouble[] = [];
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const book = open({ ...newDb(), add: full }, troubles);
    expect(await book.add(anEnd())).toBe(false);
    expect(new Set(troubles)).toEqual(new Set(['full']));
  });
});

describe('merging', () => {
  it('adds what is not there, keeps what is, and does the same when it is done twice', async () => {
    const [here, there] = [open(), open()];
    await here.add(anEnd({ moves: 1 }));
    await there.add(anEnd({ moves: 2 }));
    await there.add(anEnd({ id: 'b', end: 'lost' }));
    expect(await carry(there, here)).toBe(1);
    expect(await carry(there, here)).toBe(0);
    expect((await here.read())?.ends).toEqual([anEnd({ moves: 1 }), anEnd({ id: 'b', end: 'lost' })]);
  });

  it('brings back nothing that was struck out, here or before the file was saved', async () => {
    const [here, there] = [open(), open()];
    for (const book of [here, there]) await book.add(anEnd());
    await here.strike('a');
    expect(await carry(there, here)).toBe(0);
    const emptied = open();
    await carry(here, emptied);
    expect(await carry(there, emptied)).toBe(0);
    expect((await emptied.read())?.games).toEqual([]);
  });

  it('takes nothing away: a game struck out elsewhere stays here', async () => {
    const [here, there] = [open(), open()];
    for (const book of [here, there]) await book.add(anEnd());
    await there.strike('a');
    await carry(there, here);
    expect(await here.read()).toMatchObject({ ends: [anEnd()], struck: [] });
  });

  it('comes to the same games in any order, whatever was played where', async () => {
    const anyEnd: fc.Arbitrary<End> = fc
      .record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), end: fc.constantFrom<End['end']>('won', 'lost', 'abandoned', 'class-1') })
      .map(anEnd);
    await fc.assert(
      fc.asyncProperty(fc.array(anyEnd), fc.array(anyEnd), async (first, second) => {
        const [one, other] = [open(), open()];
        await one.merge({ ends: first, struck: [] });
        await other.merge({ ends: second, struck: [] });
        await carry(one, other);
        await carry(other, one);
        const games = async (book: Journal) => (await book.read())?.games;
        expect(await games(one)).toEqual(await games(other));
        expect((await games(one))?.length).toBe(new Set([...first, ...second].map(({ id }) => id)).size);
      }),
      { numRuns: 30 },
    );
  });
});
