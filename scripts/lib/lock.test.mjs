import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alone } from './lock.mjs';

const root = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(root, 'x.lock');
afterAll(() => rmSync(root, { recursive: true }));

test('two never work together, and the lock goes away', async () => {
  const log = [];
  const work = (name) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    log.push(`${name} ends`);
  };
  await Promise.all([alone('x', work('a'), file), alone('x', work('b'), file)]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  // Beyond the largest process number of any system here.
  writeFileSync(file, '4194305');
  expect(await alone('x', async () => 'done', file)).toBe('done');
});

test('work that fails frees the lock', async () => {
  await expect(alone('x', () => Promise.reject(new Error('no')), file)).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});
