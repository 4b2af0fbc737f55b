import type { Database } from '../storage/database.ts';
import { journalDb } from '../storage/journal-db.ts';
import type { Trouble } from '../storage/shelf.ts';
import { type Journal, journal } from './journal.ts';

/** The journal of this device. */
export function openJournal(base: Database, onTrouble: (trouble: Trouble) => void): Journal {
  return journal({ db: journalDb(base), now: Date.now, onTrouble });
}
