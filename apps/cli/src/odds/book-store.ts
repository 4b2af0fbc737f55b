import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPatience, type Game, patiences } from 'pasyans';
import {
  BOOK_EXTENSION,
  type BookRow,
  type CompactRow,
  compactRow,
  formatBook,
  type Offer,
  parseBook,
  placeOf,
  playersOf,
} from 'pasyans/odds';
import type { Surroundings } from '../context.ts';
import { writeWhole } from '../store/write-whole.ts';
import type { BookRows } from '../telling.ts';
import { readingFile, writingFile } from './file-failure.ts';

/** What this program plays: what rows and plans are held against. */
export const OFFER: Offer = { patiences, find: findPatience, playersOf };

/** The folder of the book that comes with the program: built beside it, and only read. */
const OWN_BOOK = fileURLToPath(new URL('../odds-book', import.meta.url));

/** An odds book as it lies in its folder. */
export interface Book {
  readonly rows: readonly BookRow[];
  /** The files with lines that could not be used. */
  readonly damaged: readonly { readonly file: string; readonly lines: readonly number[] }[];
}

const textOf = (file: string): string => readingFile(file, () => readFileSync(file, 'utf8'));
const fileOf = (folder: string, patience: string): string => join(folder, `${patience}${BOOK_EXTENSION}`);

/** Reads the book of a folder; fails when the folder or a file of it cannot be read. */
export function readBook(folder: string): Book {
  const names = readingFile(folder, () => readdirSync(folder)).filter((name) => name.endsWith(BOOK_EXTENSION));
  const files = names.sort().map((name) => {
    const file = join(folder, name);
    return { file, ...parseBook(textOf(file), basename(name, BOOK_EXTENSION)) };
  });
  const damaged = files.filter((one) => one.damaged.length > 0).map(({ file, damaged: lines }) => ({ file, lines }));
  return { rows: files.flatMap(({ rows }) => rows), damaged };
}

/** The folder of the book that is shown: the one that the environment names, else the one that came with the program. */
export function shownBook(env: Readonly<Record<string, string | undefined>>): string {
  return env['PASYANS_BOOK'] || OWN_BOOK;
}

/** Looks the odds of an answer up in the book that is shown. */
export function rowsFor({ env }: Surroundings): BookRows {
  return (game) => bookOn(shownBook(env), game);
}

/**
 * What the book tells of one game with just its options; `undefined` where there is no book that can be read: a reading is told without its odds
 * rather than not at all, and `odds book` tells what is wrong with the file.
 */
function bookOn(folder: string, { patience, options }: Game): readonly CompactRow[] | undefined {
  const text = textIfThere(fileOf(folder, patience.id));
  if (text === undefined) return undefined;
  const own = parseBook(text, patience.id).rows.filter(({ study }) =>
    Object.entries(options).every(([name, value]) => study.options[name] === value),
  );
  return own.flatMap((row) => compactRow(row, OFFER) ?? []);
}

function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Puts a row into the book, in the place of an older one. Whole or not at all; fails when it cannot be written. */
export function writeRow(folder: string, row: BookRow): void {
  const { patience } = row.study;
  writingFile(folder, () => mkdirSync(folder, { recursive: true }));
  const file = fileOf(folder, patience);
  const before = existsSync(file) ? parseBook(textOf(file), patience).rows : [];
  const others = before.filter(({ study }) => placeOf(study) !== placeOf(row.study));
  // Always in the same order, so that a new row changes one line.
  const rows = [...others, row].sort((a, b) => (placeOf(a.study) < placeOf(b.study) ? -1 : 1));
  writingFile(file, () => writeWhole(file, formatBook(rows)));
}
