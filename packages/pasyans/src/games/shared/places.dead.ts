import { makeCard, type Pack, type Rank, type State, SUITS, suitOf } from '../../engine/index.ts';
import { from } from './alike.ts';
import { rankOfBottom } from './line.ts';
import { OpenPlay } from './open-play.ts';
import { FIRST_FOUNDATION, FIRST_PLACE } from './places-cloth.ts';
import { PASS, type Refill, STOCK, WASTE } from './stock.ts';

/**
 * In the last pass a position is lost if it does not even come out with all of the stock lying open.
 *
 * Argument. Take any line that is left. A card of the waste leaves it by being played as its top, or into an emptied place; a
 * place is emptied by playing a card that lies in the open or came there from the stock. So there are never more ways down into
 * the waste than plays of cards that did not come from the waste's top, each of which here brings one up. By induction over
 * the line, what has gone out in it has also gone out here. With `stock-only` the waste never fills a place.
 */
export function placesDead(pack: Pack, places: number, refill: Refill, passes: number, lowest: Rank | undefined): (s: State) => boolean {
  const open = [STOCK, ...from(FIRST_PLACE, FIRST_PLACE + places)];
  const named = rankOfBottom(FIRST_FOUNDATION);
  const plays = new Map<Rank, OpenPlay>();
  const playFor = (base: Rank): OpenPlay => {
    const found =
      plays.get(base) ?? new OpenPlay({ order: SUITS.map((suit) => around(pack, base).map((rank) => makeCard(suit, rank))), copies: 1 });
    plays.set(base, found);
    return found;
  };
  return (s) => {
    const base = lowest ?? named(s);
    if (base === undefined || s.counter(PASS) < passes - 1) return false;
    const gone = (suit: number): number => {
      for (let f = FIRST_FOUNDATION; f < FIRST_PLACE; f++) if (s.height(f) > 0 && suitOf(s.at(f, 0)) === suit) return s.height(f);
      return 0;
    };
    return !playFor(base).comesOut(s, gone, open, WASTE, refill !== 'stock-only');
  };
}

/** The ranks of a pack from one on, once round. */
function around({ ranks, next }: Pack, base: Rank): readonly Rank[] {
  const order: Rank[] = [base];
  while (order.length < ranks.length) order.push(next[order.at(-1) as Rank] as Rank);
  return order;
}
