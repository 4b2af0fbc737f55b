import { bad, type Fault, FIRST_DEAL, good, LAST_DEAL, type Result } from '../engine/index.ts';
import { type Chunk, WINS, type WinCounts, wonIn } from './counts.ts';
import { hashText } from './hash.ts';
import { type DealRange, dealsIn } from './ranges.ts';
import { type Study, sortedOptions } from './study.ts';

/** The ending of the files that hold results. */
export const RESULT_EXTENSION = '.odds';

/** Stands in the first line; a reader of a later version reads this one too. */
const FORMAT_VERSION = 1;

/** What a result file holds. */
export interface ResultFile {
  readonly study: Study;
  /** In the order of the deals, no deal twice. */
  readonly chunks: readonly Chunk[];
  /** The lines that could not be used, counted from 1. Their deals count as not played. */
  readonly damaged: readonly number[];
}

/** A line's last field is the hash of all before it and, under the first line, of the first: no line can stray into another study. */
function sealed(fields: Readonly<Record<string, unknown>>, above: string): string {
  const text = JSON.stringify(fields).slice(0, -1);
  return `${text},"check":"${hashText(above + text)
    .toString(16)
    .padStart(8, '0')}"}`;
}

/** The first line of a result file: the study. Without line break. */
export function headerLine({ patience, rev, shuffle, options, player, budget, deals }: Study): string {
  const who = { patience, rev, shuffle, options: sortedOptions(options), player, ...(budget === undefined ? {} : { budget }) };
  return sealed({ 'pasyans-odds': FORMAT_VERSION, ...who, deals: [deals.from, deals.to] }, '');
}

/** A chunk's line under the first line `header`. Without line break. */
export function chunkLine(header: string, { from, to, wins, lost, unknown }: Chunk): string {
  const won = WINS.flatMap((win) => (wins[win] ? [[String(win), wins[win]] as const] : []));
  return sealed({ deals: [from, to], won: Object.fromEntries(won), lost, unknown }, header);
}

/** The text of a whole result file. */
export function formatResults(study: Study, chunks: readonly Chunk[]): string {
  const header = headerLine(study);
  return [header, ...chunks.map((chunk) => chunkLine(header, chunk)), ''].join('\n');
}

/**
 * Reads a result file. Lines that are damaged, cut off, of another study or about deals that an earlier line has are passed over
 * and named. A fault when there is no first line that can be trusted.
 */
export function parseResults(text: string): Result<ResultFile> {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const first = lines.findIndex((line) => readHeader(line));
  const study = readHeader(lines[first] ?? '');
  if (!study) return { ok: false, fault: noHeader(lines) };
  const header = lines[first] as string;
  const chunks: Chunk[] = [];
  const damaged: number[] = [];
  for (const [i, line] of lines.entries()) {
    // The first line again: files put one behind the other.
    if (line === '' || line === header) continue;
    const chunk = readChunk(line, header, study.deals);
    if (chunk && fits(chunks, chunk)) insert(chunks, chunk);
    else damaged.push(i + 1);
  }
  return good({ study, chunks, damaged });
}

function noHeader(lines: readonly string[]): Fault {
  const version = record(parseJson(lines[0] ?? ''))?.['pasyans-odds'];
  const later = typeof version === 'number' && version > FORMAT_VERSION;
  const text = later
    ? {
        ru: `строка 1: формат версии ${version} этой программе незнаком`,
        en: `line 1: this program does not know format version ${version}`,
      }
    : { ru: 'строка 1: это не начало файла исследования', en: 'line 1: this is not the beginning of a result file' };
  return bad(later ? 'later-version' : 'no-header', text, { line: 1 }).fault;
}

/** Where a chunk belongs in a list that is in order: nearly always at its end. */
function placeOf(chunks: readonly Chunk[], chunk: Chunk): number {
  let place = chunks.length;
  while (place > 0 && (chunks[place - 1] as Chunk).from > chunk.from) place--;
  return place;
}

function fits(chunks: readonly Chunk[], chunk: Chunk): boolean {
  const place = placeOf(chunks, chunk);
  return (chunks[place - 1]?.to ?? 0) < chunk.from && chunk.to < (chunks[place]?.from ?? Number.POSITIVE_INFINITY);
}

function insert(chunks: Chunk[], chunk: Chunk): void {
  chunks.splice(placeOf(chunks, chunk), 0, chunk);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function readRange(value: unknown): DealRange | undefined {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isCount)) return undefined;
  const [from, to] = value as [number, number];
  return from >= FIRST_DEAL && from <= to && to <= LAST_DEAL ? { from, to } : undefined;
}

/** The study of a first line; `undefined` unless writing it again gives the same line. */
function readHeader(line: string): Study | undefined {
  const fields = record(parseJson(line));
  const options = record(fields?.['options']);
  const deals = readRange(fields?.['deals']);
  if (!fields || !options || !deals || !Object.values(options).every((value) => typeof value === 'string')) return undefined;
  const { patience, rev, shuffle, player, budget } = fields as Record<string, unknown>;
  if (typeof patience !== 'string' || typeof player !== 'string' || !isCount(rev) || !isCount(shuffle)) return undefined;
  if (budget !== undefined && !isCount(budget)) return undefined;
  const who = { patience, rev, shuffle, options: options as Study['options'], player, deals };
  const study: Study = budget === undefined ? who : { ...who, budget };
  return headerLine(study) === line ? study : undefined;
}

/** The chunk of a line; `undefined` unless it adds up and writing it again gives the same line. */
function readChunk(line: string, header: string, within: DealRange): Chunk | undefined {
  const fields = record(parseJson(line));
  const range = readRange(fields?.['deals']);
  const wins = record(fields?.['won']);
  const { lost, unknown } = fields ?? {};
  if (!range || !wins || !isCount(lost) || !Array.isArray(unknown) || !unknown.every(isCount)) return undefined;
  if (range.from < within.from || range.to > within.to || !Object.values(wins).every(isCount)) return undefined;
  const chunk: Chunk = { ...range, wins: wins as WinCounts, lost, unknown };
  const addsUp = wonIn(chunk.wins) + lost + unknown.length === dealsIn(range);
  return addsUp && chunkLine(header, chunk) === line ? chunk : undefined;
}
