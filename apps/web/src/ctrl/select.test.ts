import {
  type Card,
  cardCode,
  DISCARD,
  definePatience,
  discard,
  discardedPiles,
  fromOf,
  type Game,
  kindOf,
  type MoveBuffer,
  OPEN,
  openGame,
  openTop,
  PACK_36,
  parseDealCards,
  rankOf,
  Session,
  type State,
  spot,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { holdsStill, tableView } from '../adapt/table-view.ts';
import { drop, heldCards, lift, type Taken, targetsOf, touch } from './touch.ts';

const PILES = ['pack', 'a', 'b', 'c', 'spare', 'out'];
const [A, B, C, SPARE, OUT] = [1, 2, 3, 4, 5];

/** A toy: any two open tops of equal rank go out together, or three; a closed spare card is opened when there are none. */
const toy = definePatience({
  id: 'toy-tops',
  rev: 1,
  title: { ru: 'Игрушка', en: 'Toy' },
  about: { ru: 'Для проверки.', en: 'For testing.' },
  choice: 'hidden',
  tells: false,
  packs: ['36'],
  options: {},
  rules: () => ({
    pack: PACK_36,
    piles: PILES.map((name, i) => ({
      name,
      role: name === 'out' ? 'discard' : name === 'spare' ? 'reserve' : 'tableau',
      label: { ru: `Стопка ${name}`, en: `Pile ${name}` },
      at: spot(i, 0),
    })),
    taking: [DISCARD, OPEN],
    deal(t) {
      for (const pile of [A, B, C]) t.flip(0, pile, 2);
      t.shift(0, SPARE, 1);
    },
    moves: pushMoves,
    play(t, m) {
      if (kindOf(m) === OPEN) t.turn(fromOf(m), 0, true);
      else for (const pile of discardedPiles(m)) t.shift(pile, OUT, 1);
    },
    won: () => undefined,
    why: (_, m) => ({ rule: kindOf(m) === OPEN ? 'R2' : 'R1', text: { ru: 'Нельзя.', en: 'No.' } }),
  }),
});

function pushMoves(s: State, out: MoveBuffer): void {
  const tops = [A, B, C, SPARE].filter((pile) => s.height(pile) > 0 && s.isUp(s.top(pile)));
  const rank = (pile: number): number => rankOf(s.top(pile) as Card);
  const before = out.count;
  for (const a of tops) for (const b of tops) if (a < b && rank(a) === rank(b)) out.push(discard(a, b));
  for (const a of tops)
    for (const b of tops)
      for (const c of tops) if (a < b && b < c && rank(a) === rank(b) && rank(b) === rank(c)) out.push(discard(a, b, c));
  if (out.count === before && s.height(SPARE) > 0 && !s.isUp(s.top(SPARE))) out.push(openTop(SPARE));
}

/** The first cards of the pack: bottom and top of a, b and c, then the spare one. */
function deal(first: string): Session {
  const game = openGame(toy) as { value: Game };
  const rest = PACK_36.cards.map(cardCode);
  const cards = parseDealCards(PACK_36, [...first.split(' '), ...rest.filter((code) => !first.split(' ').includes(code))].join(' '));
  if (!cards.ok) throw new Error(cards.fault.text.en);
  return new Session(game.value, cards.value);
}

const alone = (pile: number, index = 1): Taken => ({ pile, index, alone: true });

describe('cards that go out together', () => {
  const three = deal('AH 6H AD 6D AC 6C 7S');

  it('are selected one by one and go as soon as no larger move is left', () => {
    const first = touch(three, undefined, A, 1);
    expect(first).toEqual({ do: 'hold', held: alone(A) });
    const second = touch(three, alone(A), B, 1);
    expect(second).toEqual({ do: 'hold', held: { ...alone(A), others: [alone(B)] } });
    const both: Taken = { ...alone(A), others: [alone(B)] };
    expect(touch(three, both, C, 1)).toEqual({ do: 'play', move: discard(A, B, C) });
    expect(touch(three, both, B, 1)).toEqual({ do: 'play', move: discard(A, B) });
    expect(touch(three, both, OUT, undefined)).toEqual({ do: 'play', move: discard(A, B) });
    expect(touch(three, alone(A), A, 1)).toEqual({ do: 'putDown' });
  });

  it('go at once where two are all', () => {
    const two = deal('AH 6H AD 6D AC 8C 7S');
    expect(touch(two, alone(A), B, 1)).toEqual({ do: 'play', move: discard(A, B) });
    expect(touch(two, undefined, C, 1)).toMatchObject({ do: 'refuse', reason: { rule: 'R1' } });
    expect(touch(two, undefined, A, 0)).toMatchObject({ do: 'refuse' });
    expect(touch(two, undefined, SPARE, 0)).toMatchObject({ do: 'refuse', reason: { rule: 'R2' } });
  });

  it('open a closed card when there is nothing else', () => {
    const none = deal('AH 6H AD 7D AC 8C 7S');
    expect(touch(none, undefined, SPARE, 0)).toEqual({ do: 'play', move: openTop(SPARE) });
  });

  it('may be dragged onto each other', () => {
    const two = deal('AH 6H AD 6D AC 8C 7S');
    expect(lift(two, A, 1)).toEqual({ do: 'hold', held: alone(A) });
    expect(lift(two, C, 1)).toMatchObject({ do: 'refuse' });
    expect(drop(two, A, 1, [A, B])).toEqual({ do: 'play', move: discard(A, B) });
    expect(drop(two, A, 1, [C])).toMatchObject({ do: 'refuse' });
    expect(drop(two, A, 1, [A])).toEqual({ do: 'nothing' });
    expect(drop(three, A, 1, [B])).toMatchObject({ do: 'hold', held: { others: [alone(B)] } });
  });

  it('show what can still go with them', () => {
    expect(targetsOf(three, alone(A))).toEqual([B, C]);
    const both: Taken = { ...alone(A), others: [alone(B)] };
    expect(targetsOf(three, both)).toEqual([C]);
    const view = tableView({ session: three, deal: 'd', held: both, targets: [], lang: 'ru' });
    expect(view.held.map(({ pile }) => pile)).toEqual([A, B]);
    expect([holdsStill(three, both), holdsStill(three, { ...both, others: [alone(OUT)] }), heldCards(undefined)]).toEqual([
      true,
      false,
      [],
    ]);
  });
});
