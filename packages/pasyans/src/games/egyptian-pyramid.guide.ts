import { type Card, type Guide, type Options, rankOf, type State } from '../engine/index.ts';
import { rankOfBottom } from './shared/line.ts';
import { pyramidGuide } from './shared/pyramid.guide.ts';
import { FIRST_FOUNDATION, SUIT_SIZE } from './shared/pyramid-cloth.ts';

const baseRank = rankOfBottom(FIRST_FOUNDATION);

/** A card is wanted the sooner the nearer it is to the base rank. */
function levels(s: State): (card: Card) => number {
  const base = baseRank(s) ?? 1;
  return (card) => (rankOf(card) - base + SUIT_SIZE) % SUIT_SIZE;
}

/** Columns run down by themselves, so that only the waste can be in a bad order. The costs were found by trying. */
export const guide = ({ places }: Options): Guide =>
  pyramidGuide(Number(places), levels, [
    { waste: 1, distance: 0.1, column: 0 },
    { waste: 2, distance: 0, column: 0 },
  ]);
