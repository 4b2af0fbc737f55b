import { describe, expect, test } from 'vitest';
import { dealNumber, Session } from '../engine/index.ts';
import { openToy } from '../engine/toy.testkit.ts';
import { patiences } from '../games/registry.ts';
import { playersOf } from '../odds.ts';
import { countsOf, playChunk } from './counts.ts';
import { gameOf, kindOf } from './odds.testkit.ts';
import { GIVES_UP_AFTER } from './players.ts';

const zero = patiences.filter((one) => one.choice === 'zero').map((one) => one.id);

/** Deals one after another, each by a player who has played nothing before. */
function singly(id: string, player: string, from: number, to: number) {
  const game = gameOf(id);
  const chunks = Array.from({ length: to - from + 1 }, (_, i) => {
    return playChunk(game, kindOf(game, player).open(game), { from: from + i, to: from + i });
  });
  return countsOf(chunks);
}

describe.each(patiences.map((one) => one.id))('%s', (id) => {
  test('careless: what became of a deal does not depend on the deals before it', () => {
    const game = gameOf(id);
    const together = countsOf([playChunk(game, kindOf(game, 'careless').open(game), { from: 3, to: 22 })]);
    expect(together).toEqual(singly(id, 'careless', 3, 22));
    expect([together.deals, together.unknown]).toEqual([20, 0]);
  });

  test('the players are those that the game has', () => {
    expect(playersOf(gameOf(id)).map((one) => one.name)).toEqual(['careless', 'sensible', 'solver']);
  });
});

test.each(zero)('%s plays itself: every player comes to the same, which is what stepping through comes to', (id) => {
  const game = gameOf(id);
  const range = { from: 1, to: 200 };
  const [one, ...others] = playersOf(game).map((kind) => playChunk(game, kind.open(game), range));
  expect(others).toEqual(others.map(() => one));
  const stepped = Array.from({ length: 200 }, (_, i) => {
    const session = new Session(game, dealNumber(game.rules.pack, i + 1));
    while (session.legal().count > 0) session.play(session.legal().at(0));
    return session.outcome()?.result;
  });
  expect(countsOf(one ? [one] : []).won).toBe(stepped.filter((result) => result === 'won').length);
});

// Who plays otherwise is another player, with another name: results are compared and merged by it.
test('the careless player plays as ever', () => {
  const game = gameOf('four-classes');
  const counts = countsOf([playChunk(game, kindOf(game, 'careless').open(game), { from: 1, to: 300 })]);
  expect(counts).toEqual({ deals: 300, won: 291, lost: 9, unknown: 0, wins: { plain: 0, brilliant: 0, 1: 166, 2: 78, 3: 35, 4: 12 } });
});

test('C11: who goes to and fro for too long gives up and has lost', () => {
  const toy = openToy();
  let flips = 0;
  const game = {
    ...toy,
    rules: {
      ...toy.rules,
      // Whatever is drawn is laid back: no end.
      play: (t: Parameters<typeof toy.rules.play>[0]) => {
        flips++;
        t.flip(t.height(0) > 4 ? 0 : 1, t.height(0) > 4 ? 1 : 0, 1);
      },
    },
  };
  expect(kindOf(game, 'careless').open(game).play(dealNumber(game.rules.pack, 1))).toEqual({ result: 'lost' });
  expect(flips).toBe(GIVES_UP_AFTER);
});
