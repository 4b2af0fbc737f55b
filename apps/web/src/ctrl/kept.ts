import { type Signal, signal } from '@preact/signals';
import type { Session } from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Shelf } from '../storage/shelf.ts';
import type { Commands } from './commands.ts';
import type { Core } from './core.ts';

/** The games begun and not finished. */
export interface Kept {
  readonly games: Signal<readonly SavedGame[]>;
  refresh(): Promise<void>;
  /** Puts a kept game on the table. */
  resume(game: SavedGame): Promise<void>;
  /** Takes a game off the shelf: from now on it is abandoned. */
  forget(game: SavedGame): void;
}

/** A game somebody began and did not finish. */
export const isUnfinished = (game: SavedGame): boolean => !game.finished && !isUntouched(game);

/** A deal without a single move, in any branch. */
const isUntouched = (game: SavedGame): boolean => /(^|\n)moves:\s*$/.test(game.record);

/** Opens the record of a kept game: the last save, or the one before when that is damaged. Rejects when its patience cannot be fetched. */
export async function openKept(game: SavedGame): Promise<{ readonly session: Session; readonly older: boolean } | undefined> {
  const { readRecord } = await import('./reader.ts');
  for (const record of [game.record, game.before]) {
    if (record === undefined) continue;
    const read = await readRecord(record);
    if (read.ok) return { session: read.value.session, older: record !== game.record };
  }
  return undefined;
}

/** Gives a session read from the shelf the name and the marks it had there. */
export function adopt(core: Core, session: Session, game: SavedGame): void {
  const { patience: _, deal: _d, moves: _m, before: _b, savedAt: _s, finished: ended, ...marks } = game;
  Object.assign(core.meta(session), { ended, ...marks });
}

export interface KeptNeeds {
  readonly shelf: Shelf;
  /** What to do with a game that turns out to be damaged. */
  readonly damaged: (game: SavedGame) => void;
  /** Enters a game in the journal. Never rejects. */
  readonly enter: (game: SavedGame) => Promise<unknown>;
}

export function kept(core: Core, commands: Commands, { shelf, damaged, enter }: KeptNeeds): Kept {
  const games = signal<readonly SavedGame[]>([]);
  async function resume(game: SavedGame): Promise<void> {
    if (core.meta(core.desk.session).id === game.id) return;
    // A game of this sitting goes on as the same session: two of one name would overwrite each other.
    const there = core.byId(game.id);
    if (there) return commands.open(there);
    const read = await openKept(game).catch(() => 'unloaded' as const);
    if (read === 'unloaded') return void core.notLoaded(() => void resume(game));
    if (!read) return damaged(game);
    adopt(core, read.session, game);
    commands.open(read.session);
    if (read.older) core.notify((words) => words.damagedRecovered);
  }

  return {
    games,
    async refresh() {
      games.value = (await shelf.read()).games.filter(isUnfinished);
    },
    resume,
    forget(game) {
      games.value = games.peek().filter((one) => one.id !== game.id);
      // Entered first: were the page closed in between, it would still be there to be forgotten.
      void enter(game).then(() => shelf.remove(game.id));
    },
  };
}
