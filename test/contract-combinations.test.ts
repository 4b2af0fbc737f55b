import { rulesText } from 'pasyans/texts';
import { describe, expect, it } from 'vitest';
import { contract, type Load } from './kit/contract.ts';
import { combinations, ruleIdsOf } from './kit/every.ts';

/** Little of everything: what options do to each other shows at once or in the plays of the soak. */
const LIGHT: Load = { plays: 2, longPlays: 1, long: 100, lines: 1, seed: 20 };

const drawn = combinations(200, 3);
const withRules = await Promise.all(
  drawn.map(async ({ name, game }) => ({ name, game, ruleIds: ruleIdsOf(await rulesText(game.patience.id)) })),
);

it('there are two hundred different combinations, of every patience with two options or more', () => {
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(200);
  expect(new Set(drawn.map(({ game }) => game.patience.id)).size).toBe(12);
});

describe.each(withRules)('contract of a combination: $name', ({ game, ruleIds }) => contract(game, ruleIds, LIGHT));
