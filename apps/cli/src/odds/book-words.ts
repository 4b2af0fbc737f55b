import { type Lang, number } from 'pasyans';
import { type BookRow, commandOf, countsOf, interval, standingOf } from 'pasyans/odds';
import { type Look, paint } from '../draw/look.ts';
import { OFFER } from './book-store.ts';
import { exactLines, percent, resultJson, shareText, winLines } from './words.ts';

/** A row as programs read it (docs/cli.md): the result of its study, whether it still holds, and how it is made. */
export function rowJson(row: BookRow): Readonly<Record<string, unknown>> {
  const { outdated } = standingOf(row.study, OFFER);
  return {
    ...resultJson(row.study, countsOf([row.whole])),
    default: isDefault(row),
    outdated: outdated ?? null,
    command: commandOf(row.study),
  };
}

/** A row on one line. */
export function rowText({ study, whole }: BookRow, lang: Lang): string {
  return `${[study.patience, ...changed(study), study.player].join(' ')}: ${shareText(countsOf([whole]), lang)}`;
}

/** Whether a row is about a patience as it comes: every option at its default. */
function isDefault({ study }: BookRow): boolean {
  return changed(study).length === 0;
}

/** The options that are not at their defaults, as they are typed. */
function changed({ patience, options }: BookRow['study']): readonly string[] {
  const specs = OFFER.find(patience)?.options;
  return Object.entries(options).flatMap(([name, value]) => (specs?.[name]?.values[0]?.value === value ? [] : [`${name}=${value}`]));
}

/** The rows of a book in the order of the list: patience by patience, the defaults first, then option by option and player by player. */
export function inListOrder(rows: readonly BookRow[]): readonly BookRow[] {
  const ids = OFFER.patiences.map(({ id }) => id);
  const rank = ({ study }: BookRow): number => {
    const place = ids.indexOf(study.patience);
    return place < 0 ? ids.length : place;
  };
  const name = ({ study }: BookRow): string => `${changed(study).join(' ')} ${study.player}`;
  return [...rows].sort((a, b) => rank(a) - rank(b) || (name(a) < name(b) ? -1 : 1));
}

/** The book in words, patience by patience. `full` adds how each row is made. */
export function bookLines(rows: readonly BookRow[], look: Look, full: boolean): readonly string[] {
  const { lang } = look;
  const ids = [...new Set(rows.map(({ study }) => study.patience))];
  if (ids.length === 0) return [lang === 'ru' ? 'Книга пуста.' : 'The book is empty.'];
  return ids.flatMap((id, i) => {
    const own = rows.filter(({ study }) => study.patience === id);
    const title = OFFER.find(id)?.title[lang] ?? id;
    const head = paint(`${id} — ${title}`, 'title', look);
    return [...(i === 0 ? [] : ['']), head, ...tableLines(own, look, full)];
  });
}

/** A table: what is changed, who plays, the share, its interval, the deals. */
function tableLines(rows: readonly BookRow[], look: Look, full: boolean): readonly string[] {
  const cells = rows.map((row) => cellsOf(row, look.lang));
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((one) => one[column]?.length ?? 0)));
  return rows.flatMap((row, i) => {
    const padded = cells[i]?.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)));
    return [`  ${padded?.join('  ')}`.trimEnd(), ...notes(row, look, full).map((line) => `      ${line}`)];
  });
}

function cellsOf({ study, whole }: BookRow, lang: Lang): readonly string[] {
  const { won, lost, unknown, deals } = countsOf([whole]);
  const [low, high] = interval(won, lost, unknown).map((end) => percent(end, lang));
  const options = changed(study).join(' ') || (lang === 'ru' ? 'по умолчанию' : 'by default');
  return [options, study.player, percent(won / deals, lang), `${low}–${high}`, number(deals, lang)];
}

/** What else is to be said about a row. */
function notes(row: BookRow, { lang }: Look, full: boolean): readonly string[] {
  const { study } = row;
  const counts = countsOf([row.whole]);
  const { outdated } = standingOf(study, OFFER);
  const old = lang === 'ru' ? `Устарело — ${outdated?.ru}` : `Outdated: ${outdated?.en}`;
  const undecided = `${lang === 'ru' ? 'Не решено' : 'Undecided'}: ${number(counts.unknown, lang)}`;
  return [
    ...(outdated ? [old] : []),
    ...exactLines(study, lang),
    ...(counts.unknown > 0 ? [undecided] : []),
    ...winLines(study, counts, lang),
    ...(full ? [commandOf(study)] : []),
  ];
}
