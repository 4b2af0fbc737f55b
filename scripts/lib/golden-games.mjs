// The whole games that the tests hold on to, as links.
import { readFileSync } from 'node:fs';
import { findPatience, formatLink, parseRecord, RECORD_EXTENSION } from 'pasyans';
import { at } from './paths.mjs';

/** The game of a patience, and links into it: `link(moves)` leads to the place after so many moves, or a share of them. */
export function goldenGame(id) {
  const read = parseRecord(readFileSync(at(`test/goldens/records/${id}${RECORD_EXTENSION}`), 'utf8'), findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  const { session } = read.value;
  return { length: session.moves.length, link: (moves) => formatLink(session, { at: moves }) };
}
