import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Text } from 'pasyans';
import {
  anyDifference,
  type Chunk,
  chunkLine,
  dealsIn,
  difference,
  formatResults,
  headerLine,
  type Merged,
  missingFrom,
  parseResults,
  type ResultFile,
  type Study,
} from 'pasyans/odds';
import { Failure } from '../failure.ts';
import { writeWhole } from '../store/write-whole.ts';
import { readingFile, writingFile } from './file-failure.ts';

/** A result file that a study is being written to. */
export interface ResultStore {
  /** What the file held when it was opened. */
  readonly chunks: readonly Chunk[];
  /** The lines that could not be used. */
  readonly damaged: readonly number[];
  /** Writes a finished chunk down. Fails when it cannot. */
  append(chunk: Chunk): void;
  close(): void;
}

/** Reads a result file; fails when it cannot be read or is none. */
export function readResults(file: string): ResultFile {
  return resultsIn(file, readText(file));
}

const readText = (file: string): string => readingFile(file, () => readFileSync(file, 'utf8'));

function resultsIn(file: string, text: string): ResultFile {
  const read = parseResults(text);
  if (read.ok) return read.value;
  throw new Failure({ ru: `«${file}», ${read.fault.text.ru}`, en: `"${file}", ${read.fault.text.en}` });
}

/**
 * Opens the file of a study to write on where it was left, or begins it. The file is only ever added to; one that holds another
 * study, or no study, is refused and stays as it is.
 */
export function openStore(file: string, study: Study): ResultStore {
  // Devices and pipes hold nothing to go on with, and some never end.
  const before = statSync(file, { throwIfNoEntry: false })?.isFile() ? readText(file) : '';
  const header = headerLine(study);
  // A first line that was cut off while it was written: nothing is lost, and it is written again below.
  const begun = before !== '' && !header.startsWith(before);
  const { chunks, damaged } = begun ? sameStudy(file, resultsIn(file, before), study) : { chunks: [], damaged: [] };
  const handle = writingFile(file, () => openSync(file, 'a'));
  const add = (text: string): void => writingFile(file, () => writeFileSync(handle, text));
  const torn = before !== '' && !before.endsWith('\n');
  add(`${torn ? '\n' : ''}${begun ? '' : `${header}\n`}`);
  return {
    chunks,
    damaged,
    append: (chunk) => add(`${chunkLine(header, chunk)}\n`),
    close: () => writingFile(file, () => closeSync(handle)),
  };
}

function sameStudy(file: string, found: ResultFile, study: Study): ResultFile {
  const differs = anyDifference(found.study, study);
  if (differs) throw otherStudy(file, differs);
  return found;
}

function otherStudy(file: string, differs: Text): Failure {
  return new Failure({
    ru: `в «${file}» другое исследование (там и здесь) — ${differs.ru}; назовите другой файл`,
    en: `"${file}" holds another study (there and here): ${differs.en}; name another file`,
  });
}

/** Writes a merged study whole or not at all. Refuses to write over anything but a part of it. */
export function writeMerged(file: string, merged: Merged): void {
  if (existsSync(file)) checkPart(file, readResults(file), merged);
  writingFile(file, () => writeWhole(file, formatResults(merged.study, merged.chunks)));
}

function checkPart(file: string, found: ResultFile, { study, chunks }: Merged): void {
  const differs = difference(found.study, study);
  if (differs) throw otherStudy(file, differs);
  const lost = found.chunks.flatMap((chunk) => missingFrom(chunk, chunks)).reduce((sum, range) => sum + dealsIn(range), 0);
  if (lost === 0) return;
  throw new Failure({
    ru: `в «${file}» есть расклады, которых в соединяемых файлах нет (${lost}): он остался как был`,
    en: `"${file}" holds deals that the merged files lack (${lost}): it was left as it is`,
  });
}

/** A line for stderr about lines that were passed over. */
export function damageNote(file: string, lines: readonly number[]): Text {
  const list = lines.join(', ');
  return {
    ru: `«${file}»: повреждены строки: ${list}; остальное цело, их расклады считаются несыгранными`,
    en: `"${file}": damaged lines: ${list}; the rest is good, their deals count as not played`,
  };
}
