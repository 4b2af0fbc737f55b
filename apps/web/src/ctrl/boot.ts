import type { Session } from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Damaged, Shelf } from '../storage/shelf.ts';
import { openKept } from './kept.ts';

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
  readonly opened: { readonly session: Session; readonly older: boolean } | undefined;
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
  return { ...read, row, avoided, opened: row && !avoided ? await openKept(row) : undefined };
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
