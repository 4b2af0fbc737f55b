import { answer } from './answer.ts';
import type { Asked, Numbered, Told } from './protocol.ts';

/** The worker: one question after another. It is not told to stop but ended, so a search need not listen. */

/** Milliseconds between two reports: the eye wants no more. */
const REPORT_MS = 150;

addEventListener('message', ({ data: { n, body: asked } }: MessageEvent<Numbered<Asked>>) => {
  let reported = performance.now();
  for (const told of answer(asked)) {
    const now = performance.now();
    const isReport = told.kind === 'effort' || told.kind === 'looked';
    if (isReport && now - reported < REPORT_MS) continue;
    reported = now;
    const answered: Numbered<Told> = { n, body: told };
    postMessage(answered);
  }
});
