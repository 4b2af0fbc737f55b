import { expect, it } from 'vitest';
import { dealNumber } from '../engine/deal.ts';
import { Session } from '../engine/session.ts';
import { openToy } from '../engine/toy.testkit.ts';
import { waysOf } from '../engine/ways.ts';
import { sayWay } from './say-way.ts';

function start(): Session {
  const game = openToy();
  return new Session(game, dealNumber(game.rules.pack, 1));
}

const play = (session: Session, nth: number): unknown => session.play(session.legal().at(nth));
const told = (session: Session): readonly string[] => waysOf(session).map((way) => sayWay(way, 'en'));

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

it('a line that was left is found by where it leaves the present one, and leads back', () => {
  const session = start();
  play(session, 0);
  play(session, 0);
  const left = session.here;
  session.undo();
  play(session, session.legal().count - 1);
  expect(waysOf(session)).toEqual([{ place: left, leaves: 1 }]);
  expect(told(session)).toEqual(['another line from move 1 to move 2']);
  expect(sayWay({ place: left, leaves: 0 }, 'ru')).toBe('ветка от самого расклада до хода 2');
  const here = session.here;
  session.goTo(left);
  expect(session.here).toBe(left);
  expect(waysOf(session).map((way) => way.place)).toEqual([here]);
});
