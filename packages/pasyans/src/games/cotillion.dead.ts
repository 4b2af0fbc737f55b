import { KING, makeCard, QUEEN, type State } from '../engine/index.ts';
import { FIRST_FOUNDATION, PAIRS, sameKind, suitOfPair } from './cotillion.table.ts';
import { OpenPlay } from './shared/open-play.ts';
import { PASS, STOCK, WASTE } from './shared/stock.ts';

const DOWN = [4, 3, 2, 1, KING] as const;
const UP = [7, 8, 9, 10, 11, QUEEN] as const;
const KINDS = PAIRS;

/** Of each kind the lower-numbered foundation, in their order round the table: five, six, five, six. */
const firstOf = (kind: number): number => FIRST_FOUNDATION + kind;

/**
 * In the last pass a position is lost if it does not even come out with all of the stock lying open.
 *
 * Argument. The waste is left from its top only. Where two equal cards wait, the one that lies open may go first and the other
 * wait in the waste for its turn; should the other come to the top before, the two change places, so that no order of the two is
 * left out. Each play makes more cards fit and covers none, so by induction what goes out in any line also goes out here.
 */
export function cotillionDead(passes: number): (s: State) => boolean {
  const order = Array.from({ length: KINDS }, (_, kind) => {
    const suit = suitOfPair(kind >> 1);
    return (kind % 2 === 0 ? DOWN : UP).map((rank) => makeCard(suit, rank));
  });
  const play = new OpenPlay({ order, copies: 2 });
  // The five or six that a foundation begins with has not been played.
  const gone = (s: State) => (kind: number, copy: number) => s.height(copy === 0 ? firstOf(kind) : sameKind(firstOf(kind))) - 1;
  return (s) => s.counter(PASS) === passes - 1 && !play.comesOut(s, gone(s), [STOCK], WASTE, false);
}
