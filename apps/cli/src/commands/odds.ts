import { availableParallelism, constants } from 'node:os';
import type { Game } from 'pasyans';
import {
  type Chunk,
  countsOf,
  type DealRange,
  dealsIn,
  makeStudy,
  missingFrom,
  type PlayerKind,
  type Pool,
  parseDealRange,
  parseShard,
  playersOf,
  type Study,
  shardOf,
} from 'pasyans/odds';
import { type Context, need, nodesOf, openGameOf, print, printJson, wholeNumber } from '../context.ts';
import { Failure } from '../failure.ts';
import { Progress } from '../odds/progress.ts';
import { damageNote, openStore, type ResultStore } from '../odds/result-store.ts';
import { playOnThreads } from '../odds/threads.ts';
import { resultJson, resultLines } from '../odds/words.ts';

export interface OddsFlags {
  readonly deals?: string;
  readonly player?: string;
  readonly opt?: readonly string[];
  readonly threads?: string;
  readonly shard?: string;
  readonly out?: string;
  readonly budget?: string;
  readonly json?: true;
}

const MOST_THREADS = 1024;

/** `odds ID`: plays many deals and counts how often the patience comes out. */
export async function odds(context: Context, id: string, flags: OddsFlags): Promise<void> {
  const game = openGameOf(id, flags.opt);
  const kind = playerOf(game, flags.player);
  const deals = need(parseDealRange(given('--deals', flags.deals)));
  const budget = flags.budget === undefined ? undefined : nodesOf(flags.budget);
  const study = need(makeStudy(game, kind, deals, budget));
  const part = flags.shard === undefined ? deals : shardOf(deals, need(parseShard(flags.shard)));
  const threads = flags.threads === undefined ? availableParallelism() : wholeNumber('--threads', flags.threads, 1, MOST_THREADS);
  const store = flags.out === undefined ? undefined : openStore(flags.out, study);
  if (store && store.damaged.length > 0) context.note(damageNote(flags.out ?? '', store.damaged));
  const { chunks, signal } = await run(context, study, part, threads, store);
  const counts = countsOf(chunks);
  if (signal) interrupted(context, signal, flags.out);
  if (flags.json) printJson(context, resultJson(study, counts));
  else print(context, resultLines(study, counts, context.look));
}

function given(flag: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new Failure({ ru: `odds: не хватает ${flag}`, en: `odds: ${flag} is missing` });
}

function playerOf(game: Game, name: string | undefined): PlayerKind {
  const kinds = playersOf(game);
  const wanted = given('--player', name);
  const kind = kinds.find((one) => one.name === wanted);
  if (kind) return kind;
  const names = kinds.map((one) => one.name).join(', ');
  throw new Failure({
    ru: `в этом пасьянсе нет игрока «${wanted}»; есть: ${names}`,
    en: `this patience has no player "${wanted}"; there are: ${names}`,
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
type Signal = (typeof SIGNALS)[number];

/** Plays what the store does not hold yet, until it is done or somebody stops it. */
async function run(
  context: Context,
  study: Study,
  part: DealRange | undefined,
  threads: number,
  store: ResultStore | undefined,
): Promise<{ readonly chunks: readonly Chunk[]; readonly signal: Signal | undefined }> {
  const chunks = [...(store?.chunks ?? [])];
  const ranges = part ? missingFrom(part, chunks) : [];
  const before = countsOf(chunks).deals;
  const wanted = ranges.reduce((sum, range) => sum + dealsIn(range), before);
  const progress = new Progress(context.look, before, wanted, context.progress);
  const pool = playOnThreads(study, ranges, threads, (chunk) => {
    store?.append(chunk);
    chunks.push(chunk);
    progress.show(chunks);
  });
  try {
    const signal = await finished(pool);
    store?.close();
    return { chunks, signal };
  } finally {
    progress.end();
  }
}

/** Waits for the pool; Ctrl-C or a request to end stops it. Gives the signal, if one did. */
async function finished(pool: Pool): Promise<Signal | undefined> {
  let stopped: Signal | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stopped ??= signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM';
    pool.stop();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  await pool.done;
  // Once stopped they stay: under npm one Ctrl-C arrives twice, and the second must not kill us while we say what was done.
  if (!stopped) for (const signal of SIGNALS) process.off(signal, stop);
  return stopped;
}

function interrupted(context: Context, signal: Signal, out: string | undefined): void {
  // As shells expect of what a signal has ended.
  process.exitCode = 128 + constants.signals[signal];
  context.note(
    out === undefined
      ? { ru: 'остановлено; без --out сыгранное не сохранилось', en: 'stopped; without --out what was played is not kept' }
      : { ru: `остановлено; та же команда продолжит «${out}»`, en: `stopped; the same command goes on with "${out}"` },
  );
}
