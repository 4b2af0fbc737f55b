import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Failure, systemCode } from './failure.ts';

/** The text of a file, or of standard input for `-`. */
export async function readText(file: string, input: Readable): Promise<string> {
  try {
    return file === '-' ? await text(input) : await readFile(file, 'utf8');
  } catch (error) {
    const code = systemCode(error);
    throw new Failure({ ru: `файл «${file}» не прочитать: ${code}`, en: `the file "${file}" cannot be read: ${code}` });
  }
}
