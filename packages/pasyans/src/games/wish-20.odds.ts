import { binomial, casesOf, type ExactOdds, type Fraction, fraction, type Term } from '../engine/index.ts';
import { endsWithLast } from './shared/wave-odds.ts';

const PACK = 20;
const ROWS = 4;
/** Columns whose cards may stay closed: all but that of the aces. */
const COLUMNS = 4;

/** The argument is that of the rules page under "chance". Choosing the rows changes nothing while the cards there are unknown; only the term is then the player's. */
export const exact = (rowChoice: 'topmost' | 'player'): ExactOdds => {
  const odds = endsWithLast(
    PACK,
    ROWS,
    {
      ru: 'Карты открываются в случайном порядке, какой бы ряд ни выбрать, и всё кончается на четвёртом тузе. Пасьянс сойдётся, если туз — последняя карта из 20: 4 случая из 20.',
      en: 'The cards come open in a random order, whichever row is chosen, and the fourth ace ends it. It comes out when the last of the 20 cards is an ace: 4 in 20.',
    },
    { holds: rowChoice === 'topmost' ? 'always' : 'unseen' },
  );
  return rowChoice === 'topmost' ? { ...odds, ofTerm: (term) => ofTerm(odds, term) } : odds;
};

/**
 * The chance of a term, the topmost row being taken: a column keeps its closed cards in its lowest rows. So the years
 * count the columns with all four cards closed, the months those with three or more, and so on.
 */
function ofTerm(odds: ExactOdds, { years, months, weeks, days }: Term): Fraction {
  const closed = years + months + weeks + days;
  // How many columns keep no card closed, one, two, three and four.
  const columns = [COLUMNS - days, days - weeks, weeks - months, months - years, years];
  const cases = odds.counts[closed];
  if (cases === undefined || columns.some((count) => count < 0)) return fraction(0n, 1n);
  let [ways, left] = [1n, COLUMNS];
  columns.forEach((count, cards) => {
    ways *= binomial(left, count) * binomial(ROWS, cards) ** BigInt(count);
    left -= count;
  });
  return fraction(cases * ways, casesOf(odds) * binomial(COLUMNS * ROWS, closed));
}
