import { expect, test } from 'vitest';
import { line, ofCheck, ofPlaywright, ofVitest, sum, tally } from './tally.mjs';

const unit = (more) => ({ numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [], ...more });
const stats = (more) => ({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2, ...more } });

test('the closing line adds everything up', () => {
  expect(line(sum([tally(3, 1, 2), ofCheck(0), ofCheck(1)]))).toBe('4 passed, 2 failed, 2 skipped');
});

test('Vitest: tests, and files that broke before their first test', () => {
  expect(ofVitest(0, unit())).toEqual(tally(3, 0, 1));
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  expect(ofVitest(1, unit({ numFailedTests: 1, testResults }))).toEqual(tally(3, 2, 1));
});

test('Playwright: flaky tests passed', () => {
  expect(ofPlaywright(0, stats())).toEqual(tally(4, 0, 2));
  expect(ofPlaywright(1, stats({ unexpected: 1, flaky: 1 }))).toEqual(tally(5, 1, 2));
});

test('a crash is a failure, with a report or without', () => {
  expect(ofVitest(1, undefined)).toEqual(tally(0, 1));
  expect(ofVitest(1, unit())).toEqual(tally(3, 1, 1));
  expect(ofPlaywright(1, undefined)).toEqual(tally(0, 1));
  expect(ofPlaywright(1, stats({ expected: 0 }))).toEqual(tally(0, 1, 2));
});
