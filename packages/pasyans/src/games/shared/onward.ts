import { cardsOn, type State } from '../../engine/index.ts';

/** More than any game can turn over and play in one pass. */
const A_PASS = 256;

/**
 * How far a game is that turns a stock over and builds foundations: within a pass neither comes back. `passes`: the counter of
 * passes or redeals.
 */
export function onward(stock: number, foundations: readonly number[], passes: number): (s: State) => number {
  return (s) => (s.counter(passes) + 1) * A_PASS - s.height(stock) + cardsOn(s, foundations);
}
