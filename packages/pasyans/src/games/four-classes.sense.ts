import { type Aim, type Game, NONE, rankOf, type Sense, type State } from '../engine/index.ts';
import { FIRST_CLOSED, FIRST_COLUMN } from './four-classes.table.ts';
import { discardsSense } from './shared/discards.sense.ts';

const variety: Aim = {
  why: {
    ru: 'Чем больше разных достоинств внизу столбцов, тем вернее подойдёт закрытая карта.',
    en: 'The more different ranks end the columns, the likelier a closed card fits.',
  },
  of: (s) => ranksAtTheEnds(s) / 10,
};

function ranksAtTheEnds(s: State): number {
  let met = 0;
  let ranks = 0;
  for (let c = FIRST_COLUMN; c < FIRST_CLOSED; c++) {
    const bit = s.top(c) === NONE ? 0 : 1 << rankOf(s.top(c));
    if ((met & bit) === 0 && bit !== 0) ranks++;
    met |= bit;
  }
  return ranks;
}

/** Four cards are hidden. Where the first that fits ends the game, only the ends of the columns count, else the cards discarded. */
export function sense({ rules, options }: Game): Sense {
  const usual = discardsSense(rules, { looksThrough: 4, tables: 12, nodes: 60 });
  return options['form'] === 'full' ? usual : { ...usual, aims: [variety] };
}
