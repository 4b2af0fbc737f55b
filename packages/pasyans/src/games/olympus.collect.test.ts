import { describe, expect, it } from 'vitest';
import { below, collects, type Game, nextToCollect, type Options, type Random, randomFrom, SUITS } from '../engine/index.ts';
import { rowOf } from './olympus.testkit.ts';
import { olympus } from './olympus.ts';
import { lay, nameOf, open } from './shared/hand-layout.testkit.ts';
import { mixed, type Trials, tryPlays } from './shared/harmless.testkit.ts';

describe('Olympus: collecting', () => {
  it('by ones a card that can still take another on the hill is not harmless', () => {
    const game = open(olympus, { build: 'by-ones' });
    const rows = rowsOf((row) => (row === 0 ? 2 : row === 4 ? 1 : 9));
    const t = lay(game, `${rows}\nh1: 6H\nh2: 5H\nh3: 3H`);
    expect(nameOf(game, nextToCollect(game, t) ?? 0)).toBe('h1-f1');
    expect(nameOf(game, nextToCollect(game, t, 'harmless') ?? 0)).toBe('h3-f5');
  });

  it('has no harmless plays in the classical form, where the waste fills places too', () => {
    expect([collects(open(olympus, { form: 'classical' }), 'harmless'), collects(open(olympus), 'harmless')]).toEqual([false, true]);
  });

  it.each<Options>([{}, { runs: 'no' }, { build: 'by-ones' }, { build: 'by-ones', runs: 'no' }])(
    'never loses a won position by a card called harmless: every way on of endgames with %o',
    (options) => {
      const game: Game = open(olympus, options);
      const trials: Trials = { kept: 0, lost: 0, harmful: 0 };
      for (let seed = 1; seed <= 250; seed++) tryPlays(game, lay(game, endgame(randomFrom(seed, 5))), trials);
      expect(trials.kept).toBeGreaterThan(30);
      expect(trials.lost).toBeGreaterThan(5);
    },
  );
});

/** The rows as text, `height` cards high: f1..f4 the twos, f5..f8 the aces. */
function rowsOf(height: (row: number) => number): string {
  const lines = ([2, 1] as const).flatMap((first, side) =>
    SUITS.map(
      (suit) =>
        `f${side * 4 + suit + 1}: ${rowOf(suit, first)
          .slice(0, height(side * 4 + suit))
          .join(' ')}`,
    ),
  );
  return lines.join('\n');
}

/** Hearts and a diamond or two missing; kings and queens of the other suits help to keep the places full while the stock lasts. */
function endgame(random: Random): string {
  const missing: string[] = [];
  const rows = rowsOf((row) => {
    const full = row < 4 ? 6 : 7;
    const height = row % 4 === 0 ? full - below(random, 5) : row % 4 === 1 ? full - below(random, 2) : full - 1;
    missing.push(...rowOf((row % 4) as 0, row < 4 ? 2 : 1).slice(height));
    return height;
  });
  const cards = mixed(missing, random);
  const stock = cards.length > 9 ? cards.splice(0, below(random, cards.length - 8)) : [];
  const places: string[][] = Array.from({ length: 9 }, () => []);
  for (const [i, card] of cards.entries()) places[stock.length > 0 && i < 9 ? i : below(random, 9)]?.push(card);
  const hill = places.map((pile, i) => `h${i + 1}: ${mixed(pile, random).join(' ')}`);
  return [rows, ...hill, `stock: ${stock.map((card) => `[${card}]`).join(' ')}`].join('\n');
}
