import { countsOf, mergeResults } from 'pasyans/odds';
import { type Context, need, print, printJson } from '../context.ts';
import { damageNote, readResults, writeMerged } from '../odds/result-store.ts';
import { resultJson, resultLines } from '../odds/words.ts';

export interface OddsMergeFlags {
  readonly allowGaps?: true;
  readonly out?: string;
  readonly json?: true;
}

/** `odds merge FILE...`: joins the shards of one study. */
export function oddsMerge(context: Context, files: readonly string[], flags: OddsMergeFlags): void {
  const parts = files.map((name) => ({ name, ...readResults(name) }));
  for (const { name, damaged } of parts) if (damaged.length > 0) context.note(damageNote(name, damaged));
  const merged = need(mergeResults(parts, { allowGaps: flags.allowGaps === true }));
  if (flags.out !== undefined) writeMerged(flags.out, merged);
  const counts = countsOf(merged.chunks);
  if (flags.json) printJson(context, resultJson(merged.study, counts));
  else print(context, resultLines(merged.study, counts, context.look));
}
