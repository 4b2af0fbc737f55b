import { bad, good, type Result } from '../engine/index.ts';
import { type Chunk, joined } from './counts.ts';
import { dealsIn, inOrder, missingFrom, rangeText } from './ranges.ts';
import type { ResultFile } from './result-file.ts';
import { difference, mixed, type Study } from './study.ts';

/** A result file with the name that is shown to people. */
export interface NamedResults extends Pick<ResultFile, 'study' | 'chunks'> {
  readonly name: string;
}

/** A study and what is known of it: neighbouring chunks joined, so that how it was split leaves no trace. */
export interface Merged {
  readonly study: Study;
  readonly chunks: readonly Chunk[];
}

/**
 * Joins the results of one study, in any order. Refuses, naming two files, what belongs to different studies or has a deal twice;
 * refuses deals that nobody has played between the first and the last that any of the files is about, unless gaps are allowed.
 */
export function mergeResults(files: readonly NamedResults[], { allowGaps = false } = {}): Result<Merged> {
  const [first, ...others] = files;
  if (!first) return bad('nothing', { ru: 'Нечего соединять.', en: 'There is nothing to merge.' });
  for (const other of others) {
    const differs = difference(first.study, other.study);
    if (differs) return { ok: false, fault: mixed(first.name, other.name, differs) };
  }
  const ranges = files.map(({ study }) => study.deals);
  const deals = { from: Math.min(...ranges.map(({ from }) => from)), to: Math.max(...ranges.map(({ to }) => to)) };
  const parts = inOrder(files.flatMap(({ name, chunks }) => chunks.map((chunk) => ({ name, ...chunk }))));
  const twice = findTwice(parts);
  if (twice) return twice;
  const chunks = joinNeighbours(parts);
  const gaps = missingFrom(deals, chunks);
  return gaps.length > 0 && !allowGaps ? refuseGaps(gaps) : good({ study: { ...first.study, deals }, chunks });
}

function findTwice(parts: readonly (Chunk & { readonly name: string })[]): Result<never> | undefined {
  for (const [i, part] of parts.entries()) {
    const next = parts[i + 1];
    if (!next || next.from > part.to) continue;
    const both = rangeText({ from: next.from, to: Math.min(part.to, next.to) });
    const [one, other] = [part.name, next.name].sort() as [string, string];
    return bad('overlap', {
      ru: `«${one}» и «${other}» держат одни и те же расклады: ${both}.`,
      en: `"${one}" and "${other}" hold the same deals: ${both}.`,
    });
  }
  return undefined;
}

function refuseGaps(gaps: ReturnType<typeof missingFrom>): Result<never> {
  const [gap] = gaps as [(typeof gaps)[number]];
  const deals = gaps.reduce((sum, one) => sum + dealsIn(one), 0);
  return bad('missing-deals', {
    ru: `Не хватает раскладов (${deals}), первые — ${rangeText(gap)}; соединить и так — --allow-gaps.`,
    en: `Deals are missing (${deals}), the first are ${rangeText(gap)}; --allow-gaps merges all the same.`,
  });
}

/** Chunks in order; those that stand side by side become one. */
function joinNeighbours(parts: readonly Chunk[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (const { from, to, wins, lost, unknown } of parts) {
    const part = { from, to, wins, lost, unknown };
    const last = chunks.at(-1);
    if (last && last.to + 1 === from) chunks[chunks.length - 1] = joined(last, part);
    else chunks.push(part);
  }
  return chunks;
}
