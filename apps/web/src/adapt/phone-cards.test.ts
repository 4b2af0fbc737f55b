import { patiences, type Sign } from 'pasyans';
import { expect, it } from 'vitest';
import { gameOf } from '../ctrl/open-games.ts';
import { frameOf } from '../table/geometry.ts';

/** What bars and lines leave of a phone of 360 x 740. */
const ROOM = { width: 360, height: 580 };

/** Pixels: as wide as what a finger hits. */
const FINGER = 44;
/** Fifty-six places that are all in play have no room for more. */
const NARROWER: Readonly<Record<string, number>> = { potocki: 41 };

it.each(patiences.map((patience) => [patience.id, gameOf(patience).rules] as const))('%s has no tiny cards on a phone', (id, rules) => {
  const at = (one: Pick<Sign, 'at'>): Sign['at'] => one.at;
  const { card } = frameOf(rules.piles.map(at), (rules.signs ?? []).map(at), ROOM, false);
  expect(card.w).toBeGreaterThanOrEqual(NARROWER[id] ?? FINGER);
});
