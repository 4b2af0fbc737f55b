import { constants } from 'node:os';
import { type Chunk, countsOf, type DealRange, dealsIn, missingFrom, type Study } from 'pasyans/odds';
import type { Context } from '../context.ts';
import { Progress } from './progress.ts';
import type { ResultStore } from './result-store.ts';
import { playOnThreads } from './threads.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
type Signal = (typeof SIGNALS)[number];

/** Hears Ctrl-C and requests to end, and tells whoever is at work; the exit code then says so. */
export class Stopper {
  /** Called when somebody wants all to stop. */
  atWork: () => void = () => {};
  #signal: Signal | undefined;
  readonly #hear = (signal: NodeJS.Signals): void => {
    this.#signal ??= signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM';
    this.atWork();
  };

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#hear);
  }

  get stopped(): boolean {
    return this.#signal !== undefined;
  }

  /** Once stopped it listens on: under npm one Ctrl-C arrives twice, and the second must not kill us while we say what was done. */
  end(): void {
    if (this.#signal === undefined) for (const signal of SIGNALS) process.off(signal, this.#hear);
    // As shells expect of what a signal has ended.
    else process.exitCode = 128 + constants.signals[this.#signal];
  }
}

/** Work that Ctrl-C ends in good order: whoever does it asks the stopper, and says `atWork` what has to be stopped. */
export async function stoppable<T>(work: (stopper: Stopper) => Promise<T>): Promise<T> {
  const stopper = new Stopper();
  try {
    return await work(stopper);
  } finally {
    stopper.end();
  }
}

/** What is to be played, and where what comes of it is kept. */
interface Work {
  readonly study: Study;
  /** The deals of the study that are wanted; none where a shard is empty. */
  readonly part: DealRange | undefined;
  readonly threads: number;
  readonly store: ResultStore | undefined;
  /** What the progress is about, where there are several things to wait for. */
  readonly label?: string;
}

/** Plays what the store does not hold yet, until it is done or somebody stops it; gives all chunks there are. */
export async function playOut({ look, progress: write }: Context, work: Work, stopper: Stopper): Promise<readonly Chunk[]> {
  const { study, part, threads, store, label } = work;
  const chunks = [...(store?.chunks ?? [])];
  const ranges = part ? missingFrom(part, chunks) : [];
  const before = countsOf(chunks).deals;
  const wanted = ranges.reduce((sum, range) => sum + dealsIn(range), before);
  const progress = new Progress(look, before, wanted, write, label);
  const pool = playOnThreads(study, ranges, threads, (chunk) => {
    store?.append(chunk);
    chunks.push(chunk);
    progress.show(chunks);
  });
  stopper.atWork = () => pool.stop();
  try {
    await pool.done;
    store?.close();
    return chunks;
  } finally {
    progress.end();
  }
}
