import { formatRecord, type Session } from 'pasyans';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Shelf } from '../storage/shelf.ts';
import type { Core, Meta } from './core.ts';

/** Where a tab remembers which game it shows, so that a reload of each tab finds its own. */
const HERE = 'pasyans.here';
const LAST = 'pasyans.last';

/** Tells other tabs of the same app which game is being played here. */
export interface Channel {
  post(id: string): void;
  onPlayed(listener: (id: string) => void): void;
}

export interface Saving {
  /** Keeps the game on the table, and gives its row. Called with every change, before anything moves on the screen. */
  save(): SavedGame;
  /** Takes a game off the shelf. */
  forget(id: string): void;
}

/** The game this tab, or else this device, played last. */
export function lastId({ tab, device }: Pick<SavingNeeds, 'tab' | 'device'>): string | undefined {
  return recall(tab, HERE) ?? recall(device, LAST);
}

export interface SavingNeeds {
  readonly shelf: Shelf;
  readonly channel: Channel;
  readonly tab: Storage | undefined;
  readonly device: Storage | undefined;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Autosave: one row a game, written with every change. */
export function saving(core: Core, needs: SavingNeeds): Saving {
  const { shelf, channel, tab, device, now, newId } = needs;

  channel.onPlayed((id) => {
    const meta = core.meta(core.desk.session);
    if (meta.id !== id) return;
    // Another tab plays on with this game: from here on ours is a game of its own, and neither overwrites the other.
    meta.copyOf ??= meta.id;
    meta.id = newId();
    meta.serial = 0;
    core.notify((words) => words.otherTab);
  });

  return {
    save() {
      const { session } = core.desk;
      const meta = core.meta(session);
      const before = meta.record;
      meta.record = formatRecord(session);
      meta.serial++;
      // Once play goes on from here redo leads to what is played, no longer to the game taken back.
      if (session.canRedo || !core.desk.canRedo) meta.ahead = undefined;
      const game = rowOf(session, meta, now());
      const row = before === undefined || before === game.record ? game : { ...game, before };
      remember(tab, HERE, meta.id);
      remember(device, LAST, meta.id);
      void shelf.save(row);
      channel.post(meta.id);
      return row;
    },
    forget(id) {
      void shelf.remove(id);
    },
  };
}

function rowOf(session: Session, { key: _, record = '', ...meta }: Meta, savedAt: number): SavedGame {
  const { deal, game, here } = session;
  const row = { ...meta, record, savedAt, patience: game.patience.id, deal: deal.id, moves: here.depth };
  return { ...row, finished: session.outcome() !== undefined };
}

function remember(storage: Storage | undefined, key: string, id: string): void {
  try {
    // Reading is cheap; writing is not, and goes to every tab.
    if (storage?.getItem(key) !== id) storage?.setItem(key, id);
  } catch {
    // Without it the newest game is taken.
  }
}

function recall(storage: Storage | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
