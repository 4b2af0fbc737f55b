import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { findPatience, parseRecord } from 'pasyans';
import { type Context, need, print, printJson } from '../context.ts';
import { Failure, systemCode } from '../failure.ts';
import { printable } from '../printable.ts';
import { reportJson, reportLines } from '../report.ts';

/** `replay FILE|-`: plays a record again and tells where it leads. */
export async function replay(context: Context, file: string, flags: { readonly json?: true }): Promise<void> {
  const { session, note } = need(parseRecord(await read(file), findPatience));
  if (flags.json) printJson(context, { ...reportJson(session), note: note ?? null });
  else print(context, [...reportLines(session, context.look), ...(note === undefined ? [] : ['', printable(note)])]);
}

async function read(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    const code = systemCode(error);
    throw new Failure({ ru: `файл «${file}» не прочитать: ${code}`, en: `the file "${file}" cannot be read: ${code}` });
  }
}
