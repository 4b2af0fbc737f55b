import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const GAMES = fileURLToPath(new URL('../packages/pasyans/src/games', import.meta.url));
const MOST_LINES = 300;

it('no file of a patience is longer than can be read at a sitting', () => {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(200);
  const long = files.filter((name) => readFileSync(join(GAMES, name), 'utf8').trimEnd().split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
});
