import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Failure, systemCode, systemWords } from './failure.ts';

/** Bytes: four for each character of the longest record, so that what is refused here no reader would have taken. */
const MOST_BYTES = 4_000_000;

/** The text of a file, or of standard input for `-`. Reads no further than any text of ours is long: a file may have no end. */
export async function readText(file: string, input: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of file === '-' ? input : createReadStream(file)) {
      pieces.push(Buffer.from(piece));
      bytes += pieces.at(-1)?.length ?? 0;
      if (bytes > MOST_BYTES) break;
    }
  } catch (error) {
    const why = systemWords(systemCode(error));
    throw new Failure({ ru: `файл «${file}» не прочитать: ${why.ru}`, en: `the file "${file}" cannot be read: ${why.en}` });
  }
  if (bytes <= MOST_BYTES) return Buffer.concat(pieces).toString('utf8');
  throw new Failure({
    ru: `в файле «${file}» больше ${MOST_BYTES} байт; такое не читается`,
    en: `the file "${file}" holds more than ${MOST_BYTES} bytes; that is not read`,
  });
}
