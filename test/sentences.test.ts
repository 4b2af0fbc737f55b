import { patiences } from 'pasyans';
import { rulesText } from 'pasyans/texts';
import { describe, expect, it } from 'vitest';
import type { Claim } from './kit/claim.ts';
import { OF_PILES } from './kit/claims-piles.ts';
import { OF_PLACES } from './kit/claims-places.ts';
import { watched } from './kit/watched.ts';

/** Scenario 40: what the sentences of a rules page claim of play is held against games that are played. The numbers are held by `texts-and-games.test.ts`. */

const CLAIMS: Readonly<Record<string, readonly Claim[]>> = { ...OF_PLACES, ...OF_PILES };
const chosen = patiences.filter(({ choice }) => choice !== 'zero').map(({ id }) => id);

it('something is claimed of the play of every patience with choices', () => {
  expect(Object.keys(CLAIMS)).toEqual(chosen);
});

describe.each(chosen)('%s', (id) => {
  for (const [rule, en, ru, holds, options] of CLAIMS[id] ?? [])
    it(`scenario 40, ${rule}: ${en}`, async () => {
      const text = (await rulesText(id))?.rules.find((one) => one.id === rule)?.text;
      expect(text?.en).toContain(en);
      expect(text?.ru).toContain(ru);
      expect(holds(watched(id, options))).toBe(true);
    });
});
