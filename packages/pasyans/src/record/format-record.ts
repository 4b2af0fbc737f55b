import { cardCode, type Session, SHUFFLE_VERSION } from '../engine/index.ts';
import { writeMoves } from './write-moves.ts';

/** The latest version of the record format; every version up to it is read (docs/notation.md). */
export const RECORD_VERSION = 2;
/** How the names of record files end. */
export const RECORD_EXTENSION = '.pasyans';
/** The media type that record files are declared with. */
export const RECORD_MIME = 'text/plain';

/** What a record may say besides the game. */
export interface RecordExtras {
  /** Free text of any number of lines. */
  readonly note?: string | undefined;
}

/**
 * Writes a session as a record (docs/notation.md): everything needed to rebuild it, with all branches, bookmarks, the
 * present place and what redo leads to.
 */
export function formatRecord(session: Session, extras: RecordExtras = {}): string {
  const { game, deal, here } = session;
  const options = Object.keys(game.patience.options).map((name) => `${name}=${game.options[name]}`);
  const lines = [
    // The earliest version that can say it: older programs read what they can.
    `pasyans ${deal.laid ? RECORD_VERSION : 1}`,
    `patience: ${game.patience.id}`,
    `rev: ${game.patience.rev}`,
    ...(options.length === 0 ? [] : [`options: ${options.join(' ')}`]),
    ...(deal.laid
      ? [...deal.laid.lines.map((line) => `layout: ${line}`), `seed: ${deal.seed}`]
      : [deal.id === undefined ? `cards: ${deal.cards.map(cardCode).join(' ')}` : `deal: ${deal.id}`]),
    `shuffle: ${SHUFFLE_VERSION}`,
    `at: ${here.depth}`,
    ...(extras.note === undefined ? [] : extras.note.split(/\r\n|\r|\n/).map((line) => `note: ${line}`.trimEnd())),
    'moves:',
    ...writeMoves(session),
  ];
  return `${lines.join('\n')}\n`;
}
