import { definePatience, NONE, option, PACK_36, type PileSpec } from '../engine/index.ts';
import { heading } from './running-wave.heading.ts';
import { exact } from './running-wave.odds.ts';
import { countClosed, fixedRows, isClosed, termOf, waveRules } from './shared/wave.ts';
import {
  aceColumn,
  columnsOf,
  handPiles,
  namesByCard,
  placePiles,
  placesOf,
  rankSigns,
  rowTop,
  suitSigns,
  termSigns,
} from './shared/wave-cloth.ts';

const HAND = 0;
const FIRST = 1;
const WIDTH = 9;
const PLACES = 4 * WIDTH;
const LIFTED = FIRST + PLACES;

const COLUMNS = [...columnsOf([6, 7, 8, 9, 10, 11, 12, 13], 1.2, 0), aceColumn(9.6, 5.2)];

const [HAND_PILE, LIFTED_PILE] = handPiles({ x: 0, y: rowTop(1.5).wide }, { x: 4, y: rowTop(3).tall + 1 });
const PILES: readonly PileSpec[] = [HAND_PILE, ...placePiles(COLUMNS, namesByCard), LIFTED_PILE];

const TERM = option(
  { ru: 'Срок', en: 'Term' },
  {
    ru: 'О чём говорят закрытые карты: когда сбудется желание — или только о том, что пасьянс не сошёлся.',
    en: 'What the closed cards tell: when the wish comes true, or only that the patience did not come out.',
  },
  [
    { value: 'by-rows', label: { ru: 'по рядам: годы, месяцы, недели, дни', en: 'by rows: years, months, weeks, days' } },
    { value: 'win-only', label: { ru: 'только «да» или «нет»', en: 'only yes or no' } },
  ],
);

/** «Бегущая волна», a working title: source 002, variant «б»; rules in `running-wave.text.ts`. */
export const runningWave = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: { term: TERM },
  exact,
  rules: ({ term }) => {
    const owners = fixedRows(placesOf(COLUMNS), FIRST);
    const byRows = term === 'by-rows';
    const rules = waveRules({
      pack: PACK_36,
      hand: HAND,
      lifted: LIFTED,
      first: FIRST,
      dealt: PLACES,
      owners,
      // R3, R4: one wave only, from the place of the six of hearts until that card is laid there, open.
      startOf: (s) => (isClosed(s, FIRST) ? FIRST : NONE),
    });
    return {
      ...rules,
      piles: PILES,
      signs: [...rankSigns(COLUMNS), ...suitSigns(9.2, 5.2), ...(byRows ? termSigns(10.65, 3) : [])],
      facts: (s) => ({
        ...(byRows ? { term: termOf(s, FIRST, WIDTH) } : { wish: rules.won(s) ? 'yes' : 'no' }),
        closedCount: countClosed(s, FIRST, PLACES),
      }),
    };
  },
});
