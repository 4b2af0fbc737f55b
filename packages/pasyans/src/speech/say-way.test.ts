import { expect, it } from 'vitest';
import { dealNumber } from '../engine/deal.ts';
import { Session } from '../engine/session.ts';
import { openToy } from '../engine/toy.testkit.ts';
import { waysOf } from '../engine/ways.ts';
import { sayMove } from './say-move.ts';
import { sayWays } from './say-way.ts';

function start(): Session {
  const game = openToy();
  return new Session(game, dealNumber(game.rules.pack, 1));
}

const play = (session: Session, nth: number): unknown => session.play(session.legal().at(nth));
const told = (session: Session): readonly string[] => sayWays(session, 'en');

it('finds bookmarks and the ends of lines that were left, and no place of the line in play', () => {
  const session = start();
  expect(told(session)).toEqual([]);
  session.bookmark('start');
  for (let i = 0; i < 3; i++) play(session, 0);
  expect(told(session)).toEqual(['"start": before the first move']);
  session.bookmark('a try');
  session.undo();
  // What redo leads to is no other line; the bookmark on it is a place to go to.
  expect(told(session)).toEqual(['"start": before the first move', '"a try": after move 3']);
  const other = session.legal().count - 1;
  expect(other).toBeGreaterThan(0);
  play(session, other);
  session.bookmark(undefined);
  session.goTo(session.root);
  expect(told(session)).toEqual(['"a try": after move 3']);
});

it('a line that was left is found by where it leaves the present one and by which move, and leads back', () => {
  const session = start();
  play(session, 0);
  const move = sayMove(session.game, session.table, session.legal().at(0), 'en');
  const ход = sayMove(session.game, session.table, session.legal().at(0), 'ru');
  play(session, 0);
  const left = session.here;
  session.undo();
  play(session, session.legal().count - 1);
  expect(waysOf(session)).toEqual([{ place: left, leaves: 1 }]);
  expect(told(session)).toEqual([`another line from move 1 to move 2: ${move}`]);
  expect(sayWays(session, 'ru')).toEqual([`ветка от хода 1 до хода 2: ${ход}`]);
  const here = session.here;
  session.goTo(left);
  expect(session.here).toBe(left);
  expect(waysOf(session).map((way) => way.place)).toEqual([here]);
});

it('no two lines read alike, however often they part, and saying them leaves the game as it is', () => {
  const session = start();
  // Every line of four moves.
  const grow = (left: number): void => {
    const { here } = session;
    for (let n = left === 0 ? 0 : session.legal().count; n > 0; n--) {
      play(session, n - 1);
      grow(left - 1);
      session.goTo(here);
    }
  };
  grow(4);
  session.goTo(session.root);
  const before = [session.here, session.here.ahead, session.seen()];
  const lines = told(session);
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.some((line) => /^another line from the deal itself to move 4: .+; move 4 — .+$/.test(line))).toBe(true);
  expect([session.here, session.here.ahead, session.seen()]).toEqual(before);
});
