import { fromOf, type Move, type State } from '../../engine/index.ts';
import { PASS, type Refill, STOCK, WASTE } from './stock.ts';

/**
 * In the last pass every play from the waste is harmless; when the stock is out too, every play at all.
 *
 * Proof. Each card is there once and has one foundation to go to (a free one is as good as another), so a play never takes
 * a foundation's place from another card, and only makes more cards fit. Let the stock be out in the last pass. What can be
 * played are the cards in the places and the top of the waste, and a play brings the next card of the waste into the open,
 * if there is one. So of two orders of play neither shows less at the end, and whatever can ever go still goes after any play.
 *
 * Let the stock have cards, the places being refilled from it, and let a line L win from the position X in which the waste's
 * top w fits; Y is the position after w has been played. In Y play L without w's own move. Until the stock is out the places
 * take the same cards in both, since none comes from the waste; the waste of Y is that of X without w, and shows whatever X
 * shows and perhaps more. Once the stock is out, Y needs one play less until a card of the waste comes into the open. So L
 * wins. Where places are refilled from the waste first, this fails: w gone, other cards come into the places.
 */
export function placesHarmless(refill: Refill, passes: number): (s: State, m: Move) => boolean {
  return (s, m) => {
    if (s.counter(PASS) < passes - 1) return false;
    return s.height(STOCK) === 0 || (refill !== 'talon-first' && fromOf(m) === WASTE);
  };
}
