import { existsSync } from 'node:fs';
import { readPlan } from 'pasyans/odds';
import { type Context, patienceOf, print, printJson } from '../context.ts';
import { Failure } from '../failure.ts';
import { lackingIn, makeRow, takeRow } from '../odds/book-make.ts';
import { type Book, OFFER, readBook, shownBook } from '../odds/book-store.ts';
import { bookLines, inListOrder, rowJson, rowText } from '../odds/book-words.ts';
import { damageNote, readResults } from '../odds/result-store.ts';
import { stoppable } from '../odds/run.ts';
import { threadsOf } from '../odds/threads.ts';
import { readText } from '../read-text.ts';

export interface OddsBookFlags {
  readonly make?: string;
  readonly take?: string;
  readonly threads?: string;
  readonly out?: string;
  readonly json?: true;
}

/** `odds book`: shows the odds book, makes what it lacks, or takes a finished study in. */
export async function oddsBook(context: Context, id: string | undefined, flags: OddsBookFlags): Promise<void> {
  checkFlags(id, flags);
  const named = flags.out ?? (context.env['PASYANS_BOOK'] || undefined);
  if (flags.make !== undefined) await make(context, flags.make, toWrite(named), flags);
  else if (flags.take !== undefined) take(context, flags.take, toWrite(named), flags);
  else show(context, flags.out ?? shownBook(context.env), id === undefined ? undefined : patienceOf(id).id, flags);
}

/** The folder of a book that is written: never the one that came with the program, which goes with the next version. */
function toWrite(named: string | undefined): string {
  if (named !== undefined) return named;
  throw new Failure({
    ru: 'odds book: --make и --take пишут в книгу; её папку называет --out',
    en: 'odds book: --make and --take write into a book; --out names its folder',
  });
}

function checkFlags(id: string | undefined, { make: plan, take: file, threads }: OddsBookFlags): void {
  const asked = [id, plan, file].filter((one) => one !== undefined);
  if (asked.length > 1) {
    throw new Failure({
      ru: 'odds book: пасьянс, --make и --take исключают друг друга',
      en: 'odds book: a patience, --make and --take exclude one another',
    });
  }
  if (threads !== undefined && plan === undefined) {
    throw new Failure({ ru: 'odds book: --threads бывает только с --make', en: 'odds book: --threads goes with --make only' });
  }
}

function show(context: Context, folder: string, id: string | undefined, { json }: OddsBookFlags): void {
  const { rows } = open(context, folder);
  const chosen = inListOrder(id === undefined ? rows : rows.filter(({ study }) => study.patience === id));
  if (json) printJson(context, { rows: chosen.map(rowJson) });
  else print(context, bookLines(chosen, context.look, id !== undefined));
}

/** Reads a book and tells which lines of it are damaged. */
function open(context: Context, folder: string): Book {
  const book = readBook(folder);
  for (const { file, lines } of book.damaged) {
    const list = lines.join(', ');
    context.note({
      ru: `«${file}»: повреждены строки: ${list}; остальные строки книги целы`,
      en: `"${file}": damaged lines: ${list}; the other rows of the book are good`,
    });
  }
  return book;
}

async function make(context: Context, planFile: string, folder: string, { threads, json }: OddsBookFlags): Promise<void> {
  const width = threadsOf(threads);
  const read = readPlan(await readText(planFile, context.input), OFFER);
  if (!read.ok) {
    const { ru, en } = read.fault.text;
    throw new Failure({ ru: `«${planFile}», ${ru}`, en: `"${planFile}", ${en}` });
  }
  const plan = read.value;
  const book = existsSync(folder) ? open(context, folder) : { rows: [], damaged: [] };
  const todo = lackingIn(book, plan);
  const made = await stoppable(async (stopper) => {
    let rows = 0;
    for (const study of todo) {
      const label = `${rows + 1}/${todo.length} ${study.patience} ${study.player}`;
      const row = stopper.stopped ? undefined : await makeRow(context, { study, threads: width, label, folder, book }, stopper);
      if (!row) break;
      rows++;
      if (!json) print(context, [rowText(row, context.look.lang)]);
    }
    if (rows < todo.length) context.note({ ru: 'остановлено; та же команда продолжит', en: 'stopped; the same command goes on' });
    return rows;
  });
  const summary = { made, held: plan.length - todo.length, left: todo.length - made };
  if (json) printJson(context, summary);
  else print(context, [summaryLine(summary, context)]);
}

function summaryLine({ made, held, left }: { made: number; held: number; left: number }, { look: { lang } }: Context): string {
  return lang === 'ru'
    ? `Сыграно строк: ${made}, было: ${held}, осталось: ${left}`
    : `Rows made: ${made}, there before: ${held}, left: ${left}`;
}

function take(context: Context, file: string, folder: string, { json }: OddsBookFlags): void {
  const { study, chunks, damaged } = readResults(file);
  if (damaged.length > 0) context.note(damageNote(file, damaged));
  const row = takeRow(folder, [{ name: file, study, chunks }]);
  if (json) printJson(context, rowJson(row));
  else print(context, bookLines([row], context.look, true));
}
