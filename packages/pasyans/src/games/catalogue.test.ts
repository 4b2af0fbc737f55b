import { expect, it } from 'vitest';
import { eachValue } from '../engine/index.ts';
import { catalogue, findEntry } from './catalogue.ts';
import { findPatience, patiences } from './registry.ts';

it('lists the patiences of the registry in its order', () => {
  expect(catalogue.map((entry) => entry.id)).toEqual(patiences.map((patience) => patience.id));
});

it.each(catalogue)('loads the rules of $id, which say what the list says', async ({ load, ...heading }) => {
  const patience = await load();
  expect(patience).toBe(findPatience(heading.id));
  expect(patience).toMatchObject(heading);
  const played = new Set(eachValue(patience.options).map((options) => patience.rules(options).pack.name));
  expect([...heading.packs].sort()).toEqual([...played].sort());
});

it('finds nothing under a name that no patience has', () => {
  expect([findEntry('patience'), findEntry('__proto__'), findEntry('')]).toEqual([undefined, undefined, undefined]);
});
