import { rulesText } from 'pasyans/texts';
import { describe } from 'vitest';
import { contract, VALUE } from './kit/contract.ts';
import { cases, isDefault, ruleIdsOf } from './kit/every.ts';

const withRules = await Promise.all(
  cases.map(async ({ name, game }) => ({ name, game, ruleIds: ruleIdsOf(await rulesText(game.patience.id)) })),
);

describe.each(withRules)('contract: $name', ({ game, ruleIds }) => contract(game, ruleIds, isDefault(game) ? undefined : VALUE));
