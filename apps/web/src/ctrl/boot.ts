import type { Session } from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Damaged, Shelf } from '../storage/shelf.ts';
import { openKept } from './kept.ts';

/** A game read from the shelf. */
export interface Opened {
  readonly row: SavedGame;
  readonly session: Session;
  /** True when the last save was damaged and the one before it was read. */
  readonly older: boolean;
}

/** What was found on the shelf when the app opened. */
export interface Found {
  readonly games: readonly SavedGame[];
  /** Rows on the shelf that are no games. */
  readonly damaged: readonly Damaged[];
  /** True when the shelf could not be read: what is missing is unknown, not absent. */
  readonly failed: boolean;
  /** The game to go on with. */
  readonly row: SavedGame | undefined;
  /** That game, opened; absent when it could not be, or must not be tried again. */
  readonly opened: Opened | undefined;
  /** The game that one was opened over, where undo at the start of the deal leads. */
  readonly under: Opened | undefined;
  /** The new game that was taken back for it, where redo leads. */
  readonly ahead: Opened | undefined;
  /** True when opening it seems to have broken the page before: it is left alone. */
  readonly avoided: boolean;
}

const OPENING = 'pasyans.opening';
// Once or twice may be a closed tab; three times is the game.
const MOST_TRIES = 2;
// Waiting longer for a stuck database is worse than playing on.
const READ_MS = 2500;

/** Looks for the last game. Counts its openings, so that a game that breaks the page does not break it for ever. */
export async function findLast(shelf: Shelf, lastId: string | undefined, device: Storage | undefined): Promise<Found> {
  const late = new Promise<Pick<Found, 'games' | 'damaged' | 'failed'>>((resolve) =>
    setTimeout(() => resolve({ games: [], damaged: [], failed: true }), READ_MS),
  );
  const read = await Promise.race([shelf.read(), late]);
  const row = read.games.find((game) => game.id === lastId) ?? read.games[0];
  const avoided = row !== undefined && countTries(device, row.id) > MOST_TRIES;
  const opened = row && !avoided ? await openRow(row) : undefined;
  const beside = async (id: string | undefined): Promise<Opened | undefined> => {
    const game = opened && read.games.find((other) => other.id === id && id !== row?.id);
    // Where it cannot be fetched now it stays on the shelf, and the game on the table still names it.
    return game && openRow(game).catch(() => undefined);
  };
  return { ...read, row, avoided, opened, under: await beside(row?.over), ahead: await beside(row?.ahead) };
}

async function openRow(row: SavedGame): Promise<Opened | undefined> {
  const kept = await openKept(row);
  return kept && { row, ...kept };
}

/** To be called once the table has been drawn. */
export function openedWell(device: Storage | undefined): void {
  try {
    device?.removeItem(OPENING);
  } catch {
    // Then the count is not kept either.
  }
}

function countTries(device: Storage | undefined, id: string): number {
  try {
    const [before, count] = (device?.getItem(OPENING) ?? '').split(' ');
    const tries = before === id ? Number(count) + 1 : 1;
    device?.setItem(OPENING, `${id} ${tries}`);
    return tries;
  } catch {
    return 1;
  }
}
