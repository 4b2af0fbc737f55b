import { expect, test } from 'vitest';
import { runSteps, withNeeds } from './steps.mjs';

/** Steps that note when they begin and end, and the most that ran together. */
function recorder() {
  const log = [];
  let running = 0;
  const step = (name, counts, more = {}) => ({
    name,
    ...more,
    run: async () => {
      running++;
      log.push(`${name} ${running}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return { counts, output: `${name} says why` };
    },
  });
  return { log, step };
}

const good = { passed: 1, failed: 0, skipped: 0 };
const bad = { passed: 0, failed: 1, skipped: 0 };
const skipped = { passed: 0, failed: 0, skipped: 1 };

test('a failure skips what needs it and nothing else', async () => {
  const { step } = recorder();
  const said = [];
  const steps = [step('a', bad), step('b', good, { after: ['a'] }), step('c', good, { needs: ['a'] }), step('d', good, { needs: ['c'] })];
  expect(await runSteps(steps, { width: 2, say: (text) => said.push(text) })).toEqual([bad, good, skipped, skipped]);
  expect(said.join('\n')).toContain('a says why');
  expect(said.join('\n')).not.toContain('b says why');
});

test('a step that throws has failed', async () => {
  const { step } = recorder();
  const steps = [{ name: 'a', run: () => Promise.reject(new Error('no')) }, step('b', good)];
  expect(await runSteps(steps, { width: 1, say: () => {} })).toEqual([bad, good]);
});

test('at most two together, and one that wants the machine alone', async () => {
  const { log, step } = recorder();
  const steps = [step('a', good), step('b', good), step('c', good), step('d', good, { whole: true }), step('e', good)];
  await runSteps(steps, { width: 2, say: () => {} });
  expect(log.map((entry) => entry.split(' ')[1]).every((many) => Number(many) <= 2)).toBe(true);
  expect(log).toContain('d 1');
});

test('one step brings what it needs', () => {
  const { step } = recorder();
  const steps = [step('a', good), step('b', good, { needs: ['a'] }), step('c', good, { needs: ['b'], after: ['x'] }), step('x', good)];
  expect(withNeeds(steps, 'c').map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(() => withNeeds(steps, 'y')).toThrow('no step "y"; there are: a, b, c, x');
});
