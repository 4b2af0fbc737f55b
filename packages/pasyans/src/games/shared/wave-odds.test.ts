import { expect, it } from 'vitest';
import { endsWithLast } from './wave-odds.ts';

const WHY = { ru: '', en: '' };

/** Over all sets of `ends` cards of a small pack: how many cards come after the last of them. */
function bruteForce(pack: number, ends: number): bigint[] {
  const counts = Array.from({ length: pack - ends + 1 }, () => 0n);
  for (let set = 0; set < 1 << pack; set++) {
    const digits = set.toString(2);
    if (digits.replaceAll('0', '').length !== ends) continue;
    const closed = pack - digits.length;
    counts[closed] = (counts[closed] as bigint) + 1n;
  }
  return counts;
}

it.each([
  [6, 1],
  [9, 2],
  [12, 4],
  [4, 4],
])('of %i cards with %i that end it, every order is counted', (pack, ends) => {
  expect(endsWithLast(pack, ends, WHY).counts).toEqual(bruteForce(pack, ends));
});
