import { describe, expect, it } from 'vitest';
import { collecting, dealCards, dealingOn, dealNumber, legalMoves, move, nextToDeal, PACK_2X52, REDEAL, Session } from '../engine/index.ts';
import { sayMove } from '../speech/index.ts';
import { openStore } from './open-store.ts';
import { potocki } from './potocki.ts';
import { dealOf, lay, nameOf, open, play } from './shared/hand-layout.testkit.ts';
import { almost, up } from './square.testkit.ts';
import { square } from './square.ts';

const game = open(square);
const GATHER = move(REDEAL);

describe('Square: dealing on (R5)', () => {
  it('stops at a card laid on the base that fits, not at one elsewhere, and deals at least one', () => {
    const deal = dealOf(PACK_2X52, 'AH 2D KC 3S 4S 5S 6S 7S 8S 9S AS 10S');
    const session = new Session(game, deal);
    expect(session.playAsOne(dealingOn(session)).count).toBe(11);
    expect(nameOf(game, session.legal().at(0))).toBe('t11-a4');
    const held = session.here.depth;
    // Held back, the ace does not stop the command again at the next card.
    session.playAsOne(dealingOn(session));
    expect(session.here.depth).toBeGreaterThan(held + 1);
    session.undo();
    expect(session.here.depth).toBe(held);
    session.undo();
    expect(session.here.depth).toBe(0);
  });

  it('every stop of a whole deal has a card that fits, or the pack laid out; nothing is left to deal then', () => {
    for (let id = 1; id <= 20; id++) {
      const session = new Session(game, dealNumber(PACK_2X52, id));
      while (nextToDeal(session) !== undefined) {
        session.playAsOne(dealingOn(session));
        const fits = session
          .legal()
          .toArray()
          .some((m) => nameOf(game, m).match(/^t1[0-2]-[ak]/));
        expect(fits || session.table.height(0) === 0).toBe(true);
        session.playAsOne(collecting(session));
      }
      expect(session.playAsOne(dealingOn(session)).count).toBe(0);
    }
  });

  it('is a command of no patience that does not deal by moves', () => {
    expect(nextToDeal(new Session(open(openStore), dealCards(PACK_2X52, PACK_2X52.cards)))).toBeUndefined();
  });
});

describe('Square: gathering (R12)', () => {
  it('is asked about while a top card still fits a foundation, and then only; legal it is either way', () => {
    const fits = lay(game, almost(`a1: ${up('H', 10)}\nt1: KH JH\nt2: QH`));
    expect(legalMoves(game, fits).has(GATHER)).toBe(true);
    expect(game.rules.asksBefore?.(fits, GATHER)?.ru).toBe(
      'Валет червей ещё подходит к базовой стопке. Всё равно собрать и разложить заново?',
    );
    play(game, fits, 't1-a1', 't2-t1');
    const none = lay(game, almost(`a1: ${up('H', 10)}\nt1: JH KH\nt2: QH`));
    expect([legalMoves(game, none).has(GATHER), game.rules.asksBefore?.(none, GATHER)]).toEqual([true, undefined]);
    for (const m of legalMoves(game, fits).toArray()) if (m !== GATHER) expect(game.rules.asksBefore?.(fits, m)).toBeUndefined();
  });
});

describe('redeals in words', () => {
  it('say "shuffle" only where the cards are shuffled', () => {
    const t = lay(game, 't1: JH');
    expect([sayMove(game, t, GATHER, 'ru'), sayMove(game, t, GATHER, 'en')]).toEqual([
      'собрать, не тасуя, и разложить заново',
      'gather and deal again, unshuffled',
    ]);
    const shuffled = open(potocki);
    expect(sayMove(shuffled, lay(shuffled, 'r1.1: AH'), GATHER, 'ru')).toBe('собрать, перетасовать и разложить заново');
  });
});
