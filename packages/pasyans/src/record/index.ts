/** Games as text: moves in notation, records for files, links. The format is described in docs/notation.md. */
export { formatDealLink, formatLink, LINK_VERSION, type LinkExtras } from './format-link.ts';
export { formatMove } from './format-move.ts';
export { formatRecord, RECORD_EXTENSION, RECORD_MIME, RECORD_VERSION, type RecordExtras } from './format-record.ts';
export { parseLink, patienceOfLink } from './link.ts';
export { parseAttempt, parseMove } from './notation.ts';
export type { FindPatience } from './open-game.ts';
export { parseRecord, patienceOfRecord, type ReadGame } from './record.ts';
export { type CheckedSeal, checkSeal, formatSeal, type OpenedSeal, parseSeal, parseSealHash, SEAL_VERSION } from './seal.ts';
