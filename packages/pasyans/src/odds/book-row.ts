import type { Chunk } from './counts.ts';
import { asFields, chunkFields, type Fields, fieldsOf, readChunk, readStudy, sealed, studyFields } from './fields.ts';
import { rangeText } from './ranges.ts';
import { type Study, sortedOptions } from './study.ts';

/** The ending of the files that hold the odds book, one for each patience. */
export const BOOK_EXTENSION = '.jsonl';

/** A study that has been played whole. */
export interface BookRow {
  readonly study: Study;
  /** What came of its deals, all of them. */
  readonly whole: Chunk;
  /** The same of a few neighbouring deals among them, so that a test can play them again. */
  readonly slice: Chunk;
}

/** The command that makes a study, as it is typed. */
export function commandOf({ patience, options, player, budget, deals }: Study): string {
  const opts = Object.entries(sortedOptions(options)).map(([name, value]) => `--opt ${name}=${value}`);
  const nodes = budget === undefined ? [] : [`--budget ${budget}`];
  return ['pasyans odds', patience, '--deals', rangeText(deals), '--player', player, ...nodes, ...opts].join(' ');
}

/** A row as a line of JSON. Without line break. */
function rowLine({ study, whole, slice }: BookRow): string {
  return sealed({ ...studyFields(study), ...chunkFields(whole), slice: chunkFields(slice), command: commandOf(study) });
}

/** The text of the file of a patience: one row a line. */
export function formatBook(rows: readonly BookRow[]): string {
  return rows.map((row) => `${rowLine(row)}\n`).join('');
}

/** What the file of a patience holds. */
export interface BookFile {
  readonly rows: readonly BookRow[];
  /** The lines that could not be used, counted from 1: damaged, of another patience, or of a row that stands above already. */
  readonly damaged: readonly number[];
}

/** Reads the file of a patience. A damaged line costs its own row and no other. */
export function parseBook(text: string, patience: string): BookFile {
  const rows: BookRow[] = [];
  const damaged: number[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '' || line === '\r') continue;
    const row = readRow(line.replace(/\r$/, ''));
    if (row?.study.patience === patience && !rows.some((above) => placeOf(above.study) === placeOf(row.study))) rows.push(row);
    else damaged.push(i + 1);
  }
  return { rows, damaged };
}

/** What a book has one row of: a patience with its options, and a player. */
export function placeOf({ patience, options, player }: Pick<Study, 'patience' | 'options' | 'player'>): string {
  return JSON.stringify([patience, sortedOptions(options), player]);
}

/** The row of a line; `undefined` unless it adds up and writing it again gives the same line. */
function readRow(line: string): BookRow | undefined {
  const fields = fieldsOf(line);
  const study = readStudy(fields);
  const whole = study && readChunk(fields, study.deals);
  const slice = study && readChunk(sliceOf(fields), study.deals);
  if (!whole || !slice) return undefined;
  const row = { study, whole, slice };
  return rowLine(row) === line ? row : undefined;
}

const sliceOf = (fields: Fields | undefined): Fields | undefined => asFields(fields?.['slice']);
