import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint, forPlayers } from './build.mjs';

const root = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the print changes with a file edited, added or removed, but not with a test', () => {
  const file = join(root, 'a.ts');
  writeFileSync(file, '1');
  const prints = [fingerprint([root])];
  const changes = [() => utimesSync(file, 1, 1), () => writeFileSync(join(root, 'b.ts'), ''), () => rmSync(file)];
  for (const change of changes) {
    change();
    prints.push(fingerprint([root]));
  }
  expect(new Set(prints).size).toBe(4);
  writeFileSync(join(root, 'b.test.ts'), '');
  expect(fingerprint([root])).toBe(prints.at(-1));
});

test('a path that is not there counts as empty', () => {
  expect(fingerprint([join(root, 'nowhere')])).toMatch(/^[0-9a-f]{64}$/);
});

test('what is built is built for players, though a test or a developer asks for it', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  expect((await forPlayers(['-p', 'process.env.NODE_ENV'])).output.trim()).toBe('production');
});
