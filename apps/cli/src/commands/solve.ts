import {
  counted,
  type Deal,
  dealTable,
  findPatience,
  formatMove,
  type Game,
  number,
  parseRecord,
  playMove,
  readLayout,
  type Table,
} from 'pasyans';
import { planFor, solveTable, type Verdict } from 'pasyans/solve';
import {
  type Context,
  type GameFlags,
  identity,
  need,
  nodesOf,
  openGameOf,
  openTable,
  print,
  printJson,
  titleLine,
  wholeNumber,
} from '../context.ts';
import type { Look } from '../draw/look.ts';
import { Failure } from '../failure.ts';
import { readText } from '../read-text.ts';
import { MOVES } from '../report.ts';

export interface SolveFlags extends GameFlags {
  readonly from?: string;
  readonly budget?: string;
  readonly memory?: string;
  readonly json?: true;
}

const USUAL_NODES = 2_000_000;
const USUAL_MB = 256;
/** Beyond what one flat table can hold. */
const MOST_MB = 8192;
const MB = 2 ** 20;

/** A position to be solved. `deal` is absent when it was given card by card. */
interface Position {
  readonly game: Game;
  readonly deal: Deal | undefined;
  readonly table: Table;
}

/** `solve ID`: the verdict on a deal, or on a position from a file, with all cards known. */
export async function solve(context: Context, id: string, flags: SolveFlags): Promise<void> {
  const budget = {
    nodes: flags.budget === undefined ? USUAL_NODES : nodesOf(flags.budget),
    memory: wholeNumber('--memory', flags.memory ?? String(USUAL_MB), 1, MOST_MB) * MB,
  };
  const position = await positionOf(context, id, flags);
  const start = performance.now();
  const verdict = solveTable(planFor(position.game), position.table, budget);
  const seconds = Math.round(performance.now() - start) / 1000;
  if (flags.json) printJson(context, solvedJson(position, verdict, seconds));
  else print(context, solvedLines(position, verdict, seconds, context.look));
}

async function positionOf({ input }: Context, id: string, flags: SolveFlags): Promise<Position> {
  if (flags.from === undefined) {
    const { game, deal } = openTable(id, flags);
    return { game, deal, table: dealTable(game, deal) };
  }
  if (flags.deal !== undefined) {
    throw new Failure({
      ru: '--from и --deal не бывают вместе: положение одно',
      en: '--from and --deal exclude each other: there is one position',
    });
  }
  const text = await readText(flags.from, input);
  return /^\uFEFF?\s*pasyans\b/.test(text) ? fromRecord(id, text, flags) : fromLayout(id, text, flags);
}

function fromRecord(id: string, text: string, flags: SolveFlags): Position {
  const { session } = need(parseRecord(text, findPatience));
  const { game, deal, table } = session;
  if (game.patience.id !== id) {
    const other = game.patience.id;
    throw new Failure({ ru: `это запись пасьянса «${other}», а не «${id}»`, en: `this is a record of "${other}", not of "${id}"` });
  }
  if (flags.opt !== undefined) {
    throw new Failure({ ru: '--opt не нужен: настройки стоят в записи', en: '--opt is not wanted: the record has its options' });
  }
  return { game, deal, table };
}

function fromLayout(id: string, text: string, flags: SolveFlags): Position {
  const game = openGameOf(id, flags.opt);
  return { game, deal: undefined, table: need(readLayout(game, text, { partial: true })) };
}

/** The moves of a line as they are written, each in the position where it is made. */
function written({ game, table }: Position, verdict: Verdict): readonly string[] {
  if (verdict.verdict !== 'won') return [];
  const mark = table.mark();
  const tokens = verdict.line.map((m) => {
    const token = formatMove(game, table, m);
    playMove(game, table, m);
    return token;
  });
  table.undoTo(mark);
  return tokens;
}

function solvedJson(position: Position, verdict: Verdict, seconds: number): Readonly<Record<string, unknown>> {
  const { game, deal } = position;
  const { nodes, positions } = verdict;
  return {
    verdict: verdict.verdict,
    ...(deal === undefined
      ? { id: game.patience.id, rev: game.patience.rev, options: game.options, deal: null }
      : identity({ game, deal })),
    nodes,
    positions,
    seconds,
    spent: verdict.verdict === 'unknown' ? verdict.spent : null,
    win: verdict.verdict === 'won' ? verdict.win : null,
    line: verdict.verdict === 'won' ? written(position, verdict) : null,
  };
}

const SPENT = {
  nodes: { ru: 'просмотрено столько положений, сколько было позволено', en: 'as many positions as were allowed have been looked at' },
  memory: { ru: 'память, данная для положений, полна', en: 'the memory given for positions is full' },
};

function solvedLines(position: Position, verdict: Verdict, seconds: number, look: Look): readonly string[] {
  const { lang } = look;
  const { game, deal } = position;
  const title = deal === undefined ? game.patience.title[lang] : titleLine({ game, deal }, look);
  const effort = `${number(verdict.nodes, lang)} ${lang === 'ru' ? 'положений' : 'positions'}, ${seconds} ${lang === 'ru' ? 'с' : 's'}`;
  if (verdict.verdict === 'won') {
    const moves = counted(verdict.line.length, MOVES[lang], lang);
    const line = written(position, verdict).map((token, i) => `${i + 1}. ${token}`);
    return [title, lang === 'ru' ? `Сойдётся: ${moves}.` : `It can be won, in ${moves}.`, effort, '', ...line];
  }
  if (verdict.verdict === 'lost')
    return [title, lang === 'ru' ? 'Не сойдётся: просмотрено всё.' : 'It cannot be won: everything has been looked at.', effort];
  const why = SPENT[verdict.spent][lang];
  return [title, lang === 'ru' ? `Неизвестно: ${why}.` : `Not known: ${why}.`, effort];
}
