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
  forget(game: SavedGame): void;
}

// More than anybody will go back to; what is older goes.
const MOST_KEPT = 60;
/** A day: as long as another tab may still show a game that is over, and find it again after a reload. */
const STILL_SHOWN_MS = 24 * 60 * 60 * 1000;

/** A game somebody began and did not finish. */
const isUnfinished = (game: SavedGame): boolean => !game.finished && !isUntouched(game);

/** A deal without a single move, in any branch. */
const isUntouched = (game: SavedGame): boolean => /(^|\n)moves:\s*$/.test(game.record);

/**
 * What may leave the shelf: finished games and deals nobody touched when a day has passed over them, and the oldest of too
 * many; never those that are open here.
 */
export function toForget(games: readonly SavedGame[], open: readonly (string | undefined)[], now: number): readonly SavedGame[] {
  const others = games.filter((game) => !open.includes(game.id));
  const unfinished = others.filter(isUnfinished).sort((a, b) => b.savedAt - a.savedAt);
  const past = others.filter((game) => !isUnfinished(game) && game.savedAt < now - STILL_SHOWN_MS);
  return [...past, ...unfinished.slice(MOST_KEPT)];
}

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
  const meta = core.meta(session);
  meta.id = game.id;
  meta.peeked = game.peeked;
  meta.serial = game.serial;
  meta.record = game.record;
  meta.over = game.over;
  meta.ritual = game.ritual;
}

export function kept(core: Core, commands: Commands, shelf: Shelf, damaged: (game: SavedGame) => void): Kept {
  const games = signal<readonly SavedGame[]>([]);
  async function resume(game: SavedGame): Promise<void> {
    if (core.meta(core.desk.session).id === game.id) return;
    // A game of this sitting goes on as the same session: two of one name would overwrite each other.
    const there = core.byId(game.id);
    if (there) return commands.open(there);
    const read = await openKept(game).catch(() => 'unloaded' as const);
    if (read === 'unloaded') return core.notLoaded(() => void resume(game));
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
      void shelf.remove(game.id);
    },
  };
}
