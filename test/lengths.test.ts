import { readFileSync } from 'node:fs';
import { dealNumber, findPatience, openGame, patiences } from 'pasyans';
import { playSensibly, sensiblePlayer } from 'pasyans/play';
import { expect, it } from 'vitest';

/** How many moves a game takes, as counted and kept. */
interface Row {
  readonly patience: string;
  readonly rev: number;
  readonly player: string;
  readonly version: number;
  readonly deals: number;
  readonly quartiles: readonly [number, number, number];
  /** The moves of the first deals, one by one. */
  readonly first: readonly number[];
}

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { rows } = json('data/lengths.json') as { readonly rows: readonly Row[] };

it('tells how long a game is of every patience, by the rules and the player of today', () => {
  const now = patiences.map(({ id, rev }) => ({ patience: id, rev, player: sensiblePlayer.name, version: sensiblePlayer.version }));
  expect(rows.map(({ patience, rev, player, version }) => ({ patience, rev, player, version }))).toEqual(now);
});

it.each(rows)('$patience: the first games take as many moves again', ({ patience, first, quartiles }) => {
  const game = openGame(findPatience(patience) as (typeof patiences)[number]);
  if (!game.ok) throw new Error(game.fault.text.en);
  expect(first.map((_, i) => playSensibly(game.value, dealNumber(game.value.rules.pack, i + 1)))).toEqual(first);
  expect([...quartiles].sort((a, b) => a - b)).toEqual(quartiles);
});

it('has an up to date copy in the browser app: `node scripts/run-built.mjs scripts/lengths.mjs` writes both', () => {
  expect(json('apps/web/src/odds/lengths.json')).toEqual(Object.fromEntries(rows.map(({ patience, quartiles }) => [patience, quartiles])));
});
