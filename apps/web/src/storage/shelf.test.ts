import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from './database.ts';
import { gameDb } from './game-db.ts';
import { mirror } from './mirror.ts';
import type { SavedGame } from './saved-game.ts';
import { shelf, type Trouble } from './shelf.ts';

const game = (more: Partial<SavedGame> = {}): SavedGame => ({
  id: 'a',
  patience: 'wish',
  record: 'pasyans 1',
  moves: 1,
  finished: false,
  peeked: false,
  serial: 1,
  savedAt: 10,
  ...more,
});

let names = 0;
function newShelf(name = `db-${++names}`, db = gameDb(database(name))) {
  const troubles: Trouble[] = [];
  return { name, troubles, shelf: shelf({ db, mirror: mirror(localStorage), now: () => 1, onTrouble: (t) => troubles.push(t) }) };
}

beforeEach(() => localStorage.clear());

describe('the shelf', () => {
  it('gives back what was laid on it, newest first', async () => {
    const one = newShelf();
    await one.shelf.save(game());
    await one.shelf.save(game({ id: 'b', savedAt: 20 }));
    const read = await newShelf(one.name).shelf.read();
    expect(read).toEqual({ games: [game({ id: 'b', savedAt: 20 }), game()], damaged: [], failed: false });
    expect(localStorage.length).toBe(0);
  });

  it('takes the copy where it is newer than the row', async () => {
    const one = newShelf();
    await one.shelf.save(game());
    mirror(localStorage).write(game({ serial: 2, moves: 2 }));
    expect((await one.shelf.read()).games).toEqual([game({ serial: 2, moves: 2 })]);
    mirror(localStorage).write(game({ serial: 0, moves: 0 }));
    expect((await one.shelf.read()).games).toEqual([game()]);
  });

  it('keeps a newer copy when an older row arrives late', async () => {
    const copies = mirror(localStorage);
    copies.write(game({ serial: 3 }));
    copies.clear('a', 2);
    expect(copies.readAll()).toHaveLength(1);
    copies.clear('a', 3);
    expect(copies.readAll()).toHaveLength(0);
  });

  it('tells games from rubbish', async () => {
    const one = newShelf();
    await gameDb(database(one.name)).put({ id: 'x', record: 7 } as never);
    await one.shelf.save(game());
    const read = await one.shelf.read();
    expect(read.games).toEqual([game()]);
    expect(read.damaged).toEqual([{ text: '{"id":"x","record":7}', id: 'x' }]);
    await one.shelf.putAside(read.damaged[0] as (typeof read.damaged)[number]);
    expect(await one.shelf.read()).toMatchObject({ games: [game()], damaged: [] });
  });

  it('removes a game with its copy', async () => {
    const one = newShelf();
    await one.shelf.save(game());
    mirror(localStorage).write(game({ serial: 9 }));
    await one.shelf.remove('a');
    expect((await one.shelf.read()).games).toEqual([]);
  });

  it('without a database lives on the copies and says nothing while they hold', async () => {
    const one = newShelf('none', gameDb(database('none', false)));
    await one.shelf.save(game());
    expect(one.troubles).toEqual([]);
    const read = await one.shelf.read();
    expect(read).toMatchObject({ games: [game()], failed: true });
  });

  it('without any storage says so once', async () => {
    const troubles: Trouble[] = [];
    const bare = shelf({
      db: gameDb(database('none', false)),
      mirror: mirror(undefined),
      now: () => 1,
      onTrouble: (t) => troubles.push(t),
    });
    await bare.save(game());
    await bare.save(game({ serial: 2 }));
    expect(troubles).toEqual(['gone']);
  });
});
