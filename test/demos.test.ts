import { careless, dealNumber, type Game, kindOf, randomFrom, Session, SOAK_LIMIT, STEP } from 'pasyans';
import { hint, seenBefore, thinkerOf } from 'pasyans/play';
import { describe, expect, it } from 'vitest';
import { cases, combinations } from './kit/every.ts';
import { same } from './kit/same.ts';

/** Whole games that the program plays by itself, with every option value. `DEMOS=1000` plays so many of each. */

const DEMOS = Number(process.env['DEMOS'] ?? 1);
/** Milliseconds. */
const PATIENT = 120_000;

/** Plays a deal as `auto ID --player sensible` does: to its end, or until the player gives up, which is lost (C11). */
function demo(game: Game, id: number): Session {
  const session = new Session(game, dealNumber(game.rules.pack, id));
  const thinker = thinkerOf(game);
  while (session.outcome() === undefined || game.rules.playsOn) {
    const thought = thinker.think(session.seen());
    if (!thought) break;
    const played = session.play(thought.move);
    if (!played.ok) throw new Error(`deal ${id}, move ${session.here.depth + 1}: ${played.reason.text.en}`);
    if (session.here.depth > SOAK_LIMIT) throw new Error(`deal ${id} does not end`);
  }
  return session;
}

/** Plays a deal of a patience that plays itself, step by step. */
function course(game: Game, id: number): Session {
  const session = new Session(game, dealNumber(game.rules.pack, id));
  for (let legal = session.legal(); legal.count > 0; legal = session.legal()) {
    same([legal.count, kindOf(legal.at(0))].join(), [1, STEP].join(), 'the only move');
    session.play(legal.at(0));
    if (session.here.depth > SOAK_LIMIT) throw new Error(`deal ${id} does not end`);
  }
  return session;
}

describe.each(cases)('$name', ({ game }) => {
  it('scenario 80: every demo plays legal moves only and ends with a verdict', { timeout: PATIENT * DEMOS }, () => {
    for (let id = 1; id <= DEMOS; id++) {
      if (game.choice === 'zero') expect(course(game, id).outcome()?.result).toMatch(/^(won|lost)$/);
      else {
        const session = demo(game, id);
        const result = session.outcome()?.result;
        // Where moves are left the player has given up or may play on after a win; where none are it is won or lost.
        if (session.legal().count === 0) expect(result).toMatch(/^(won|lost)$/);
        else expect(result).not.toBe('lost');
      }
    }
  });
});

describe.each(combinations(200, 5).filter(({ game }) => game.choice !== 'zero'))('$name', ({ game }) => {
  it('scenarios 14, 78: whatever the options say together, a hint is a legal move', () => {
    const session = new Session(game, dealNumber(game.rules.pack, 78));
    const choose = careless(randomFrom(78));
    for (let look = 0; look < 3; look++) {
      const { move } = hint(game, session.seen(), seenBefore(session));
      if (move !== undefined) same(session.refusal(move)?.text.en, undefined, 'the hint is refused');
      for (let n = 0; n < 15 && session.legal().count > 0; n++) session.play(choose(session.legal()));
    }
  });
});
