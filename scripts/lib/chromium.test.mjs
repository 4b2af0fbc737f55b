import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';

const root = mkdtempSync(join(tmpdir(), 'chromium-'));
afterAll(() => rmSync(root, { recursive: true }));

function program(path, mode = 0o755) {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

test('the named one first, then the path, then the usual places; never what is no program', () => {
  const named = program('named/chrome');
  const onPath = program('bin/google-chrome');
  const usual = program('opt/chrome');
  const plain = program('plain/chromium', 0o644);
  const PATH = [join(root, 'plain'), join(root, 'bin')].join(delimiter);
  expect(findChromium({ CHROMIUM: named, PATH }, [usual])).toBe(named);
  expect(findChromium({ PATH }, [usual])).toBe(onPath);
  const shell = program('shell/chromium-headless-shell');
  program('shell/chromium');
  expect(findChromium({ PATH: join(root, 'shell') }, [usual])).toBe(shell);
  expect(findChromium({ PATH: '' }, [plain, usual])).toBe(usual);
  expect(findChromium({ PATH: '' }, [plain])).toBeUndefined();
  expect(findChromium({ CHROMIUM: plain, PATH }, [usual])).toBeUndefined();
});
