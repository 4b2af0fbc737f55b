import { describe, expect, it } from 'vitest';
import { stuck, stuckPiles } from './open-store.stuck.ts';
import { FIRST_WASTE } from './open-store.table.ts';
import { round } from './open-store.testkit.ts';
import { openStore } from './open-store.ts';
import { from } from './shared/alike.ts';
import { lay, open } from './shared/hand-layout.testkit.ts';

const game = open(openStore);
const piles = stuckPiles(from(FIRST_WASTE, FIRST_WASTE + 5));

/** Seven foundations are complete, the eighth lacks jack, queen and king. */
const gathered = Array.from(
  { length: 8 },
  (_, i) =>
    `f${i + 1}: ${round(1, (i % 4) as 0)
      .slice(0, i === 7 ? 10 : 13)
      .join(' ')}`,
).join('\n');

describe('Open Store: what is stuck', () => {
  it.each([
    ['w1: KS QS\nstock: [JS]', 0],
    ['w1: QS KS\nstock: [JS]', 2],
    ['w1: JS\nw2: QS\nstore: KS', 0],
    ['w1: JS KS\nw2: QS', 3],
    ['store: JS QS\nstock: [KS]', 2],
  ])('%s', (rest, count) => {
    expect(stuck(lay(game, `${gathered}\n${rest}`), piles)).toBe(count);
  });
});
