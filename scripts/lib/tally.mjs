/** @typedef {{passed: number, failed: number, skipped: number}} Tally */

/** @returns {Tally} */
export const tally = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/** @param {readonly Tally[]} tallies @returns {Tally} */
export const sum = (tallies) => tallies.reduce((a, b) => tally(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped), tally());

/** The closing line that machines read. */
export const line = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A check that is no test counts as one. */
export const ofCheck = (code) => (code === 0 ? tally(1) : tally(0, 1));

/** A runner that failed without naming a failed test (it crashed, a set-up broke, nothing was found) counts as one failure. */
const honest = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** From Vitest's exit code and its JSON report (`undefined` where it left none). */
export function ofVitest(code, report) {
  if (report === undefined) return tally(0, 1);
  // A file that breaks before its first test has no failed test in it.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return honest(code, tally(report.numPassedTests, report.numFailedTests + broken, skipped));
}

/** From Playwright's exit code and its JSON report. A test that passed at the second try is `flaky`: it passed. */
export function ofPlaywright(code, report) {
  if (report === undefined) return tally(0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest(code, tally(expected + flaky, unexpected, skipped));
}
