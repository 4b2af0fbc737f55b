import { counted, type Forms, formatMove, type Lang, number, playMove } from 'pasyans';
import { type Budget, planFor, solving, type Verdict } from 'pasyans/solve';
import { type Context, identity, nodesOf, print, printJson, titleLine, wholeNumber } from '../context.ts';
import type { Look } from '../draw/look.ts';
import { type Position, type PositionFlags, positionOf } from '../position.ts';
import { MOVES } from '../report.ts';

export interface SolveFlags extends PositionFlags {
  readonly budget?: string;
  readonly memory?: string;
  readonly json?: true;
}

const USUAL_NODES = 2_000_000;
const USUAL_MB = 256;
/** Beyond what one flat table can hold. */
const MOST_MB = 8192;
const MB = 2 ** 20;
/** Milliseconds between two drawings of the progress: often enough for eyes. */
const REDRAW_MS = 200;

/** `solve ID`: the verdict on a deal, or on a position from a file, with all cards known. */
export async function solve(context: Context, id: string, flags: SolveFlags): Promise<void> {
  const budget = {
    nodes: flags.budget === undefined ? USUAL_NODES : nodesOf(flags.budget),
    memory: wholeNumber('--memory', flags.memory ?? String(USUAL_MB), 1, MOST_MB) * MB,
  };
  const position = await positionOf(context, id, flags);
  const start = performance.now();
  const verdict = lookedThrough(context, position, budget);
  const seconds = Math.round(performance.now() - start) / 1000;
  if (flags.json) printJson(context, solvedJson(position, verdict, seconds));
  else print(context, solvedLines(position, verdict, seconds, context.look));
}

/** The verdict; at a terminal a line tells meanwhile how far it has come. Ctrl-C stops it like any program. */
function lookedThrough({ look: { lang }, progress }: Context, { game, table }: Position, budget: Budget): Verdict {
  const work = solving(planFor(game), table, budget);
  for (let told = 0; ; ) {
    const step = work.next();
    if (step.done) {
      if (told > 0) progress?.('\r\x1b[K');
      return step.value;
    }
    const now = performance.now();
    if (!progress || now - told < REDRAW_MS) continue;
    told = now;
    const [done, all] = [number(step.value.nodes, lang), number(budget.nodes, lang)];
    progress(lang === 'ru' ? `\rУзлов: ${done} из ${all}\x1b[K` : `\rNodes: ${done} of ${all}\x1b[K`);
  }
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

const NODES: Readonly<Record<Lang, Forms>> = {
  ru: { one: 'узел', few: 'узла', many: 'узлов' },
  en: { one: 'node', many: 'nodes' },
};

const POSITIONS: Readonly<Record<Lang, Forms>> = {
  ru: { one: 'положение', few: 'положения', many: 'положений' },
  en: { one: 'position', many: 'positions' },
};

/** `128 узлов (69 положений), 0,012 с`: the nodes that the budget counts, and the distinct positions among them. */
function effortOf({ nodes, positions }: Verdict, seconds: number, lang: Lang): string {
  const done = `${counted(nodes, NODES[lang], lang)} (${counted(positions, POSITIONS[lang], lang)})`;
  return lang === 'ru' ? `${done}, ${String(seconds).replace('.', ',')} с` : `${done}, ${seconds} s`;
}

const SPENT = {
  nodes: { ru: 'просмотрено столько узлов, сколько было позволено', en: 'as many nodes as were allowed have been searched' },
  memory: { ru: 'память, данная для положений, полна', en: 'the memory given for positions is full' },
};

function solvedLines(position: Position, verdict: Verdict, seconds: number, look: Look): readonly string[] {
  const { lang } = look;
  const { game, deal } = position;
  const title = deal === undefined ? game.patience.title[lang] : titleLine({ game, deal }, look);
  const effort = effortOf(verdict, seconds, lang);
  if (verdict.verdict === 'won') {
    if (verdict.line.length === 0) return [title, lang === 'ru' ? 'Уже сошлось.' : 'It has come out already.'];
    const moves = counted(verdict.line.length, MOVES[lang], lang);
    const line = written(position, verdict).map((token, i) => `${i + 1}. ${token}`);
    return [title, lang === 'ru' ? `Сойдётся: ${moves}.` : `It can be won, in ${moves}.`, effort, '', ...line];
  }
  if (verdict.verdict === 'lost')
    return [title, lang === 'ru' ? 'Не сойдётся: просмотрено всё.' : 'It cannot be won: everything has been looked at.', effort];
  const why = SPENT[verdict.spent][lang];
  return [title, lang === 'ru' ? `Неизвестно: ${why}.` : `Not known: ${why}.`, effort];
}
