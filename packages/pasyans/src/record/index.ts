/** Games as text: moves in notation, records for files, links. The format is described in docs/notation.md. */
export { formatLink, LINK_VERSION, type LinkExtras, parseLink } from './link.ts';
export { formatMove, parseAttempt, parseMove } from './notation.ts';
export type { FindPatience } from './open-game.ts';
export { formatRecord, parseRecord, RECORD_EXTENSION, RECORD_MIME, RECORD_VERSION, type ReadGame, type RecordExtras } from './record.ts';
