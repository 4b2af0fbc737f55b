import { readSavedGame, type SavedGame } from './saved-game.ts';

const PREFIX = 'pasyans.game.';

/**
 * A second, synchronous copy of what has just been played: it is there before the database has answered, so that a
 * crash in between loses nothing. It is cleared when the database has the row.
 */
export interface Mirror {
  /** False when nothing can be kept here. */
  works(): boolean;
  /** False when there was no room or no storage. */
  write(game: SavedGame): boolean;
  /** Clears the copy unless a newer one of the same game has been written meanwhile. */
  clear(id: string, serial: number): void;
  readAll(): readonly SavedGame[];
}

export function mirror(storage: Storage | undefined): Mirror {
  const keys = (): string[] =>
    storage === undefined ? [] : Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((k) => k.startsWith(PREFIX));
  return {
    works() {
      try {
        storage?.setItem(PREFIX, '');
        storage?.removeItem(PREFIX);
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    write(game) {
      try {
        storage?.setItem(PREFIX + game.id, JSON.stringify(game));
        return storage !== undefined;
      } catch {
        return false;
      }
    },
    clear(id, serial) {
      try {
        const kept = parse(storage?.getItem(PREFIX + id) ?? '');
        if (kept && kept.serial <= serial) storage?.removeItem(PREFIX + id);
      } catch {
        // A copy too many does no harm: the higher serial wins when games are read.
      }
    },
    readAll() {
      try {
        return keys().flatMap((key) => parse(storage?.getItem(key) ?? '') ?? []);
      } catch {
        return [];
      }
    },
  };
}

function parse(text: string): SavedGame | undefined {
  try {
    return readSavedGame(JSON.parse(text));
  } catch {
    return undefined;
  }
}
