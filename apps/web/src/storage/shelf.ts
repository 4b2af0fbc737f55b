import type { GameDb } from './game-db.ts';
import type { Mirror } from './mirror.ts';
import { readSavedGame, type SavedGame } from './saved-game.ts';
import { isFull, twice } from './trying.ts';

/** `unread`: rows are there but could not be read; `full`: a row could not be kept; `gone`: nothing can be kept at all. */
export type Trouble = 'unread' | 'full' | 'gone';

/** A row that is no game. */
export interface Damaged {
  readonly text: string;
  /** The name it lies under. */
  readonly id: string;
}

/** All games kept on this device. */
export interface Shelf {
  /**
   * Games by id, newest of each; texts that were no games; and whether the reading failed, in which case what is
   * missing is unknown, not absent.
   */
  read(): Promise<{ readonly games: readonly SavedGame[]; readonly damaged: readonly Damaged[]; readonly failed: boolean }>;
  /** Keeps a game: a copy at once, the database as soon as it can. Never rejects. */
  save(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
  /** Tells of trouble with what is kept, each kind once, whoever has met it. */
  tell(trouble: Trouble): void;
  /** Takes a damaged row off the shelf and keeps its text apart. */
  putAside(damaged: Damaged): Promise<void>;
}

export interface ShelfNeeds {
  readonly db: GameDb;
  readonly mirror: Mirror;
  readonly now: () => number;
  /** Told once for each kind of trouble. */
  readonly onTrouble: (trouble: Trouble) => void;
}

export function shelf({ db, mirror, now, onTrouble }: ShelfNeeds): Shelf {
  const told = new Set<Trouble>();
  const tell = (trouble: Trouble): void => {
    if (told.has(trouble)) return;
    told.add(trouble);
    onTrouble(trouble);
  };

  return {
    tell,
    async read() {
      const rows = await twice(() => db.readAll());
      // Where nothing can be kept nothing was: that is the whole message.
      if (!rows) tell(mirror.works() ? 'unread' : 'gone');
      const games = new Map<string, SavedGame>();
      const damaged: Damaged[] = [];
      for (const row of rows ?? []) {
        const game = readSavedGame(row);
        if (game) games.set(game.id, game);
        else damaged.push({ text: JSON.stringify(row) ?? '', id: idOf(row) });
      }
      for (const copy of mirror.readAll()) {
        const there = games.get(copy.id);
        if (!there || there.serial < copy.serial) games.set(copy.id, copy);
      }
      // Where a sound copy is at hand the next save mends the row.
      const lost = damaged.filter(({ id }) => !games.has(id));
      return { games: [...games.values()].sort((a, b) => b.savedAt - a.savedAt), damaged: lost, failed: rows === undefined };
    },

    async save(game) {
      const mirrored = mirror.write(game);
      try {
        await db.put(game);
        mirror.clear(game.id, game.serial);
      } catch (error) {
        if (!mirrored) tell(isFull(error) ? 'full' : 'gone');
        else if (isFull(error)) tell('full');
      }
    },

    async remove(id) {
      mirror.clear(id, Number.POSITIVE_INFINITY);
      await twice(() => db.remove(id));
    },

    async putAside({ text, id }) {
      await twice(() => db.putAside(id, text, now()));
    },
  };
}

/** Every row has an id: the database asks for it. */
const idOf = (row: unknown): string => String((row as { readonly id?: unknown } | undefined)?.id);
