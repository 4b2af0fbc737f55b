import { describe, expect, it } from 'vitest';
import { below, nextToCollect, type Random, randomFrom } from '../engine/index.ts';
import { almost } from './cotillion.testkit.ts';
import { cotillion } from './cotillion.ts';
import { lay, nameOf, open, play } from './shared/hand-layout.testkit.ts';
import { mixed, type Trials, tryPlays } from './shared/harmless.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(cotillion);
const LAST_PASS = 2;

describe('Cotillion: collecting', () => {
  it('a held-back card can win where the played one loses: the twin would bury what its foundation needs', () => {
    // Turned in the order 8, 9, 7, then the tens to queens of both.
    const stock = '[QH] [QH] [JH] [JH] [10H] [10H] [7H] [9H] [8H]';
    const t = lay(game, almost(`f2: 6H 7H 8H\nf10: 6H\nstock: ${stock}\nwaste: 9H\npass = ${LAST_PASS}`));
    expect(nextToCollect(game, t, 'harmless')).toBeUndefined();
    expect(nameOf(game, nextToCollect(game, t) ?? 0)).toBe('waste-f2');
    expect(verdict(game, t)).toBe('won');
    play(game, t, 'waste-f2');
    expect(verdict(game, t)).toBe('lost');
  });

  it('calls harmless the last copy of a card, and one that both foundations wait for', () => {
    const last = lay(game, almost('f2: 6H 7H 8H\nwaste: 9H\nstock: [QH] [JH] [10H]'));
    expect(nameOf(game, nextToCollect(game, last, 'harmless') ?? 0)).toBe('waste-f2');
    const both = lay(game, almost('f2: 6H 7H 8H\nf10: 6H 7H 8H\nwaste: 9H'));
    expect(nameOf(game, nextToCollect(game, both, 'harmless') ?? 0)).toBe('waste-f2');
    expect(nextToCollect(game, lay(game, almost('f2: 6H 7H 8H 9H\nf10: 6H 7H\nwaste: 10H')), 'harmless')).toBeUndefined();
  });

  it('never loses a won position by a card called harmless: every way on of thousands of endgames', () => {
    const trials: Trials = { kept: 0, lost: 0, harmful: 0 };
    for (let seed = 1; seed <= 1500; seed++) tryPlays(game, lay(game, endgame(randomFrom(seed))), trials);
    expect(trials.kept).toBeGreaterThan(100);
    expect(trials.lost).toBeGreaterThan(100);
    expect(trials.harmful).toBeGreaterThan(0);
  });
});

const SIX = '6 7 8 9 10 J Q'.split(' ');
const FIVE = '5 4 3 2 A K'.split(' ');

/** Both pairs of hearts unfinished, the other suits done: what is missing lies at random in stock and waste. */
function endgame(random: Random): string {
  const lines: string[] = [];
  const missing: string[] = [];
  for (const [piles, ranks] of [
    [['f2', 'f10'], SIX],
    [['f1', 'f9'], FIVE],
  ] as const) {
    for (const pile of piles) {
      const done = Math.max(1, ranks.length - below(random, 5));
      lines.push(
        `${pile}: ${ranks
          .slice(0, done)
          .map((rank) => `${rank}H`)
          .join(' ')}`,
      );
      missing.push(...ranks.slice(done).map((rank) => `${rank}H`));
    }
  }
  const cards = mixed(missing, random);
  const turned = below(random, cards.length + 1);
  const stock = cards.slice(turned).map((card) => `[${card}]`);
  const pass = below(random, 4) === 0 ? LAST_PASS - 1 : LAST_PASS;
  return almost([...lines, `waste: ${cards.slice(0, turned).join(' ')}`, `stock: ${stock.join(' ')}`, `pass = ${pass}`].join('\n'));
}
