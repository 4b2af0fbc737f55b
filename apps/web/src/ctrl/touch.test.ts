import { CARRY, countOf, DRAW, findPatience, fromOf, kindOf, type Move, move, NEXT_STEP, type Options, type Session, toOf } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { gameOf, sessionOf } from './open-games.ts';
import { drop, lift, type Taken, targetsOf, touch } from './touch.ts';

/** The games are named here because a touch means what the rules make of it: one of each kind. */
const open = (id: string, deal = 5, options: Options = {}): Session => {
  const patience = findPatience(id);
  if (!patience) throw new Error(id);
  return sessionOf(gameOf(patience, options), deal);
};

const pile = (session: Session, name: string): number => session.game.pileNumbers.get(name) as number;

describe('a patience without choice', () => {
  const session = open('wish');

  it('takes any touch for the next step', () => {
    expect(touch(session, undefined, 7, 0)).toEqual({ do: 'play', move: NEXT_STEP });
    expect(touch(session, undefined, 0, undefined)).toEqual({ do: 'play', move: NEXT_STEP });
  });

  it('lets no card be lifted', () => {
    expect(lift(session, 7, 0)).toEqual({ do: 'nothing' });
  });

  it('has nothing to touch at the end', () => {
    const ended = open('wish');
    while (ended.legal().count > 0) ended.play(NEXT_STEP);
    expect(touch(ended, undefined, 7, 0)).toEqual({ do: 'nothing' });
  });
});

// Deal 5: base card 9♥; t1 6♣, t2 9♦, t3 8♥, t4 10♣, t5 Т♣, t6 В♥, t7 Д♠, t8 6♥.
describe('nothing is held', () => {
  const session = open('will-it-come-true');
  const stock = pile(session, 'stock');
  const t2 = pile(session, 't2');

  it('a touch of the stock turns a card', () => {
    expect(touch(session, undefined, stock, session.table.height(stock) - 1)).toMatchObject({ do: 'play', move: move(DRAW, 0, 1, 1) });
  });

  it('a card that can go somewhere is taken up', () => {
    expect(touch(session, undefined, t2, 0)).toEqual({ do: 'hold', held: { pile: t2, index: 0 } });
  });

  it('a card that cannot is refused with the rule of its foundation', () => {
    expect(touch(session, undefined, pile(session, 't3'), 0)).toMatchObject({ do: 'refuse', reason: { rule: 'R3' } });
    expect(touch(session, undefined, pile(session, 't1'), 0)).toMatchObject({ do: 'refuse', reason: { rule: 'R1' } });
  });

  it('an empty place brings the one card that fits', () => {
    const intent = touch(session, undefined, pile(session, 'f2'), undefined);
    expect(intent).toEqual({ do: 'play', move: move(CARRY, t2, pile(session, 'f2'), 1) });
  });

  it('an empty place that takes nothing says why', () => {
    expect(touch(session, undefined, pile(session, 'f3'), undefined)).toMatchObject({ do: 'refuse', reason: { rule: 'R1' } });
  });

  it('an empty place that takes several asks', () => {
    const aces = open('potocki');
    const intent = touch(aces, undefined, pile(aces, 'r1.1'), undefined);
    expect(intent.do === 'choose' && intent.moves.length).toBe(4);
  });
});

describe('a card is held', () => {
  const session = open('will-it-come-true');
  const held = { pile: pile(session, 't2'), index: 0 };

  it('goes to the pile that is touched', () => {
    const f2 = pile(session, 'f2');
    expect(touch(session, held, f2, undefined)).toEqual({ do: 'play', move: move(CARRY, held.pile, f2, 1) });
  });

  it('stays held when the pile refuses it', () => {
    const intent = touch(session, held, pile(session, 't3'), 0);
    expect(intent).toMatchObject({ do: 'refuse', reason: { rule: 'R4' } });
    expect(intent).not.toHaveProperty('hold');
  });

  it('gives way to the touched card when that can be taken', () => {
    const potocki = open('potocki');
    const one = { pile: pile(potocki, 'a1'), index: 0 };
    const other = pile(potocki, 'a2');
    expect(touch(potocki, one, other, 0)).toMatchObject({ do: 'refuse', hold: { pile: other, index: 0 } });
  });

  it('touched again makes its only move', () => {
    expect(touch(session, held, held.pile, 0)).toEqual({ do: 'play', move: move(CARRY, held.pile, pile(session, 'f2'), 1) });
  });

  it('touched again is put down when it has several', () => {
    const potocki = open('potocki');
    const ace = { pile: pile(potocki, 'a1'), index: 0 };
    expect(touch(potocki, ace, ace.pile, 0)).toEqual({ do: 'putDown' });
  });

  it('does not keep the stock from turning', () => {
    const stock = pile(session, 'stock');
    const intent = touch(session, held, stock, session.table.height(stock) - 1);
    expect(intent.do === 'play' && kindOf(intent.move)).toBe(DRAW);
  });

  it('knows its targets', () => {
    expect(targetsOf(session, held)).toEqual([pile(session, 'f2')]);
  });
});

describe('a drag', () => {
  const session = open('will-it-come-true');
  const t2 = pile(session, 't2');
  const t3 = pile(session, 't3');
  const f2 = pile(session, 'f2');
  const f3 = pile(session, 'f3');

  it('lifts what can be taken, and the stock to turn its card', () => {
    expect(lift(session, t2, 0)).toMatchObject({ do: 'hold' });
    expect(lift(session, t3, 0)).toMatchObject({ do: 'refuse' });
    expect(lift(session, 0, session.table.height(0) - 1)).toMatchObject({ do: 'hold' });
  });

  it('ends at the first pile that takes the card, whatever lies nearer', () => {
    expect(drop(session, t2, 0, [t3, f3, f2])).toEqual({ do: 'play', move: move(CARRY, t2, f2, 1) });
  });

  it('tells the reason of the nearest pile when none does', () => {
    expect(drop(session, t2, 0, [t3, f3])).toMatchObject({ do: 'refuse', reason: { rule: 'R4' } });
  });

  it('is nothing over its own pile or the bare table', () => {
    expect(drop(session, t2, 0, [t2])).toEqual({ do: 'nothing' });
    expect(drop(session, t2, 0, [])).toEqual({ do: 'nothing' });
  });

  it('from the stock to the waste turns a card', () => {
    const intent = drop(session, 0, session.table.height(0) - 1, [1]);
    expect(intent.do === 'play' && kindOf(intent.move)).toBe(DRAW);
  });
});

describe('several cards at once', () => {
  it.each([
    ['olympus', {}, 40],
    ['egyptian-pyramid', { runs: 'whole' }, 4],
  ])('%s: every carry is made by touching the top card and the place', (id, options, deals) => {
    let several = 0;
    for (let number = 1; number <= deals; number++) {
      const session = open(id, number, options);
      for (let n = 0; n < 40 && session.legal().count > 0; n++) {
        const legal = session.legal().toArray();
        for (const m of legal.filter((one) => kindOf(one) === CARRY)) {
          const taken = touch(session, undefined, fromOf(m), session.table.height(fromOf(m)) - 1);
          const { held } = taken as { held: Taken };
          const height = session.table.height(toOf(m));
          const played = touch(session, held, toOf(m), height === 0 ? undefined : height - 1) as { move: Move };
          expect([fromOf(played.move), toOf(played.move)]).toEqual([fromOf(m), toOf(m)]);
          expect(legal).toContain(played.move);
          if (countOf(played.move) > 1) several++;
        }
        session.play(legal[(n * 7919) % legal.length] as number);
      }
    }
    expect(several).toBeGreaterThan(0);
  });
});

describe('every touch of every position', () => {
  it.each(['will-it-come-true', 'potocki'])('%s: plays legal moves only and never plays what it refuses', (id) => {
    const session = open(id, 11);
    for (let n = 0; n < 15; n++) {
      const legal = session.legal().toArray();
      for (let p = 0; p < session.table.piles; p++) {
        const top = session.table.height(p) - 1;
        for (const intent of [touch(session, undefined, p, top < 0 ? undefined : top), ...(top < 0 ? [] : [lift(session, p, top)])]) {
          if (intent.do === 'play') expect(legal).toContain(intent.move);
          if (intent.do === 'choose') for (const m of intent.moves) expect(legal).toContain(m);
          if (intent.do === 'hold' && kindOf(legal.find((m) => fromOf(m) === intent.held.pile) ?? 0) === CARRY) {
            expect(legal.some((m) => fromOf(m) === intent.held.pile)).toBe(true);
          }
        }
      }
      if (legal.length === 0) break;
      session.play(legal[n % legal.length] as number);
    }
  });
});
