import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BookRow,
  type Chunk,
  dealsIn,
  difference,
  formatResults,
  headerLine,
  inOrder,
  mergeResults,
  missingFrom,
  type NamedResults,
  placeOf,
  playersOf,
  playSlice,
  RESULT_EXTENSION,
  rangeText,
  type Study,
  standingOf,
} from 'pasyans/odds';
import { type Context, need } from '../context.ts';
import { Failure } from '../failure.ts';
import { writeWhole } from '../store/write-whole.ts';
import { type Book, OFFER, writeRow } from './book-store.ts';
import { writingFile } from './file-failure.ts';
import { damageNote, openStore } from './result-store.ts';
import { playOut, type Stopper } from './run.ts';

/** The studies of a plan that a book lacks, has of an older revision or player, with another budget, or without some of the deals. */
export function lackingIn({ rows }: Book, plan: readonly Study[]): readonly Study[] {
  const current = rows.filter(({ study }) => !standingOf(study, OFFER).outdated);
  const holds = (study: Study): boolean =>
    current.some((row) => !difference(row.study, study) && missingFrom(study.deals, [row.whole]).length === 0);
  return plan.filter((study) => !holds(study));
}

/** Plays a study and puts it into the book; `undefined` when it was stopped before its end. What was played is kept beside the book. */
export async function makeRow(
  context: Context,
  { study, threads, label, folder, book }: { study: Study; threads: number; label: string; folder: string; book: Book },
  stopper: Stopper,
): Promise<BookRow | undefined> {
  const file = unfinishedFile(folder, study);
  beginWith(file, study, book);
  const store = openStore(file, study);
  if (store.damaged.length > 0) context.note(damageNote(file, store.damaged));
  const chunks = await playOut(context, { study, part: study.deals, threads, store, label }, stopper);
  if (missingFrom(study.deals, inOrder(chunks)).length > 0) return undefined;
  const row = takeRow(folder, [{ name: file, study, chunks }]);
  rmSync(file);
  return row;
}

/** Makes a row of the results of a whole study, and puts it into the book. Refuses what is incomplete or outdated. */
export function takeRow(folder: string, results: readonly NamedResults[]): BookRow {
  const { study, chunks } = need(mergeResults(results, { allowGaps: true }));
  refuseUnfinished(study, chunks);
  const { game, outdated } = standingOf(study, OFFER);
  if (outdated || !game) throw new Failure({ ru: `исследование устарело — ${outdated?.ru}`, en: `the study is outdated: ${outdated?.en}` });
  const [whole] = chunks;
  const player = playersOf(game).find(({ name }) => name === study.player);
  // Of a study that holds today and is finished there is both.
  if (!whole || !player) throw new Error(`no row of ${study.patience}`);
  const slice = playSlice(game, player.open(game, study.budget), whole, () => performance.now());
  const row = { study, whole, slice };
  writeRow(folder, row);
  return row;
}

function refuseUnfinished(study: Study, chunks: readonly Chunk[]): void {
  const missing = missingFrom(study.deals, chunks);
  const [first] = missing;
  if (!first) return;
  const deals = missing.reduce((sum, range) => sum + dealsIn(range), 0);
  throw new Failure({
    ru: `исследование не окончено: не хватает раскладов (${deals}), первые — ${rangeText(first)}`,
    en: `the study is not finished: deals are missing (${deals}), the first are ${rangeText(first)}`,
  });
}

/** Where a study is kept until it is finished; its name stands for all that the study is. */
function unfinishedFile(folder: string, study: Study): string {
  const beside = join(folder, 'unfinished');
  writingFile(beside, () => mkdirSync(beside, { recursive: true }));
  const sum = createHash('sha256').update(headerLine(study)).digest('hex').slice(0, 12);
  return join(beside, `${study.patience}-${study.player}-${sum}${RESULT_EXTENSION}`);
}

/** A study that only goes further than the book's row begins with what the row knows. */
function beginWith(file: string, study: Study, { rows }: Book): void {
  const row = rows.find((one) => placeOf(one.study) === placeOf(study));
  if (existsSync(file) || !row || difference(row.study, study)) return;
  const within = row.whole.from >= study.deals.from && row.whole.to <= study.deals.to;
  if (within) writingFile(file, () => writeWhole(file, formatResults(study, [row.whole])));
}
