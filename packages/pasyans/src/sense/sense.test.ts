import { describe, expect, test } from 'vitest';
import { handlesOf, type Options, outcomeOf, playMove, see } from '../engine/index.ts';
import { lay, open } from '../games/shared/hand-layout.testkit.ts';
import { dealNumber, findPatience, formatMove, type Patience, Session } from '../index.ts';
import { playChunk } from '../odds/counts.ts';
import { gameOf, kindOf } from '../odds/odds.testkit.ts';
import { hint, seenBefore, thinkerOf } from '../play.ts';

/** The hint in a position laid by hand: its move as it is typed, and the sentence. */
function hintIn(id: string, layout: string, options: Options = {}): readonly [string | undefined, string] {
  const game = open(findPatience(id) as Patience, options);
  const table = lay(game, layout);
  const { move, text } = hint(game, see(table, handlesOf({ cards: game.rules.pack.cards })));
  return [move === undefined ? undefined : formatMove(game, table, move), text.ru];
}

describe('the evident move, and why', () => {
  test('places: from the waste to a foundation', () => {
    const layout = 'f1: 6H\nf2: 6D\nwaste: KC 7H\nt1: 10H\nt2: JC\nt3: KS\nt4: QS\nt5: 9C\nt6: 9S\nt7: AC\nt8: AD\nstock: [10S] [JS]';
    expect(hintIn('will-it-come-true', layout, { base: 'sixes-as-they-come' })).toEqual([
      '7H-f1',
      'Положить семёрку червей на шестёрку червей, базовая стопка 1: карта уходит на базовую стопку и открывает ту, что под ней.',
    ]);
  });

  test('pyramid: from the waste to a column rather than a new card', () => {
    const layout = 'f1: 2C\nwaste: QD 7H\nt1: 8S\nt2: KD\nt3: JC\nt4: KS\nt5: JD\nt6: KC\nt7: JH\nt8: KH\nstock: [10S] [JS] [QS] [4S] [5S]';
    const [move, text] = hintIn('egyptian-pyramid', layout);
    expect([move, text]).toEqual([
      '7H-t1',
      'Положить семёрку червей на восьмёрку пик, столбец 1: карта сходит с талона и открывает ту, что под ней.',
    ]);
  });

  test('open store: the card in hand goes on one that is needed later', () => {
    const layout = 'f1: AH 2H\nhand: 5S\nw1: 4D\nw2: 6C\nw3: KC\nw4: 4C\nw5: 3D 4H\nstore: 9H 10H\nstock: [10S] [JS]';
    const [move, text] = hintIn('open-store', layout);
    expect([move, text]).toEqual(['5S-w2', expect.stringContaining('меньше всего мешает')]);
  });

  test('square: what covers a wanted card moves away within its suit', () => {
    const layout =
      'a1: AH\nk4: KS\nt1: 9D 2H 8C\nt2: 4S 9C\nt3: 6S\nt4: 10D\nt5: JD\nt6: 5C\nt7: 3D\nt8: 10S\nt9: 7S\nt10: QD\nt11: 4D\nt12: 8S';
    const [move] = hintIn('square', layout);
    expect(move).toBe('8C-t2');
  });

  test('rows with gaps: the last card wins', () => {
    const row = (suit: string): string =>
      ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => rank + suit).join(' ');
    const places = (row: number, cards: string, from = 1): string =>
      cards
        .split(' ')
        .map((card, i) => `r${row}.${from + i}: ${card}`)
        .join('\n');
    const layout = [
      places(1, row('H')),
      places(2, row('D')),
      places(3, row('C')),
      places(4, row('S').replace(' KS', '')),
      'r4.14: KS',
    ].join('\n');
    expect(hintIn('potocki', layout, { redeals: '0' })).toEqual([
      'KS-r4.13',
      'Положить короля пик в ряд 4, на место 13: этим ходом пасьянс сходится.',
    ]);
  });

  test('wish with 20 cards: the upper row', () => {
    const game = open(findPatience('wish-20') as Patience, { 'row-choice': 'player' });
    const session = new Session(game, dealNumber(game.rules.pack, 3));
    const { move, text } = hint(game, session.seen());
    expect(move).toBe(session.legal().at(0));
    expect(text.ru).toContain('верхние ряды открывают первыми');
  });

  test('the only move there is', () => {
    expect(hintIn('cotillion', 'stock: [KH]\nf1: 5H')[1]).toBe('Открыть карту из колоды: другого хода сейчас нет.');
  });
});

test('where only going to and fro is left, the hint says so and no more', () => {
  const layout = 'f1: AC\nt1: 8S\nt2: 8D 7H\nt3: 8C\nt4: JS\nt5: JD\nt6: KC\nt7: JH\nt8: KH';
  expect(hintIn('egyptian-pyramid', layout)).toEqual([undefined, 'Разумного хода не видно: остаётся взять ходы назад или сдаться.']);
});

test('after the end there is nothing to say', () => {
  expect(hintIn('cotillion', 'f1: 5H')).toEqual([undefined, 'Игра окончена.']);
});

test('a hint does not lead back to where the game was', () => {
  const game = gameOf('egyptian-pyramid');
  const session = new Session(game, dealNumber(game.rules.pack, 12));
  const met = new Set<string>();
  for (let moves = 0; moves < 25; moves++) {
    const view = JSON.stringify(session.seen());
    expect(met.has(view)).toBe(false);
    met.add(view);
    const { move } = hint(game, session.seen(), seenBefore(session));
    if (move === undefined) break;
    expect(session.play(move).ok).toBe(true);
  }
  expect(seenBefore(session, 5)).toHaveLength(5);
});

test('the player forgets a deal: another one after it is played as by a fresh one', () => {
  const game = gameOf('royal-marriage');
  const used = kindOf(game, 'sensible').open(game);
  const fresh = (id: number) => kindOf(game, 'sensible').open(game).play(dealNumber(game.rules.pack, id));
  for (let id = 1; id <= 2; id++) expect(used.play(dealNumber(game.rules.pack, id))).toEqual(fresh(id));
});

test('thinking leaves no trace: asked twice the same thing is said', () => {
  const game = gameOf('triads');
  const session = new Session(game, dealNumber(game.rules.pack, 5));
  expect(hint(game, session.seen())).toEqual(hint(game, session.seen()));
  expect(hint(game, session.seen()).move).toBe(thinkerOf(game).think(session.seen())?.move);
});

// Whoever comes to play otherwise takes a higher version: older results are told from newer ones by it.
test.each([
  ['triads', 8, 7],
  ['will-it-come-true', 40, 3],
  ['royal-marriage', 4, 3],
])('%s: the sensible player plays as ever', (id, deals, won) => {
  const game = gameOf(id);
  const wins = (player: string): number => deals - playChunk(game, kindOf(game, player).open(game), { from: 1, to: deals }).lost;
  expect(wins('sensible')).toBe(won);
  expect(won).toBeGreaterThan(2 * wins('careless'));
});

test('the player comes to the end of a game, or gives up', () => {
  const game = gameOf('devils-bridge');
  const session = new Session(game, dealNumber(game.rules.pack, 1));
  const thinker = thinkerOf(game);
  for (let thought = thinker.think(session.seen()); thought; thought = thinker.think(session.seen()))
    playMove(game, session.table, thought.move);
  expect(outcomeOf(game, session.table)?.result).not.toBe('won');
});
