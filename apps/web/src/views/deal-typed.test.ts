import { expect, it } from 'vitest';
import { dealTyped } from './deal-typed.ts';

it.each(['17', ' 1 7 ', '№ 17', '№17', 'No. 17', 'no 17'])('%j is deal 17', (text) =>
  expect(dealTyped(text)).toEqual({ ok: true, value: 17 }),
);
it.each(['', '№', 'seventeen', '17№x', '-17', '1.7'])('%j is no deal', (text) => expect(dealTyped(text).ok).toBe(false));
