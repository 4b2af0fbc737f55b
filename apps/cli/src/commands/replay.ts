import { findPatience, parseRecord } from 'pasyans';
import { type Context, need, print, printJson } from '../context.ts';
import { rowsFor } from '../odds/book-store.ts';
import { printable } from '../printable.ts';
import { readText } from '../read-text.ts';
import { reportJson, reportLines } from '../report.ts';

/** `replay FILE|-`: plays a record again and tells where it leads. */
export async function replay(context: Context, file: string, flags: { readonly json?: true }): Promise<void> {
  const { session, note } = need(parseRecord(await readText(file, context.input), findPatience));
  const rows = rowsFor(context);
  if (flags.json) printJson(context, { ...reportJson(session, rows), note: note ?? null });
  else print(context, [...reportLines(session, context.look, rows), ...(note === undefined ? [] : ['', printable(note)])]);
}
