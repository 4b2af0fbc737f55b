import type { Chunk } from './counts.ts';
import { type DealRange, dealsIn } from './ranges.ts';

/** A worker, wherever it lives: it answers every range posted to it with the chunk. */
export interface Port {
  /** Gives it deals to play. */
  post(range: DealRange): void;
  /** Ends it at once. */
  close(): void;
}

/** What `startPool` is given. */
export interface PoolOptions {
  /** The deals to play. */
  readonly ranges: readonly DealRange[];
  /** How many workers at most, from 1. */
  readonly threads: number;
  /** Starts a worker. */
  readonly spawn: (answered: (chunk: Chunk) => void, failed: (error: unknown) => void) => Port;
  /** Milliseconds from any start. */
  readonly now: () => number;
  /** Hears every finished chunk, in any order. If it throws, all stops. */
  readonly onChunk: (chunk: Chunk) => void;
}

/** Work that is under way. */
export interface Pool {
  /** Settles when all is played, or stopped; rejects when a worker or `onChunk` fails. No worker lives on. */
  readonly done: Promise<void>;
  /** Ends at once: chunks that are not finished are dropped. */
  stop(): void;
}

/** Milliseconds: so much work a kill may cost each worker, and so much must a message be worth. */
const CHUNK_MS = 500;
const FIRST_CHUNK = 8;
/** A chunk may be so many times larger than the worker's last: a quick start says little. */
const GROWTH = 8;

/** Plays ranges of deals on workers, a worker taking the next piece whenever it is free. What comes out depends on neither number nor speed. */
export function startPool({ ranges, threads, spawn, now, onChunk }: PoolOptions): Pool {
  const queue = new Queue(ranges);
  const ports = new Set<Port>();
  let end: (error?: unknown) => void = () => {};
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => {
      for (const port of ports) port.close();
      ports.clear();
      if (error === undefined) resolve();
      else reject(error);
    };
  });

  const start = (): void => {
    let size = FIRST_CHUNK;
    let began = 0;
    const next = (): void => {
      const range = queue.take(Math.min(size, Math.ceil(queue.left / (2 * threads))));
      began = now();
      if (range) port.post(range);
      else retire(port);
    };
    const answered = (chunk: Chunk): void => {
      // An answer that was on its way when all was stopped.
      if (!ports.has(port)) return;
      const perMs = dealsIn(chunk) / Math.max(1, now() - began);
      size = Math.max(1, Math.min(size * GROWTH, Math.round(perMs * CHUNK_MS)));
      try {
        onChunk(chunk);
      } catch (error) {
        end(error);
        return;
      }
      if (ports.has(port)) next();
    };
    const port = spawn(answered, (error) => end(error));
    ports.add(port);
    next();
  };
  const retire = (port: Port): void => {
    port.close();
    ports.delete(port);
    if (ports.size === 0) end();
  };

  const wanted = Math.min(threads, queue.left);
  for (let i = 0; i < wanted; i++) start();
  if (wanted === 0) end();
  return { done, stop: () => end() };
}

/** Deals still to be handed out, from the front. */
class Queue {
  readonly #ranges: DealRange[];
  left: number;

  constructor(ranges: readonly DealRange[]) {
    this.#ranges = [...ranges];
    this.left = ranges.reduce((sum, range) => sum + dealsIn(range), 0);
  }

  /** At most `deals` deals that follow one another. */
  take(deals: number): DealRange | undefined {
    const first = this.#ranges[0];
    if (!first) return undefined;
    const range = { from: first.from, to: Math.min(first.to, first.from + deals - 1) };
    if (range.to === first.to) this.#ranges.shift();
    else this.#ranges[0] = { from: range.to + 1, to: first.to };
    this.left -= dealsIn(range);
    return range;
  }
}
