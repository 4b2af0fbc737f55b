import { binomial, type Fraction, fraction, type Term } from '../engine/index.ts';
import { endsWithLast } from './shared/wave-odds.ts';

const PACK = 36;
/** Cards that may stay closed, row by row: the six of hearts never does. */
const ROWS = [8, 9, 9, 9];

/** The argument is that of the rules page under "chance". The term is only told or not told: it does not touch the luck. */
export const exact = () =>
  endsWithLast(
    PACK,
    1,
    {
      ru: 'Карты открываются в случайном порядке, пока не покажется шестёрка червей. Пасьянс сойдётся, если она последняя из 36 карт.',
      en: 'The cards come open in a random order until the six of hearts appears. It comes out when that is the last of the 36 cards.',
    },
    { ofTerm },
  );

/** The chance of a term: all numbers of closed cards are equally likely, and then all sets of so many cards. */
function ofTerm({ years, months, weeks, days }: Term): Fraction {
  const closed = [years, months, weeks, days];
  const all = closed.reduce((sum, cards) => sum + cards, 0);
  const ways = closed.reduce((product, cards, row) => product * binomial(ROWS[row] as number, cards), 1n);
  return ways === 0n ? fraction(0n, 1n) : fraction(ways, BigInt(PACK) * binomial(PACK - 1, all));
}
