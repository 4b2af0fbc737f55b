import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Chunk, type DealRange, type Pool, type Study, startPool } from 'pasyans/odds';
import { wholeNumber } from '../context.ts';

const MOST_THREADS = 1024;

/** How many threads, as typed after `--threads`; one for each core where nothing is said. */
export function threadsOf(text: string | undefined): number {
  return text === undefined ? availableParallelism() : wholeNumber('--threads', text, 1, MOST_THREADS);
}

/** Plays deals of a study on threads of this machine. */
export function playOnThreads(study: Study, ranges: readonly DealRange[], threads: number, onChunk: (chunk: Chunk) => void): Pool {
  return startPool({
    ranges,
    threads,
    now: () => performance.now(),
    spawn: (answered, failed) => {
      // Flags of this process, a debugger's or a test runner's, are not for the threads.
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: study, execArgv: [] });
      worker.on('message', answered);
      worker.on('error', failed);
      return { post: (range) => worker.postMessage(range), close: () => void worker.terminate() };
    },
    onChunk,
  });
}
