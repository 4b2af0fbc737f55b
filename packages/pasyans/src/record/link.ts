import { good, type Result } from '../engine/index.ts';
import type { Key } from './fields.ts';
import { LINK_VERSION, readRow, SHORT } from './format-link.ts';
import { MOST_TEXT } from './limits.ts';
import { type FindPatience, openFields } from './open-game.ts';
import type { ReadGame } from './record.ts';
import { shown } from './typed.ts';
import { faultAt, type Piece } from './where.ts';

const NAMES: ReadonlyMap<string, Key | 'v' | 'm'> = new Map([
  ...Object.entries(SHORT).map(([key, short]) => [short, key as Key] as const),
  ['v', 'v'],
  ['m', 'm'],
]);

/**
 * Reads the fragment of a link, with or without `#`, percent-encoded or not, into a new session. Never throws; faults as
 * for records, with the column counted in the fragment.
 */
export function parseLink(fragment: string, find: FindPatience): Result<ReadGame> {
  if (fragment.length > MOST_TEXT) return tooLong();
  const values = readParameters(fragment);
  if (!values.ok) return values;
  const version = checkVersion(values.value.get('v'));
  if (!version.ok) return version;
  const layout = values.value.get('layout');
  const later = layout ?? values.value.get('seed');
  if (later && version.value === 1) return strange({ ...later, text: `${layout ? SHORT.layout : SHORT.seed}=` });
  const moves = values.value.get('m');
  const session = openFields(
    {
      get: (key) => values.value.get(key),
      spelt: (key) => `${SHORT[key]}=`,
      optionMarks: [/[^,]+/g, ':'],
      layout: layout ? rowsOf(layout) : [],
      end: { column: fragment.length + 1 },
      moves: moves ? [{ ...moves, text: moves.text.replace(/_/g, ' ') }] : [],
    },
    find,
  );
  return session.ok ? good({ session: session.value }) : session;
}

/** The id of the patience that a link names, as `patienceOfRecord` gives it for records. */
export function patienceOfLink(fragment: string): string | undefined {
  if (fragment.length > MOST_TEXT) return undefined;
  const values = readParameters(fragment);
  return values.ok ? values.value.get('patience')?.text : undefined;
}

/** The lines of a layout, each where it stands in the link. */
function rowsOf({ column, text }: Piece): readonly Piece[] {
  return Array.from(text.matchAll(/[^,]+/g), ({ 0: row, index }) => ({ column: column + index, text: readRow(row) }));
}

type Parameters = ReadonlyMap<Key | 'v' | 'm', Piece>;

function readParameters(fragment: string): Result<Parameters> {
  const values = new Map<Key | 'v' | 'm', Piece>();
  const bare = fragment.replace(/^#/, '');
  const offset = fragment.length - bare.length + 1;
  // Some programs encode the whole fragment, its `=` and `&` too.
  const whole = bare.includes('=') ? good(bare) : decode({ column: offset, text: bare });
  if (!whole.ok) return whole;
  for (const { 0: part, index } of whole.value.matchAll(/[^&]+/g)) {
    const cut = part.indexOf('=');
    const name = NAMES.get(cut < 0 ? part : part.slice(0, cut));
    const piece: Piece = { column: offset + index, text: part };
    if (name === undefined || cut < 0) return strange(piece);
    if (values.has(name)) return twice(piece);
    const value = decode({ column: piece.column + cut + 1, text: part.slice(cut + 1) });
    if (!value.ok) return value;
    const text = name === 'cards' ? value.value.replace(/\./g, ' ') : value.value;
    values.set(name, { column: piece.column + cut + 1, text });
  }
  return good(values);
}

function decode(piece: Piece): Result<string> {
  try {
    return good(decodeURIComponent(piece.text));
  } catch {
    return faultAt('bad-percent', piece, piece.text, {
      ru: `«${shown(piece.text)}»: знаки «%» испорчены.`,
      en: `"${shown(piece.text)}": its "%" signs are damaged.`,
    });
  }
}

function checkVersion(piece: Piece | undefined): Result<number> {
  const version = /^\d{1,9}$/.test(piece?.text ?? '') ? Number(piece?.text) : 0;
  if (version >= 1 && version <= LINK_VERSION) return good(version);
  const where = piece ?? { column: 1, text: '' };
  if (version > LINK_VERSION) {
    return faultAt('later-version', where, where.text, {
      ru: `это ссылка версии ${version}, а эта программа читает ссылки до версии ${LINK_VERSION}. Обновите программу.`,
      en: `this is a link of version ${version}; this program reads versions up to ${LINK_VERSION}. Update the program.`,
    });
  }
  return faultAt('not-a-link', where, where.text, {
    ru: `в ссылке на игру ждали «v=1».`,
    en: `"v=1" was expected in a link to a game.`,
  });
}

function strange(piece: Piece): Result<never> {
  const names = [...NAMES.keys()].map((name) => `${name}=`).join(', ');
  return faultAt('unknown-key', piece, piece.text, {
    ru: `«${shown(piece.text)}» в ссылке не бывает; бывает: ${names}.`,
    en: `"${shown(piece.text)}" is no part of a link; there are: ${names}.`,
  });
}

function twice(piece: Piece): Result<never> {
  return faultAt('key-twice', piece, piece.text, {
    ru: `«${shown(piece.text)}»: названо дважды.`,
    en: `"${shown(piece.text)}": named twice.`,
  });
}

function tooLong(): Result<never> {
  return faultAt('too-long', { column: 1 }, '', {
    ru: `ссылка длиннее ${MOST_TEXT} знаков; столько не читается.`,
    en: `the link is longer than ${MOST_TEXT} characters; that is not read.`,
  });
}
