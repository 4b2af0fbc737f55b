import { describe, expect, it } from 'vitest';
import { openGame } from './game.ts';
import {
  CARRY,
  cardsOf,
  DRAW,
  discard,
  discardedPiles,
  heightOf,
  legalMoves,
  type Move,
  move,
  openTop,
  outcomeOf,
  playMove,
  pluck,
  REDEAL,
  readLayout,
  refusal,
} from './index.ts';
import { makePack } from './pack.ts';
import { definePatience } from './patience.ts';
import { spot } from './pile.ts';
import { openToy } from './toy.testkit.ts';

/** A toy that takes the tops of two piles together; won with four cards left, and may be played on. */
const toy = openGame(
  definePatience({
    id: 'toy-pairs',
    rev: 1,
    title: { ru: 'Пары', en: 'Pairs' },
    about: { ru: 'Для проверки.', en: 'For testing.' },
    choice: 'open',
    tells: false,
    packs: ['toy'],
    options: {},
    rules: () => ({
      pack: makePack('toy', [6, 7]),
      piles: ['stock', 'a', 'b'].map((name, i) => ({
        name,
        role: 'tableau',
        label: { ru: `Стопка ${i}`, en: `Pile ${i}` },
        at: spot(i, 0),
      })),
      taking: [6, 8],
      playsOn: true,
      deal: (t) => {
        t.flip(0, 1, 3);
        t.flip(0, 2, 3);
        t.shift(0, 1, 1);
      },
      moves(s, out) {
        const open = [1, 2].every((pile) => s.height(pile) > 0 && s.isUp(s.top(pile)));
        if (open) out.push(discard(1, 2));
        if (s.height(1) > 0 && !s.isUp(s.top(1))) out.push(openTop(1));
      },
      play(t, m) {
        if ((m & 15) === 8) t.turn(1, t.height(1) - 1, true);
        else for (const pile of discardedPiles(m)) t.shift(pile, 0, 1);
      },
      won: (s) => (s.height(1) + s.height(2) <= 4 ? (s.height(1) + s.height(2) <= 1 ? 'brilliant' : 'plain') : undefined),
      why: () => ({ rule: 'R1', text: { ru: 'Нельзя.', en: 'Not allowed.' } }),
    }),
  }),
);
if (!toy.ok) throw new Error(toy.fault.text.en);
const game = toy.value;

function lay(text: string): Parameters<typeof cardsOf>[0] {
  const table = readLayout(game, text, { partial: true });
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

describe('moves that take cards one by one', () => {
  it('name their piles in ascending order, whatever order they were given in', () => {
    expect(discard(9, 3)).toBe(discard(3, 9));
    expect(discardedPiles(discard(9, 3))).toEqual([3, 9]);
    expect(new Set([discard(7, 254, 1), discard(254, 1, 7), discard(1, 7, 254)]).size).toBe(1);
    expect(discardedPiles(discard(254, 1, 7))).toEqual([1, 7, 254]);
    expect([heightOf(pluck(2, 51, 2)), cardsOf(lay(''), pluck(2, 51, 2))]).toEqual([
      51,
      [
        { pile: 2, index: 51 },
        { pile: 2, index: 52 },
      ],
    ]);
  });

  it('touch the cards that they take, turn or open', () => {
    const t = lay('stock: [6H]\na: 7H [6D]\nb: 7D 6C 7C');
    const touched = (m: Move): string =>
      cardsOf(t, m)
        .map(({ pile, index }) => `${pile}.${index}`)
        .join(' ');
    expect(touched(move(CARRY, 2, 1, 2))).toBe('2.1 2.2');
    expect(touched(move(DRAW, 0, 1, 1))).toBe('0.0');
    expect(touched(discard(2, 1))).toBe('1.1 2.2');
    expect(touched(pluck(2, 0, 2))).toBe('2.0 2.1');
    expect(touched(openTop(1))).toBe('1.1');
    expect(touched(move(REDEAL))).toBe('');
  });

  it('are refused with a common rule when there is no card, a closed one, or no such move in the game', () => {
    const t = lay('stock: [6H]\na: 7H [6D]');
    expect(refusal(game, t, discard(1, 2))?.rule).toBe('C13');
    expect(refusal(game, t, discard(0, 1))?.rule).toBe('C5');
    expect(refusal(game, t, openTop(2))?.rule).toBe('C13');
    expect(refusal(game, t, openTop(0))?.rule).toBe('R1');
    expect(refusal(game, t, pluck(1, 0, 1))?.rule).toBe('C3');
    expect(refusal(openToy(), lay('stock: [6H]'), openTop(0))?.rule).toBe('C3');
  });
});

it('a win that may be played on stands while moves are still made', () => {
  const read = readLayout(game, 'stock: [6H] [7D]\na: 7H 6D 6S\nb: 7S 6C 7C');
  if (!read.ok) throw new Error(read.fault.text.en);
  const t = read.value;
  expect(outcomeOf(game, t)).toBeUndefined();
  playMove(game, t, discard(1, 2));
  expect([outcomeOf(game, t), legalMoves(game, t).toArray()]).toEqual([{ result: 'won', win: 'plain' }, [discard(1, 2)]]);
  playMove(game, t, discard(1, 2));
  playMove(game, t, discard(1, 2));
  expect([outcomeOf(game, t), legalMoves(game, t).count]).toEqual([{ result: 'won', win: 'brilliant' }, 0]);
  expect(refusal(game, t, discard(1, 2))?.rule).toBe('C11');
});
