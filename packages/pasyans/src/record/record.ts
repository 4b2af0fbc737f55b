import { good, type Result, type Session } from '../engine/index.ts';
import { RECORD_VERSION } from './format-record.ts';
import { MOST_TEXT } from './limits.ts';
import { type FindPatience, type Key, openFields } from './open-game.ts';
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
  const { values, notes, moves, end } = head.value;
  const session = openFields({ get: (key) => values.get(key), spelt: (key) => `${key}:`, optionMarks: [/\S+/g, '='], end, moves }, find);
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
  readonly moves: readonly Piece[];
  /** Where the header ends: what is missing is missing here. */
  readonly end: Where;
}

const KEYS: readonly Key[] = ['patience', 'rev', 'options', 'deal', 'cards', 'shuffle', 'at'];

function readHead(text: string): Result<Head> {
  const start: Where = { line: 1, column: 1 };
  if (text.length > MOST_TEXT) return tooLong(start);
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line, i): Piece => ({ line: i + 1, column: 1, text: line }));
  const values = new Map<Key, Piece>();
  const notes: string[] = [];
  let begun = false;
  for (const [i, line] of lines.entries()) {
    if (/^\s*(#.*)?$/.test(line.text)) continue;
    const read = begun ? readHeadLine(line, values, notes) : readVersion(line);
    begun = true;
    if (!read.ok) return read;
    if (read.value) return good({ values, notes, moves: [read.value, ...lines.slice(i + 1)], end: line });
  }
  return begun ? noMoves(lines[lines.length - 1] ?? start) : notARecord({ ...start, text: '' });
}

function readVersion(line: Piece): Result<undefined> {
  const found = /^\s*pasyans\s+(\d{1,9})\s*(#.*)?$/i.exec(line.text);
  const version = Number(found?.[1] ?? 0);
  if (version === RECORD_VERSION) return good(undefined);
  if (version < RECORD_VERSION) return notARecord(line);
  return faultAt('later-version', line, String(version), {
    ru: `это запись версии ${version}, а эта программа читает записи до версии ${RECORD_VERSION}. Обновите программу.`,
    en: `this is a record of version ${version}; this program reads versions up to ${RECORD_VERSION}. Update the program.`,
  });
}

/** One line of the header; returns the text after `moves:` once that is met. */
function readHeadLine(line: Piece, values: Map<Key, Piece>, notes: string[]): Result<Piece | undefined> {
  const found = /^(\s*([a-z]+)\s*:)(.*)$/i.exec(line.text);
  const [, head = '', name = '', rest = ''] = found ?? [];
  const key = name.toLowerCase();
  if (key === 'note') {
    notes.push(rest.replace(/^ /, ''));
    return good(undefined);
  }
  if (key === 'moves') return good({ ...line, column: head.length + 1, text: rest });
  const known = KEYS.find((k) => k === key);
  if (!known) return strangeLine(line, name);
  if (values.has(known)) {
    return faultAt('key-twice', line, `${known}:`, { ru: `«${known}:» стоит дважды.`, en: `"${known}:" stands twice.` });
  }
  const value = rest.replace(/(^|\s)#.*$/, '');
  values.set(known, { ...line, column: head.length + 1 + (value.length - value.trimStart().length), text: value.trim() });
  return good(undefined);
}

function strangeLine(line: Piece, name: string): Result<never> {
  const keys = `${KEYS.join(', ')}, note, moves`;
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
    ru: `запись начинается строкой «pasyans ${RECORD_VERSION}», а здесь «${shown(line.text.trim())}».`,
    en: `a record begins with the line "pasyans ${RECORD_VERSION}", not with "${shown(line.text.trim())}".`,
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
