import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { strayIds } from './check-ids.mjs';

const root = mkdtempSync(join(tmpdir(), 'ids-'));
afterAll(() => rmSync(root, { recursive: true }));

const games = 'packages/pasyans/src/games';
const FILES = {
  [`${games}/game-text.ts`]: '',
  [`${games}/registry.ts`]: "export const ids = ['wish', 'running-wave'];",
  [`${games}/catalogue.ts`]: '',
  [`${games}/loaders.ts`]: "export const load = { wish: 1, 'running-wave': 1 };",
  [`${games}/wish.ts`]: "export const id = 'wish';",
  [`${games}/wish.text.ts`]: "export const id = 'wish';",
  [`${games}/running-wave.ts`]: "export const other = 'wish';",
  [`${games}/wish.test.ts`]: "const id = 'running-wave';",
  'packages/pasyans/src/texts.ts': "export const load = { 'running-wave': 1 };",
  'apps/cli/src/main.ts': "// 'wish'\nimport x from './wish';\nif (id === `wish`) x();",
  'apps/web/src/list.ts': "import 'pasyans/catalogue'; export const name = 'catalogue';",
  'apps/web/src/view.tsx': '<Story of="running-wave">It\'s a wish</Story>;',
};

test('finds ids in other places, in every kind of quotes, and leaves comments, paths and own files alone', () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(strayIds(root).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
    `${games}/running-wave.ts:1 names the patience 'wish'`,
    "apps/cli/src/main.ts:3 names the patience 'wish'",
    "apps/web/src/view.tsx:1 names the patience 'running-wave'",
  ]);
});
