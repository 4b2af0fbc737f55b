import { expect, it } from 'vitest';
import { oddsOf } from './book.ts';

it('finds the rows of a patience with its options, and none where nobody has counted', async () => {
  const rows = await oddsOf('wish-20', { 'row-choice': 'topmost' });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatchObject({ options: { 'row-choice': 'topmost' }, exact: '1/5' });
  expect(await oddsOf('wish-20', { 'row-choice': 'never heard of' })).toEqual([]);
  expect(await oddsOf('wish-20', {})).toEqual([]);
  expect(await oddsOf('toString', {})).toEqual([]);
});
