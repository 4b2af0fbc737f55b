import { good, type Result, type Session } from '../engine/index.ts';
import type { Key } from './fields.ts';
import { RECORD_VERSION } from './format-record.ts';
import { MOST_TEXT } from './limits.ts';
import { type FindPatience, openFields } from './open-game.ts';
import { shown } from './typed.ts';
import { faultAt, type Piece, type Where } from './where.ts';

/** A game read from a record or link. */
export interface ReadGame {
  readonly session: Session;
  readonly note?: string;
}

/**
 * Reads a record into a new session. `find` names the patiences there are. Never throws: a fault has a code, line,
 * column, the piece that is wrong and a sentence that says what was expected. The codes are listed in docs/notation.md.
 */
export function parseRecord(text: string, find: FindPatience): Result<ReadGame> {
  const head = readHead(text);
  if (!head.ok) return head;
  const { values, notes, layout, moves, end } = head.value;
  const session = openFields(
    { get: (key) => values.get(key), spelt: (key) => `${key}:`, optionMarks: [/\S+/g, '='], layout, end, moves },
    find,
  );
  if (!session.ok) return session;
  return good(notes.length === 0 ? { session: session.value } : { session: session.value, note: notes.join('\n') });
}

/**
 * The id of the patience that a record names, for programs that load a patience before they read its records; `undefined`
 * when the record is too damaged to say. The patience need not exist.
 */
export function patienceOfRecord(text: string): string | undefined {
  const head = readHead(text);
  return head.ok ? head.value.values.get('patience')?.text : undefined;
}

interface Head {
  readonly values: Map<Key, Piece>;
  readonly notes: string[];
  /** The lines of a table laid out by hand. */
  readonly layout: Piece[];
  readonly moves: readonly Piece[];
  /** Where the header ends: what is missing is missing here. */
  readonly end: Where;
}

const KEYS: readonly Key[] = ['patience', 'rev', 'options', 'deal', 'cards', 'shuffle', 'at'];
/** Since the second version: a table laid out by hand. */
const KEYS_OF_2: readonly Key[] = ['layout', 'seed'];

function readHead(text: string): Result<Head> {
  const start: Where = { line: 1, column: 1 };
  if (text.length > MOST_TEXT) return tooLong(start);
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, i): Piece => ({ line: i + 1, column: 1, text: line }));
  const read: Reading = { values: new Map(), notes: [], layout: [], version: 0 };
  for (const [i, line] of lines.entries()) {
    if (/^\s*(#.*)?$/.test(line.text)) continue;
    if (read.version === 0) {
      const version = readVersion(line);
      if (!version.ok) return version;
      read.version = version.value;
      continue;
    }
    const moves = readHeadLine(line, read);
    if (!moves.ok) return moves;
    if (moves.value) return good({ ...read, moves: [moves.value, ...lines.slice(i + 1)], end: line });
  }
  return read.version > 0 ? noMoves(lines[lines.length - 1] ?? start) : notARecord({ ...start, text: '' });
}

/** What has been read of a header; version 0 before its first line. */
interface Reading extends Pick<Head, 'values' | 'notes' | 'layout'> {
  version: number;
}

function readVersion(line: Piece): Result<number> {
  const found = /^\s*pasyans\s+(\d{1,9})\s*(#.*)?$/i.exec(line.text);
  const version = Number(found?.[1] ?? 0);
  if (version < 1) return notARecord(line);
  if (version <= RECORD_VERSION) return good(version);
  return faultAt('later-version', line, String(version), {
    ru: `это запись версии ${version}, а эта программа читает записи до версии ${RECORD_VERSION}. Обновите программу.`,
    en: `this is a record of version ${version}; this program reads versions up to ${RECORD_VERSION}. Update the program.`,
  });
}

/** One line of the header; returns the text after `moves:` once that is met. */
function readHeadLine(line: Piece, { values, notes, layout, version }: Reading): Result<Piece | undefined> {
  const found = /^(\s*([a-z]+)\s*:)(.*)$/i.exec(line.text);
  const [, head = '', name = '', rest = ''] = found ?? [];
  const key = name.toLowerCase();
  if (key === 'note') {
    notes.push(rest.replace(/^ /, ''));
    return good(undefined);
  }
  if (key === 'moves') return good({ ...line, column: head.length + 1, text: rest });
  const keys = version > 1 ? [...KEYS, ...KEYS_OF_2] : KEYS;
  const known = keys.find((k) => k === key);
  if (!known) return strangeLine(line, name, keys);
  if (known === 'layout') layout.push({ ...line, column: head.length + 1, text: rest });
  else if (values.has(known)) {
    return faultAt('key-twice', line, `${known}:`, { ru: `«${known}:» стоит дважды.`, en: `"${known}:" stands twice.` });
  }
  const value = rest.replace(/(^|\s)#.*$/, '');
  values.set(known, { ...line, column: head.length + 1 + (value.length - value.trimStart().length), text: value.trim() });
  return good(undefined);
}

function strangeLine(line: Piece, name: string, known: readonly Key[]): Result<never> {
  const keys = `${known.join(', ')}, note, moves`;
  const column = line.text.search(/\S/) + 1;
  if (name === '') {
    return faultAt('header-line', { ...line, column }, line.text.trim(), {
      ru: `«${shown(line.text.trim())}»: ждали «имя: значение» или «moves:».`,
      en: `"${shown(line.text.trim())}": "name: value" or "moves:" was expected.`,
    });
  }
  return faultAt('unknown-key', { ...line, column }, `${name}:`, {
    ru: `«${shown(name)}:» в заголовке не бывает; бывает: ${keys}.`,
    en: `"${shown(name)}:" is no part of a header; there are: ${keys}.`,
  });
}

function notARecord(line: Piece): Result<never> {
  return faultAt('not-a-record', line, line.text.trim(), {
    ru: `запись начинается строкой «pasyans 1», а здесь «${shown(line.text.trim())}».`,
    en: `a record begins with the line "pasyans 1", not with "${shown(line.text.trim())}".`,
  });
}

function noMoves(last: Where): Result<never> {
  return faultAt('missing-key', last, 'moves:', {
    ru: `нет строки «moves:»: конец записи потерян.`,
    en: `the line "moves:" is missing: the end of the record is lost.`,
  });
}

function tooLong(start: Where): Result<never> {
  return faultAt('too-long', start, '', {
    ru: `запись длиннее ${MOST_TEXT} знаков; столько не читается.`,
    en: `the record is longer than ${MOST_TEXT} characters; that is not read.`,
  });
}
