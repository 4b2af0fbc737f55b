import { describe, expect, it } from 'vitest';
import { below, type Game, nextToCollect, type Options, type Random, randomFrom } from '../engine/index.ts';
import { round } from './open-store.testkit.ts';
import { openStore } from './open-store.ts';
import { lay, nameOf, open } from './shared/hand-layout.testkit.ts';
import { mixed, type Trials, tryPlays } from './shared/harmless.testkit.ts';

describe('Open Store: collecting', () => {
  it('looks in the store first, then in the waste piles, then in the hand', () => {
    const game = open(openStore);
    const t = lay(game, `${gathered([12, 12, 12])}\nstore: KH\nw1: KD\nhand: KC`);
    const names: string[] = [];
    for (let m = nextToCollect(game, t); m !== undefined && names.length < 9; m = nextToCollect(game, t)) {
      names.push(nameOf(game, m));
      game.rules.play(t, m);
    }
    expect(names).toEqual(['store-f1', 'w1-f2', 'hand-f3']);
  });

  it('calls harmless what goes to a foundation than which none is lower', () => {
    const game = open(openStore);
    const lowest = lay(game, `${gathered([9, 10])}\nstore: JD 10H`);
    expect(nameOf(game, nextToCollect(game, lowest, 'harmless') ?? 0)).toBe('store-f1');
    const higher = lay(game, `${gathered([9, 10])}\nstore: 10H JD`);
    expect([nameOf(game, nextToCollect(game, higher) ?? 0), nextToCollect(game, higher, 'harmless')]).toEqual(['store-f2', undefined]);
  });

  it.each<Options>([{}, { piles: '4' }, { 'build-on-store': 'yes' }, { redeals: '1' }, { redeals: '1', 'build-on-store': 'yes' }])(
    'never loses a won position by a card called harmless: every way on of endgames with %o',
    (options) => {
      const game: Game = open(openStore, options);
      const trials: Trials = { kept: 0, lost: 0, harmful: 0 };
      for (let seed = 1; seed <= 250; seed++) tryPlays(game, lay(game, endgame(randomFrom(seed, 3))), trials);
      expect(trials.kept).toBeGreaterThan(50);
      expect(trials.harmful).toBeGreaterThan(0);
    },
  );
});

/** Foundations from the ace, the first ones as high as told, the others complete. */
function gathered(heights: readonly number[]): string {
  return Array.from(
    { length: 8 },
    (_, i) =>
      `f${i + 1}: ${round(1, (i % 4) as 0)
        .slice(0, heights[i] ?? 13)
        .join(' ')}`,
  ).join('\n');
}

/** Up to seven cards missing on three foundations; they lie at random in the store, two waste piles, the hand and the stock. */
function endgame(random: Random): string {
  const heights = [13 - below(random, 4), 13 - below(random, 3), 13 - below(random, 3)];
  const missing = heights.flatMap((height, i) => round(1, i as 0).slice(height));
  const cards = mixed(missing, random);
  const take = (most: number): string => cards.splice(0, below(random, most + 1)).join(' ');
  const lines = [`store: ${take(4)}`, `w1: ${take(2)}`, `w2: ${take(2)}`, `hand: ${take(1)}`];
  return [gathered(heights), ...lines, `stock: ${cards.map((card) => `[${card}]`).join(' ')}`].join('\n');
}
