import { readFileSync } from 'node:fs';
import { cardCode, dealNumber, dealTable, type Game, legalMoves, outcomeOf, perft, playMove } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases } from './kit/every.ts';

/**
 * By patience with its options, then by deal: for patiences with a choice the lines of 1, 2, 3, ... moves; for those that
 * play themselves, how they end. `npm run goldens` writes it.
 */
type Goldens = Readonly<Record<string, Readonly<Record<string, readonly number[] | Ending>>>>;

interface Ending {
  readonly steps: number;
  readonly end: string;
}

const goldens = JSON.parse(readFileSync(new URL('goldens/perft.json', import.meta.url), 'utf8')) as Goldens;

it('has every patience with every option value, and no other', () => {
  expect(Object.keys(goldens)).toEqual(cases.map(({ name }) => name));
});

describe.each(cases)('$name', ({ name, game }) => {
  it.each(Object.entries(goldens[name] ?? {}))('deal %s', (id, golden) => {
    const table = () => dealTable(game, dealNumber(game.rules.pack, Number(id)));
    if (Array.isArray(golden)) expect(golden.map((_, i) => perft(game, table(), i + 1))).toEqual(golden);
    else expect(ending(game, Number(id))).toEqual(golden);
  });
});

function ending(game: Game, id: number): unknown {
  const table = dealTable(game, dealNumber(game.rules.pack, id));
  let steps = 0;
  for (let legal = legalMoves(game, table); legal.count > 0; legal = legalMoves(game, table, legal), steps++)
    playMove(game, table, legal.at(0));
  const { obstacles, ...facts } = game.rules.facts?.(table) ?? {};
  const end = outcomeOf(game, table)?.result;
  return { steps, end, ...facts, ...(obstacles && { obstacles: obstacles.map(cardCode).join(' ') }) };
}
