import { line, tally } from './tally.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [after] steps that must have ended before, however they ended
 * @property {readonly string[]} [needs] steps that must have succeeded before; else this one is skipped
 * @property {boolean} [whole] wants the machine for itself
 * @property {() => Promise<{counts: import('./tally.mjs').Tally, output: string}>} run
 */

const RULE = '─'.repeat(72);

/** The step and all it needs. */
export function withNeeds(steps, name) {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`no step "${name}"; there are: ${steps.map((one) => one.name).join(', ')}`);
  const names = new Set([name]);
  for (const one of [...steps].reverse()) if (names.has(one.name)) for (const need of one.needs ?? []) names.add(need);
  return steps.filter((one) => names.has(one.name));
}

async function runStep(step, say) {
  const start = performance.now();
  // A step that throws has failed; the others go on. A plain Error is a message to a person, any other a fault of ours.
  const { counts, output } = await step
    .run()
    .catch((error) => ({ counts: tally(0, 1), output: error?.constructor === Error ? error.message : String(error?.stack ?? error) }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  const { passed, failed, skipped } = counts;
  const many = passed + failed + skipped > 1 ? `  ${line(counts)}` : '';
  say(`${failed > 0 ? 'FAIL' : 'ok  '} ${step.name.padEnd(13)}${seconds} s${many}`);
  if (failed > 0) say(`${RULE}\n${output.trimEnd()}\n${RULE}`);
  return counts;
}

/**
 * Runs the steps, at most `width` at a time, in their order where nothing forbids it. A step's output is shown only if it failed.
 * @param {readonly Step[]} steps a step comes after those it names
 * @returns {Promise<readonly import('./tally.mjs').Tally[]>} one tally a step
 */
export async function runSteps(steps, { width, say }) {
  const known = new Set(steps.map((step) => step.name));
  const done = new Map();
  const waiting = [...steps];
  const running = new Map();
  const ended = (name) => !known.has(name) || done.has(name);
  const isReady = (step) => [...(step.after ?? []), ...(step.needs ?? [])].every(ended) && (!step.whole || running.size === 0);

  while (waiting.length > 0 || running.size > 0) {
    const busy = running.size >= width || [...running.values()].some(({ whole }) => whole);
    const next = busy ? -1 : waiting.findIndex(isReady);
    if (next < 0) {
      await Promise.race([...running.values()].map(({ promise }) => promise));
      continue;
    }
    const [step] = waiting.splice(next, 1);
    const missing = step.needs?.find((name) => (done.get(name)?.failed ?? 0) > 0 || (done.get(name)?.skipped ?? 0) > 0);
    if (missing !== undefined) {
      say(`skip ${step.name.padEnd(13)} needs ${missing}`);
      done.set(step.name, tally(0, 0, 1));
      continue;
    }
    const promise = runStep(step, say).then((counts) => {
      running.delete(step.name);
      done.set(step.name, counts);
    });
    running.set(step.name, { promise, whole: step.whole });
  }
  return steps.map((step) => done.get(step.name));
}
