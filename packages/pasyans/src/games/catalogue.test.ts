import { expect, it } from 'vitest';
import { eachValue } from '../engine/index.ts';
import { rulesText } from '../texts.ts';
import { catalogue, findHeading } from './catalogue.ts';
import { loadPatience, patienceIds } from './loaders.ts';
import { findPatience, patiences } from './registry.ts';

it('lists the patiences of the registry in its order', () => {
  const ids = patiences.map((patience) => patience.id);
  expect([catalogue.map((heading) => heading.id), patienceIds]).toEqual([ids, ids]);
});

it.each(catalogue)('loads the rules of $id, which say what the list says', async (heading) => {
  const patience = await loadPatience(heading.id);
  if (!patience) throw new Error('there are none');
  expect([patience, heading]).toEqual([findPatience(heading.id), findHeading(heading.id)]);
  expect(patience).toMatchObject(heading);
  const played = new Set(eachValue(patience.options).map((options) => patience.rules(options).pack.name));
  expect([...heading.packs].sort()).toEqual([...played].sort());
});

it.each(['patience', '__proto__', ''])('finds nothing under "%s", a name that no patience has', async (id) => {
  expect([findHeading(id), await loadPatience(id)]).toEqual([undefined, undefined]);
});

it.each(catalogue)('finds $id by no other name than its rules page tells', async ({ id, otherNames }) => {
  const told = (await rulesText(id))?.otherNames;
  for (const lang of ['ru', 'en'] as const) {
    // In Russian prose a name may stand in another case.
    expect((otherNames?.[lang] ?? []).filter((name) => !told?.[lang].includes(name.slice(0, -1)))).toEqual([]);
  }
});
