import { definePatience, NONE, option, PACK_32, type PileSpec, type State } from '../engine/index.ts';
import { heading } from './fatal.heading.ts';
import { exact } from './fatal.odds.ts';
import type { PileNames } from './shared/pile-names.ts';
import { countClosed, firstComeRows, fixedRows, type Place, waveRules } from './shared/wave.ts';
import {
  aceColumn,
  columnsOf,
  handPiles,
  namesByCard,
  namesByRow,
  placePiles,
  placesOf,
  rankSigns,
  rowTop,
  suitSigns,
} from './shared/wave-cloth.ts';

const HELPERS = 0;
const FIRST = 1;
const DEALT = 28;
const HAND = FIRST + DEALT + 4;
const LIFTED = HAND + 1;

const COLUMNS = columnsOf([7, 8, 9, 10, 11, 12, 13], 1.4, 1.2);
const ACES = [aceColumn(0, 0)];
const ALL_PLACES = [...placesOf(COLUMNS), ...placesOf(ACES)];

const ROW_SUITS = option(
  { ru: 'Масти рядов', en: 'Suits of the rows' },
  {
    ru: 'Какой масти принадлежит каждый ряд. Старый текст говорит о местах по схеме, но рисунок утрачен.',
    en: 'Which suit each row belongs to. The old text speaks of places in a scheme, but the figure is lost.',
  },
  [
    { value: 'fixed', label: { ru: 'черви, бубны, трефы, пики', en: 'hearts, diamonds, clubs, spades' } },
    {
      value: 'first-card',
      label: { ru: 'по первой карте: новая масть берёт верхний свободный ряд', en: 'by first card: a new suit takes the topmost free row' },
    },
  ],
);

function pilesOf(names: (place: Place) => PileNames): readonly PileSpec[] {
  const helpers: PileSpec = {
    name: 'helpers',
    role: 'reserve',
    label: { ru: 'Помощники', en: 'Helpers' },
    onto: { ru: 'к помощникам', en: 'to the helpers' },
    at: { wide: { x: 8.8, y: rowTop(1).wide, w: 2.2 }, tall: { x: 4.2, y: rowTop(1).tall + 1, w: 1.8 } },
    fan: 'right',
  };
  return [
    helpers,
    ...placePiles(COLUMNS, names),
    ...placePiles(ACES, names, (row) => `a${row + 1}`),
    ...handPiles({ x: 8.8, y: rowTop(2).wide }, { x: 4.2, y: rowTop(2).tall + 1 }),
  ];
}

/** «Роковой», a recovered title: source 004; rules in `fatal.text.ts`. */
export const fatal = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: { 'row-suits': ROW_SUITS },
  exact,
  rules: (options) => {
    const fixed = options['row-suits'] === 'fixed';
    const owners = fixed ? fixedRows(ALL_PLACES, FIRST) : firstComeRows(ALL_PLACES, FIRST);
    // R3, R4: each chain begins with the next helper.
    const startOf = (s: State): number => (s.height(HELPERS) > 0 ? HELPERS : NONE);
    return {
      ...waveRules({ pack: PACK_32, hand: HAND, lifted: LIFTED, first: FIRST, dealt: DEALT, owners, startOf }),
      piles: pilesOf(fixed ? namesByCard : namesByRow),
      signs: [...rankSigns([...ACES, ...COLUMNS]), ...(fixed ? suitSigns(1, 0) : [])],
      facts: (s) => ({ closedCount: countClosed(s, FIRST, DEALT) }),
    };
  },
});
