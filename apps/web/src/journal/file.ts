import * as v from 'valibot';
import { End, Struck } from './end.ts';

/** The journal as a text file (docs/journal.md): a first line, a line of JSON for each row, and a last line that counts them. */

const FILE_NAME = 'pasyans-journal';
/** The version written. Readers of all versions up to it stay for ever. */
const FILE_VERSION = 1;
/** The longest file read, in bytes: a game takes about a thousand, so this is a long life of them. */
export const MOST_BYTES = 64_000_000;
/** The most rows of one file. */
const MOST_ROWS = 200_000;

export interface JournalFile {
  readonly ends: readonly End[];
  readonly struck: readonly Struck[];
}

/** Why a line cannot be used: no JSON, a field that is wrong or missing, a row that stood above already, the end of the file lost, rows miscounted. */
export type FaultKind = 'json' | 'field' | 'twice' | 'cut' | 'count';

export interface Fault {
  /** Counted from 1. */
  readonly line: number;
  readonly kind: FaultKind;
  /** The name of the field. */
  readonly field?: string;
}

/** Why a file is refused whole: not a journal, of a later version, or longer than is read. */
export type Refusal = 'not-a-journal' | 'later-version' | 'too-long';

export type ReadFile =
  | { readonly ok: true; readonly file: JournalFile; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly why: Refusal };

export function formatJournal({ ends, struck }: JournalFile): string {
  const rows = [...ends, ...struck.map(({ id, at }) => ({ id, struck: at }))];
  return [`${FILE_NAME} ${FILE_VERSION}`, ...rows.map((row) => JSON.stringify(row)), `end ${rows.length}`, ''].join('\n');
}

/** Reads a file. Never throws; what is sound in a damaged file is there, beside the list of what is not. */
export function parseJournal(text: string): ReadFile {
  if (text.length > MOST_BYTES) return { ok: false, why: 'too-long' };
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const version = Number(new RegExp(`^${FILE_NAME} (\\d{1,9})$`).exec(lines[0]?.trim() ?? '')?.[1] ?? 0);
  if (version < 1) return { ok: false, why: 'not-a-journal' };
  if (version > FILE_VERSION) return { ok: false, why: 'later-version' };
  if (lines.length > MOST_ROWS + 2) return { ok: false, why: 'too-long' };
  return { ok: true, ...readRows(lines) };
}

/** The rows of version 1. */
function readRows(lines: readonly string[]): { readonly file: JournalFile; readonly faults: readonly Fault[] } {
  const ends: End[] = [];
  const struck: Struck[] = [];
  const faults: Fault[] = [];
  const seen = new Set<string>();
  const counted = /^end (\d{1,9})$/.exec(lines.at(-1)?.trim() ?? '')?.[1];
  const last = counted === undefined ? lines.length : lines.length - 1;
  for (let i = 1; i < last; i++) {
    const read = readRow(lines[i] ?? '');
    const key = 'row' in read ? keyOf(read.row) : '';
    if (!('row' in read)) faults.push({ ...read, line: i + 1 });
    else if (seen.has(key)) faults.push({ kind: 'twice', line: i + 1 });
    else if ('end' in read.row) ends.push(read.row);
    else struck.push(read.row);
    seen.add(key);
  }
  if (counted === undefined) faults.push({ kind: 'cut', line: lines.length });
  else if (Number(counted) !== last - 1) faults.push({ kind: 'count', line: lines.length });
  return { file: { ends, struck }, faults };
}

const keyOf = (row: End | Struck): string => JSON.stringify([row.id, 'end' in row ? row.end : '']);

function readRow(line: string): { readonly row: End | Struck } | Omit<Fault, 'line'> {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return { kind: 'json' };
  }
  const parsed = typeof raw === 'object' && raw !== null && 'struck' in raw ? v.safeParse(Struck, struckOf(raw)) : v.safeParse(End, raw);
  if (parsed.success) {
    const strange = strangeField(raw as object, parsed.output);
    return strange === undefined ? { row: parsed.output } : { kind: 'field', field: strange };
  }
  const field = parsed.issues[0].path?.map(({ key }) => String(key)).join('.');
  return field ? { kind: 'field', field } : { kind: 'json' };
}

/** A line tells a game struck out by another name for its date than an end has. */
const struckOf = ({ struck, ...rest }: { readonly struck: unknown }): unknown => ({ ...rest, at: struck });

/** A field that was in the line and is in no row: what is not understood is not passed over in silence. */
function strangeField(raw: object, row: object): string | undefined {
  const known = row as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'struck') continue;
    const kept = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kept === undefined) return name;
    const inside =
      typeof value === 'object' && value !== null && typeof kept === 'object' && kept !== null ? strangeField(value, kept) : undefined;
    if (inside !== undefined) return `${name}.${inside}`;
  }
  return undefined;
}
