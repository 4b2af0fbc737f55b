import type { Asked, Numbered, Told } from '../help/protocol.ts';

/** Of a worker, what is used here. */
export type Helper = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

/** Asks one question at a time. */
export interface Asker {
  /** Asks; a question still open is dropped. `hear` is told every answer, and `undefined` when there will be none. */
  ask(asked: Asked, hear: (told: Told | undefined) => void): void;
  /** Drops the open question: nothing more will be heard of it. */
  drop(): void;
}

/**
 * Keeps at most one worker, started when something is asked. One that is at work is ended, since it does not listen
 * meanwhile; so is one that has searched, which gives its memory back.
 */
export function asker(start: () => Helper): Asker {
  let worker: Helper | undefined;
  let open: { readonly n: number; readonly hear: (told: Told | undefined) => void } | undefined;
  let asks = 0;

  function end(): void {
    worker?.terminate();
    worker = undefined;
    open = undefined;
  }

  function fail(): void {
    const asked = open;
    end();
    asked?.hear(undefined);
  }

  function hear({ n, body: told }: Numbered<Told>): void {
    if (open?.n !== n) return;
    const asked = open;
    if (told.kind === 'verdict') end();
    else if (told.kind === 'hint') open = undefined;
    asked.hear(told);
  }

  function started(): Helper {
    const one = start();
    // A worker that has been ended may still have said something.
    const still = (act: () => void): void => {
      if (one === worker) act();
    };
    one.onmessage = ({ data }: MessageEvent<Numbered<Told>>) => still(() => hear(data));
    one.onerror = () => still(fail);
    one.onmessageerror = () => still(fail);
    return one;
  }

  return {
    ask(asked, listener) {
      if (open) end();
      const n = ++asks;
      open = { n, hear: listener };
      try {
        worker ??= started();
        worker.postMessage({ n, body: asked } satisfies Numbered<Asked>);
      } catch {
        fail();
      }
    },
    drop() {
      if (open) end();
    },
  };
}
