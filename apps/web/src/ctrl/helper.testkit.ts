import { answer } from '../help/answer.ts';
import type { Asked, Numbered, Told } from '../help/protocol.ts';
import type { Helper } from './asker.ts';

/** A worker that does nothing by itself. */
export interface FakeHelper extends Helper {
  readonly asked: Numbered<Asked>[];
  ended: boolean;
  /** Says something about the last question, or about an earlier one. */
  tell(told: Told, n?: number): void;
  /** Answers the last question as the real one does, crossing over as copies do. */
  work(): void;
  die(): void;
}

/** Workers to be started, and those that were. */
export function helpers(): { readonly start: () => FakeHelper; readonly all: FakeHelper[]; readonly last: () => FakeHelper } {
  const all: FakeHelper[] = [];
  const last = (): FakeHelper => all.at(-1) as FakeHelper;
  const start = (): FakeHelper => {
    const one = fakeHelper();
    all.push(one);
    return one;
  };
  return { start, all, last };
}

function fakeHelper(): FakeHelper {
  const one: FakeHelper = {
    asked: [],
    ended: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(asked: Numbered<Asked>) {
      one.asked.push(structuredClone(asked));
    },
    terminate() {
      one.ended = true;
    },
    tell(body, n = one.asked.at(-1)?.n ?? 0) {
      const told: Numbered<Told> = structuredClone({ n, body });
      one.onmessage?.call(one as unknown as Worker, new MessageEvent('message', { data: told }));
    },
    work() {
      const asked = one.asked.at(-1);
      if (asked) for (const told of answer(asked.body)) one.tell(told, asked.n);
    },
    die() {
      one.onerror?.call(one as unknown as Worker, new ErrorEvent('error'));
    },
  };
  return one;
}
