import { type Guide, KING, NONE, type Rank, rankOf, type State } from '../../engine/index.ts';
import { COLUMNS, placeAt, ROWS, runFrom } from './gap-rows.ts';

// In cards in order, found by trying: a card that lies behind the one before it, a gap that takes nothing, and one behind a
// king, which takes nothing until the king goes.
const FOLLOWS = 0.3;
const DEAD = 1;
const BEHIND_KING = 2;

/** A row is worth what stands in order from its beginning, what follows in order elsewhere, and what its gaps can take. */
export function gapRowsGuide(firstColumn: number, firstRank: Rank): Guide {
  return {
    worths: [
      (s: State) => {
        let worth = 0;
        for (let row = 0; row < ROWS; row++) {
          worth += runFrom(s, placeAt(row, firstColumn), firstRank);
          for (let column = firstColumn + 1; column <= COLUMNS; column++) {
            const left = s.top(placeAt(row, column) - 1);
            const card = s.top(placeAt(row, column));
            const isKing = left !== NONE && rankOf(left) === KING;
            if (card === NONE) worth -= isKing ? BEHIND_KING : left === NONE ? DEAD : 0;
            else if (left !== NONE && !isKing && card === left + 1) worth += FOLLOWS;
          }
        }
        return worth;
      },
    ],
  };
}
