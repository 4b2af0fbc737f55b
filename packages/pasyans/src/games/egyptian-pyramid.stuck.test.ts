import { describe, expect, it } from 'vitest';
import { readBuilt, stuckInWaste } from './egyptian-pyramid.stuck.ts';
import { egyptianPyramid } from './egyptian-pyramid.ts';
import { from } from './shared/alike.ts';
import { lay, open } from './shared/hand-layout.testkit.ts';
import { FIRST_COLUMN } from './shared/pyramid-cloth.ts';

const game = open(egyptianPyramid);
const suitFromAce = (suit: string): string[] =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => rank + suit);

/** From the ace; the second foundation of spades lacks jack, queen and king. */
const gathered = ['H', 'D', 'C', 'S', 'H', 'D', 'C', 'S']
  .map(
    (suit, i) =>
      `f${i + 1}: ${suitFromAce(suit)
        .slice(0, i === 7 ? 10 : 13)
        .join(' ')}`,
  )
  .join('\n');

describe('Egyptian Pyramid: what is stuck in the waste', () => {
  it.each([
    ['waste: KS QS\nt1: JS', 0],
    ['waste: QS KS\nstock: [JS]', 2],
    // The queen goes onto the king.
    ['waste: JS QS\nt1: KS', 0],
    ['waste: JS KS\nt1: QS', 2],
  ])('%s', (rest, count) => {
    const t = lay(game, `${gathered}\n${rest}`);
    readBuilt(t);
    expect(stuckInWaste(t, from(FIRST_COLUMN, FIRST_COLUMN + 8), 1)).toBe(count);
  });
});
