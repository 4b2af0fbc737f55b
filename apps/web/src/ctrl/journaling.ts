import { isRelaxed } from 'pasyans';
import { type End, endName, MOST_CONTENT, MOST_SEAL, MOST_WISH } from '../journal/end.ts';
import { type Journal, journal } from '../journal/journal.ts';
import type { Database } from '../storage/database.ts';
import { journalDb } from '../storage/journal-db.ts';
import type { Ritual } from '../storage/ritual.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import type { Shelf } from '../storage/shelf.ts';
import { isUnfinished } from './kept.ts';
import { readRecord } from './reader.ts';

// What the journal is told of games. Fetched when a game ends or leaves the shelf.

/** What may be entered at all: games ended by a move made here, and one's own games left for good, of several copies the first. */
const isToEnter = (game: SavedGame): boolean =>
  game.finished ? game.ended !== false : isUnfinished(game) && !game.taken && game.copyOf === undefined;

/** The journal, and what becomes of games in it. */
export interface Journaling {
  readonly journal: Journal;
  /** Enters a game from the shelf as it ended, or as abandoned. False when it should be entered and could not be. */
  enter(game: SavedGame): Promise<boolean>;
  /**
   * Enters the finished games of the shelf, for a page may have been closed before it could; then takes off the shelf what may
   * leave it, but nothing that could not be entered. `open`: the names of games that are on the table.
   */
  tidy(games: readonly SavedGame[], open: readonly (string | undefined)[]): Promise<void>;
}

export interface JournalingNeeds {
  readonly database: Database;
  readonly shelf: Shelf;
  readonly now: () => number;
}

export function journaling({ database, shelf, now }: JournalingNeeds): Journaling {
  const book = journal({ db: journalDb(database), now, onTrouble: shelf.tell });

  async function enter(game: SavedGame): Promise<boolean> {
    if (!isToEnter(game)) return true;
    const end = await endOf(game).catch(() => 'unknown' as const);
    return end !== 'unknown' && (end === undefined || book.add(end));
  }

  return {
    journal: book,
    enter,
    async tidy(games, open) {
      const leaving = toForget(games, open, now());
      for (const game of games) {
        const leaves = leaving.includes(game);
        const entered = !(game.finished || leaves) || (await enter(game));
        if (leaves && entered) await shelf.remove(game.id);
      }
    },
  };
}

/** The end that a row of the shelf is; `undefined` when its record cannot be read. Rejects when its patience cannot be fetched. */
async function endOf(game: SavedGame): Promise<End | undefined> {
  const read = await readRecord(game.record);
  if (!read.ok) return undefined;
  const { session } = read.value;
  const { patience, rules, options } = session.game;
  const outcome = session.outcome();
  const facts = outcome && rules.facts?.(session.table);
  const { id, copyOf = id, savedAt: at, moves, peeked, undos = 0, taken = false, ritual, record } = game;
  return {
    ...{ id: copyOf, end: endName(outcome), patience: patience.id, rev: patience.rev, options, relaxed: isRelaxed(session.game) },
    ...(session.deal.id === undefined ? {} : { deal: session.deal.id }),
    ...{ at, moves, undos, peeked, taken },
    ...(facts ? { facts } : {}),
    ...(ritual ? { ritual: ritualOf(ritual) } : {}),
    record,
  };
}

/** The wish and the seal, as long as an entry may hold them. */
function ritualOf({ wish, sealed, content }: Ritual): NonNullable<End['ritual']> {
  return {
    ...(wish === undefined ? {} : { wish: wish.slice(0, MOST_WISH) }),
    ...(sealed === undefined ? {} : { sealed: sealed.slice(0, MOST_SEAL) }),
    ...(content === undefined ? {} : { content: content.slice(0, MOST_CONTENT) }),
  };
}

// More than anybody will go back to; what is older goes.
const MOST_KEPT = 60;
/** A day: as long as another tab may still show a game that is over, and find it again after a reload. */
const STILL_SHOWN_MS = 24 * 60 * 60 * 1000;

/**
 * What may leave the shelf: finished games and deals nobody touched when a day has passed over them, and the oldest of too
 * many; never those that are open here.
 */
function toForget(games: readonly SavedGame[], open: readonly (string | undefined)[], now: number): readonly SavedGame[] {
  const others = games.filter((game) => !open.includes(game.id));
  const unfinished = others.filter(isUnfinished).sort((a, b) => b.savedAt - a.savedAt);
  const past = others.filter((game) => !isUnfinished(game) && game.savedAt < now - STILL_SHOWN_MS);
  return [...past, ...unfinished.slice(MOST_KEPT)];
}
