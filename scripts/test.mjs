// `npm test [-- --only STEP]`: sets everything up, runs every check; its last line is "N passed, N failed, N skipped".
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureCli, ensureWeb } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import './lib/node-version.mjs';
import { at } from './lib/paths.mjs';
import { node, TOOL } from './lib/run.mjs';
import { runSteps, withNeeds } from './lib/steps.mjs';
import { line, ofCheck, ofPlaywright, ofVitest, sum, tally } from './lib/tally.mjs';

const RESULTS = at('test-results');
const UNIT_REPORT = at('test-results/unit.json');
const E2E_REPORT = at('test-results/e2e.json');

/** A tool that passes or fails as a whole. */
const check = (name, args, more = {}) => ({
  name,
  ...more,
  run: async () => {
    const { code, output } = await node(args);
    return { counts: ofCheck(code), output };
  },
});

/** A test runner that leaves a report. An old report must not speak for a run that crashed. */
const tests = (name, report, count, args, env, more = {}) => ({
  name,
  ...more,
  run: async () => {
    rmSync(report, { force: true });
    const { code, output } = await node(args, env());
    return { counts: count(code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined), output };
  },
});

const build = async () => {
  await ensureCli();
  await ensureWeb();
  return { counts: tally(1), output: '' };
};

/** Long ones first, so that the short ones fill the second core. */
const STEPS = [
  check('types', [TOOL.tsc, '-b', '--pretty', 'false']),
  check('lint', [TOOL.biome, 'ci', '--colors=off', '--error-on-warnings', '.']),
  // Both after the types: tsc writes into the same folders.
  { name: 'build', after: ['types'], run: build },
  tests(
    'unit',
    UNIT_REPORT,
    ofVitest,
    [TOOL.vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    () => ({}),
    { after: ['types'] },
  ),
  check('architecture', [TOOL.depcruise, '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'test']),
  check('ids', ['scripts/check-ids.mjs']),
  check('dead-code', [TOOL.knip]),
  check('size', ['scripts/size.mjs'], { needs: ['build'] }),
  tests(
    'browser',
    E2E_REPORT,
    ofPlaywright,
    [TOOL.playwright, 'test', '-c', 'apps/web/playwright.config.ts'],
    () => ({ CHROMIUM: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT }),
    // Alone: two workers of its own, and answers within a frame cannot be asked of a busy machine.
    { needs: ['build'], after: ['unit'], whole: true },
  ),
];

async function run() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const steps = values.only === undefined ? STEPS : withNeeds(STEPS, values.only);
  await ensureInstalled();
  mkdirSync(RESULTS, { recursive: true });
  return sum(await runSteps(steps, { width: 2, say: console.log }));
}

const counts = await run().catch((error) => {
  console.log(error.message);
  return tally(0, 1);
});
console.log(line(counts));
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
