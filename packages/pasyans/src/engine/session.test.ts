import { describe, expect, it } from 'vitest';
import { dealNumber } from './deal.ts';
import { Desk } from './desk.ts';
import { CARRY, DRAW, move } from './move.ts';
import { Session } from './session.ts';
import { fingerprint } from './soak.ts';
import { openToy } from './toy.testkit.ts';

const TURN = move(DRAW, 0, 1, 1);

function start(id = 1): Session {
  const game = openToy();
  return new Session(game, dealNumber(game.rules.pack, id));
}

/** Turns a card and carries it home. */
function oneHome(session: Session): void {
  session.play(TURN);
  session.play(session.legal().at(session.legal().count - 1));
}

describe('Session', () => {
  it('refuses with a reason, changes nothing and makes no history entry', () => {
    const session = start();
    const before = fingerprint(session.table);
    const played = session.play(move(CARRY, 1, 2, 1));
    expect(played).toMatchObject({ ok: false, reason: { rule: 'C13' } });
    expect(fingerprint(session.table)).toBe(before);
    expect([session.canUndo, session.canRedo, session.here.depth]).toEqual([false, false, 0]);
  });

  it('undoes and redoes without limit and to the byte', () => {
    const session = start();
    const prints = [fingerprint(session.table)];
    while (session.legal().count > 0) {
      session.play(session.legal().at(0));
      prints.push(fingerprint(session.table));
    }
    for (const print of prints.slice(0, -1).reverse()) {
      session.undo();
      expect(fingerprint(session.table)).toBe(print);
    }
    expect(session.undo()).toBe(false);
    for (const print of prints.slice(1)) {
      expect(session.redo()).toBeDefined();
      expect(fingerprint(session.table)).toBe(print);
    }
    expect(session.redo()).toBeUndefined();
  });

  it('never loses a branch: the line left by undo and another move stays in the tree', () => {
    const session = start();
    oneHome(session);
    const first = session.here;
    session.undo();
    session.play(TURN);
    expect(session.root.children[0]?.children.map((place) => place.move)).toEqual([first.move, TURN]);
    session.goTo(first);
    expect(session.moves).toEqual([TURN, first.move]);
  });

  it('does not grow the tree when the same move is played again', () => {
    const session = start();
    session.play(TURN);
    session.undo();
    session.play(TURN);
    expect(session.root.children).toHaveLength(1);
  });

  it('scenario 72: moves played in one breath are one entry; the same moves played singly afterwards are one entry each', () => {
    const session = start();
    const depths = (go: () => unknown): readonly number[] => {
      const passed: number[] = [];
      while (go()) passed.push(session.here.depth);
      return passed;
    };
    const forthAndBack = (): unknown => [depths(() => session.undo()), depths(() => session.redo())];
    session.playAsOne([TURN, TURN, TURN]);
    expect(forthAndBack()).toEqual([[0], [3]]);
    session.restart();
    session.play(TURN);
    expect([session.undo(), session.redo()?.length, session.here.depth]).toEqual([true, 2, 1]);
    expect(depths(() => session.redo())).toEqual([3]);
    expect(forthAndBack()).toEqual([
      [1, 0],
      [1, 3],
    ]);
    session.restart();
    session.playAsOne([TURN, TURN]);
    session.play(TURN);
    expect(forthAndBack()).toEqual([
      [2, 0],
      [2, 3],
    ]);
  });

  it('restarts to the very deal, from which redo leads forward again', () => {
    const session = start();
    const dealt = fingerprint(session.table);
    oneHome(session);
    oneHome(session);
    const line = session.moves;
    session.restart();
    expect(fingerprint(session.table)).toBe(dealt);
    expect(session.line).toEqual(line);
    while (session.redo());
    expect(session.moves).toEqual(line);
  });

  it('keeps bookmarks: each name once, found again, taken away', () => {
    const session = start();
    session.play(TURN);
    session.bookmark('here');
    session.play(TURN);
    session.bookmark('here');
    expect(session.bookmarks.map((place) => place.depth)).toEqual([2]);
    session.restart();
    session.goTo(session.bookmarks[0] as (typeof session.bookmarks)[number]);
    expect(session.moves).toEqual([TURN, TURN]);
    session.bookmark(undefined);
    expect(session.bookmarks).toEqual([]);
  });

  it('throws for a place of another session', () => {
    const other = start();
    other.play(TURN);
    expect(() => start().goTo(other.here)).toThrow('another session');
  });

  it('offers nothing and says why after a win', () => {
    const game = openToy({ goal: '4' });
    const session = new Session(game, dealNumber(game.rules.pack, 3));
    for (let i = 0; i < 4; i++) oneHome(session);
    expect(session.outcome()).toEqual({ result: 'won', win: 'plain' });
    expect(session.play(TURN)).toMatchObject({ ok: false, reason: { rule: 'C11' } });
  });
});

describe('Desk', () => {
  it('takes a new game back, exactly as the old one was, and forward again', () => {
    const first = start(1);
    first.play(TURN);
    const desk = new Desk(first);
    const second = start(2);
    desk.open(second);
    expect(desk.session).toBe(second);
    expect(desk.undo()).toBe('game');
    expect(desk.session).toBe(first);
    expect(first.moves).toEqual([TURN]);
    expect(desk.redo()).toBe('game');
    expect(desk.session).toBe(second);
  });

  it('takes moves back first, and says when there is nothing more', () => {
    const desk = new Desk(start(1));
    expect([desk.canUndo, desk.undo()]).toEqual([false, undefined]);
    desk.open(start(2));
    desk.session.play(TURN);
    expect([desk.undo(), desk.undo(), desk.undo()]).toEqual(['move', 'game', undefined]);
    expect([desk.redo(), desk.redo(), desk.redo()]).toEqual(['game', 'move', undefined]);
  });

  it('leads on to the next game only from where that game was opened', () => {
    const desk = new Desk(start(1));
    desk.open(start(2));
    desk.undo();
    desk.session.play(TURN);
    expect([desk.canRedo, desk.redo()]).toEqual([false, undefined]);
    desk.undo();
    expect(desk.redo()).toBe('move');
  });
});
