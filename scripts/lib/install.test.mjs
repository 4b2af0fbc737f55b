import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const LOCK = {
  packages: {
    '': { name: 'x' },
    'packages/x': { version: '0.1.0' },
    'node_modules/x': { resolved: 'packages/x', link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  },
};

let root;
const put = (path, value) => writeFileSync(join(root, path), JSON.stringify(value));
const note = (version) => put('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version } } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  put('package-lock.json', LOCK);
});
const unpack = () => {
  for (const name of ['a', 'x']) mkdirSync(join(root, 'node_modules', name), { recursive: true });
};
afterEach(() => rmSync(root, { recursive: true }));

test('nothing installed, or only half', () => {
  expect(isInstalled(root)).toBe(false);
  mkdirSync(join(root, 'node_modules'));
  expect(isInstalled(root)).toBe(false);
});

test("npm's own note is believed once and stamped; a changed lock file makes the stamp old", () => {
  unpack();
  note('1.0.0');
  expect(isInstalled(root)).toBe(true);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(true);
  expect(readFileSync(join(root, 'node_modules/.pasyans-install'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  put('package-lock.json', { packages: { ...LOCK.packages, 'node_modules/a': { version: '2.0.0' } } });
  expect(isInstalled(root)).toBe(false);
});

test('a package that went away is missed, whatever notes and stamp say', () => {
  unpack();
  note('1.0.0');
  expect(isInstalled(root)).toBe(true);
  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test('another version is not the one asked for', () => {
  unpack();
  note('1.0.1');
  expect(isInstalled(root)).toBe(false);
});
