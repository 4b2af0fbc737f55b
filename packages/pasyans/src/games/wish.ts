import { definePatience, NONE, PACK_36, type PileSpec, type State } from '../engine/index.ts';
import { countClosed, firstComeRows, isClosed, termOf, waveRules } from './shared/wave.ts';
import { aceColumn, columnsOf, handPiles, namesByRow, placePiles, placesOf, rankSigns, rowTop, termSigns } from './shared/wave-cloth.ts';
import { heading } from './wish.heading.ts';
import { exact } from './wish.odds.ts';

const HAND = 0;
const FIRST = 1;
const WIDTH = 9;
const PLACES = 4 * WIDTH;
const LIFTED = FIRST + PLACES;

const COLUMNS = [...columnsOf([6, 7, 8, 9, 10, 11, 12, 13], 1.2, 0), aceColumn(9.6, 5.2)];

const [HAND_PILE, LIFTED_PILE] = handPiles({ x: 0, y: rowTop(1.5).wide }, { x: 4, y: rowTop(3).tall + 1 });
const PILES: readonly PileSpec[] = [HAND_PILE, ...placePiles(COLUMNS, namesByRow), LIFTED_PILE];

/** R3, R7: the ace place of the topmost row whose ace is not in place yet. Between chains only that place is closed. */
function startOf(s: State): number {
  for (let pile = FIRST + WIDTH - 1; pile < FIRST + PLACES; pile += WIDTH) if (isClosed(s, pile)) return pile;
  return NONE;
}

/** «Желание»: source 002, variant «а»; rules in `wish.text.ts`, whose numbers the comments cite. */
export const wish = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: {},
  exact,
  rules: () => ({
    ...waveRules({
      pack: PACK_36,
      hand: HAND,
      lifted: LIFTED,
      first: FIRST,
      dealt: PLACES,
      owners: firstComeRows(placesOf(COLUMNS), FIRST),
      startOf,
    }),
    piles: PILES,
    signs: [...rankSigns(COLUMNS), ...termSigns(10.65, 3)],
    facts: (s) => ({ term: termOf(s, FIRST, WIDTH), closedCount: countClosed(s, FIRST, PLACES) }),
  }),
});
