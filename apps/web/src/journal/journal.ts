import * as v from 'valibot';
import type { EndRow, JournalDb } from '../storage/journal-db.ts';
import type { Trouble } from '../storage/shelf.ts';
import { isFull, twice } from '../storage/trying.ts';
import { End, gamesOf, Struck } from './end.ts';

/** What the journal holds. */
export interface Contents {
  /** Each game once, newest first. */
  readonly games: readonly End[];
  /** Every end there is: what an export holds. */
  readonly ends: readonly End[];
  readonly struck: readonly Struck[];
  /** How many rows could not be understood. They are left where they lie. */
  readonly unread: number;
}

/** The games that are over, as long as the device keeps them (docs/journal.md). Nothing written is ever overwritten. */
export interface Journal {
  /**
   * Enters the end of a game, with its wish and seal where it was a ritual. An end that is there already, or whose game the
   * player has struck out, stays as it is. False when it could not be kept; never rejects.
   */
  add(end: End): Promise<boolean>;
  /** `undefined` when it could not be read: then nothing is known, and that is not the same as an empty journal. */
  read(): Promise<Contents | undefined>;
  /** Strikes a game out. Gives the way to undo that, or `undefined` when it failed and nothing has changed. */
  strike(id: string): Promise<(() => Promise<boolean>) | undefined>;
  /** Adds what a file holds and the journal lacks: all of it or, when it fails, nothing. Says how many ends are new. */
  merge(file: Pick<Contents, 'ends' | 'struck'>): Promise<number | undefined>;
}

export interface JournalNeeds {
  readonly db: JournalDb;
  readonly now: () => number;
  /** Told when there is no room; may be told more than once. */
  readonly onTrouble: (trouble: Trouble) => void;
}

export function journal({ db, now, onTrouble }: JournalNeeds): Journal {
  async function add(ends: readonly EndRow[], struck: readonly Struck[]): Promise<number | undefined> {
    return twice(() =>
      db.add(ends, struck).catch((error) => {
        if (isFull(error)) onTrouble('full');
        throw error;
      }),
    );
  }

  return {
    add: async (end) => (await add([end], [])) !== undefined,
    async read() {
      const rows = await twice(() => db.readAll());
      if (!rows) return undefined;
      const ends = rows.ends.flatMap((row) => sound(End, row));
      const struck = rows.struck.flatMap((row) => sound(Struck, row));
      const unread = rows.ends.length + rows.struck.length - ends.length - struck.length;
      return { games: gamesOf(ends), ends, struck, unread };
    },
    async strike(id) {
      const rows = await twice(() => db.strike({ id, at: now() }));
      if (!rows) return undefined;
      return async () => (await twice(() => db.restore(id, rows).then(() => true))) === true;
    },
    merge: ({ ends, struck }) => add(ends, struck),
  };
}

/** A row, checked: one, or none when it is not what it should be. */
function sound<const S extends v.GenericSchema>(schema: S, row: unknown): readonly v.InferOutput<S>[] {
  const parsed = v.safeParse(schema, row);
  return parsed.success ? [parsed.output] : [];
}
