import { bad, type Fault, good, type Result } from '../engine/index.ts';
import type { Chunk } from './counts.ts';
import { chunkFields, fieldsOf, readChunk, readStudy, sealed, studyFields } from './fields.ts';
import type { DealRange } from './ranges.ts';
import type { Study } from './study.ts';

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

/** The first line of a result file: the study. Without line break. */
export function headerLine(study: Study): string {
  return sealed({ 'pasyans-odds': FORMAT_VERSION, ...studyFields(study) });
}

/** A chunk's line under the first line `header`. Without line break. */
export function chunkLine(header: string, chunk: Chunk): string {
  return sealed(chunkFields(chunk), header);
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
    const chunk = readLine(line, header, study.deals);
    if (chunk && fits(chunks, chunk)) insert(chunks, chunk);
    else damaged.push(i + 1);
  }
  return good({ study, chunks, damaged });
}

function noHeader(lines: readonly string[]): Fault {
  const version = fieldsOf(lines[0] ?? '')?.['pasyans-odds'];
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

/** The study of a first line; `undefined` unless writing it again gives the same line. */
function readHeader(line: string): Study | undefined {
  const study = readStudy(fieldsOf(line));
  return study && headerLine(study) === line ? study : undefined;
}

/** The chunk of a line; `undefined` unless it adds up and writing it again gives the same line. */
function readLine(line: string, header: string, within: DealRange): Chunk | undefined {
  const chunk = readChunk(fieldsOf(line), within);
  return chunk && chunkLine(header, chunk) === line ? chunk : undefined;
}
