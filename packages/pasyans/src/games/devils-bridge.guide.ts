import { type Card, type Guide, rankOf, type State, suitOf } from '../engine/index.ts';
import { COLUMNS } from './devils-bridge.ts';
import { pyramidGuide } from './shared/pyramid.guide.ts';
import { FIRST_FOUNDATION, SUIT_SIZE } from './shared/pyramid-cloth.ts';

const KINGS = FIRST_FOUNDATION + 4;
/** Further than any card is from its turn: it goes nowhere any more. */
const NEVER = 50;

/** A card is wanted by the pile of its ace or by that of its king, whichever comes first. */
const levels =
  (s: State) =>
  (card: Card): number => {
    const rank = rankOf(card);
    const up = rank - s.height(FIRST_FOUNDATION + suitOf(card)) - 1;
    const down = SUIT_SIZE - s.height(KINGS + suitOf(card)) - rank;
    return Math.min(up < 0 ? NEVER : up, down < 0 ? NEVER : down);
  };

/** Columns run down, which is the wrong order for the kings' piles. The costs were found by trying. */
export const guide = (): Guide =>
  pyramidGuide(COLUMNS, levels, [
    { waste: 0.5, distance: 0, column: 1 },
    { waste: 0.5, distance: 0.1, column: 0.5 },
  ]);
