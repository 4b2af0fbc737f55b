import {
  careless,
  dealNumber,
  kindOf,
  legalMoves,
  type Move,
  nothingNewSince,
  playMove,
  randomFrom,
  Session,
  STEP,
  sayNothingNew,
} from 'pasyans';
import { hint, seenBefore } from 'pasyans/play';
import { describe, expect, it } from 'vitest';
import { type Case, cases } from './kit/every.ts';
import { same } from './kit/same.ts';

/**
 * Scenario 76: play that goes round in circles is told as such, and is no verdict. That no move is left is told at once by
 * `no-more-moves.test.ts`.
 */

const chosen = cases.filter(({ game }) => game.choice !== 'zero');
const DEALS = 12;
const LONG = 120;

const keyOf = ({ table }: Session): string => `${table.keyLo},${table.keyHi}`;

/** A move there and a move back, where a position has such. */
function thereAndBack({ game, table }: Session): readonly [Move, Move] | undefined {
  const here = `${table.keyLo},${table.keyHi}`;
  const mark = table.mark();
  try {
    for (const there of legalMoves(game, table).toArray()) {
      playMove(game, table, there);
      const middle = table.mark();
      for (const back of legalMoves(game, table).toArray()) {
        playMove(game, table, back);
        if (`${table.keyLo},${table.keyHi}` === here) return [there, back];
        table.undoTo(middle);
      }
      table.undoTo(mark);
    }
    return undefined;
  } finally {
    table.undoTo(mark);
  }
}

/** A session in which the next move can be taken back by a move; `undefined` where none was met. */
function beforeACircle({ game }: Case): { readonly session: Session; readonly circle: readonly [Move, Move] } | undefined {
  for (let id = 1; id <= DEALS; id++) {
    const session = new Session(game, dealNumber(game.rules.pack, id));
    const choose = careless(randomFrom(id, 76));
    for (let n = 0; n < LONG && session.legal().count > 0; n++) {
      const circle = thereAndBack(session);
      if (circle) return { session, circle };
      session.play(choose(session.legal()));
    }
  }
  return undefined;
}

const found = chosen.map((one) => ({ ...one, circle: beforeACircle(one) }));

it('moves can go to and fro in these patiences', () => {
  const ids = found.filter(({ circle }) => circle).map(({ game }) => game.patience.id);
  expect([...new Set(ids)]).toEqual(['egyptian-pyramid', 'devils-bridge', 'square', 'olympus', 'gaps']);
});

describe.each(found)('$name', ({ game, circle: before }) => {
  it('scenario 76: the notice names the last move that brought something new, in random play too', () => {
    for (let id = 1; id <= 3; id++) {
      const session = new Session(game, dealNumber(game.rules.pack, id));
      const choose = careless(randomFrom(id, 77));
      const met = [keyOf(session)];
      for (let n = 0, last = 0; n < LONG && session.legal().count > 0; n++) {
        session.play(choose(session.legal()));
        if (!met.includes(keyOf(session))) last = session.here.depth;
        met.push(keyOf(session));
        same(nothingNewSince(session), session.here.depth - last >= 4 ? last : undefined, 'the notice');
      }
    }
  });

  if (before === undefined) return;
  it('scenario 76: a circle is told after a few moves, with its beginning; it is no verdict, and the hint leads out of it', () => {
    const { session, circle } = before;
    const start = session.here.depth;
    for (let n = 0; n < 6; n++) session.play(circle[n % 2] as Move);
    const since = nothingNewSince(session);
    // The first move of the circle may lead to where the game has been before.
    expect(since !== undefined && since <= start + 1).toBe(true);
    expect(session.outcome()).toBeUndefined();
    expect(sayNothingNew(since as number, 'ru')).toBe(`После хода ${since} ничего нового.`);
    const { move } = hint(game, session.seen(), seenBefore(session));
    if (move !== undefined) {
      expect(session.play(move).ok).toBe(true);
      expect(nothingNewSince(session)).toBeUndefined();
      session.undo();
    }
    for (let n = 0; n < 6; n++) session.undo();
    expect([session.here.depth, nothingNewSince(session)]).toEqual([start, undefined]);
  });
});

it('scenario 76: a patience that plays itself never goes in circles', () => {
  for (const { game } of cases.filter((one) => one.game.choice === 'zero')) {
    const session = new Session(game, dealNumber(game.rules.pack, 76));
    for (let legal = session.legal(); legal.count > 0; legal = session.legal()) {
      expect(kindOf(legal.at(0))).toBe(STEP);
      session.play(legal.at(0));
      expect(nothingNewSince(session)).toBeUndefined();
    }
  }
});
