import { binomial, type Fraction, fraction, type Term } from '../engine/index.ts';
import { endsWithLast } from './shared/wave-odds.ts';

/** Cards of a suit besides its ace. */
const REST = 8;
const PACK = 36;
const SUITS = 4;

/** The argument is that of the rules page under "chance". */
export const exact = () =>
  endsWithLast(
    PACK,
    SUITS,
    {
      ru: 'Карты открываются в случайном порядке, и всё кончается на четвёртом тузе. Желание сбудется, если туз — последняя карта из 36: 4 случая из 36.',
      en: 'The cards come open in a random order, and the fourth ace ends it. The wish comes true when the last of the 36 cards is an ace: 4 in 36.',
    },
    { ofTerm },
  );

/**
 * The chance of a term. The cards come open in a random order, the last of them is the fourth ace, and the rows go to
 * the suits as they first appear. So the orders are counted that open just so many cards of the first suit to
 * appear, of the second, the third and the fourth; which suits these are, and which of their cards, makes no difference.
 */
function ofTerm({ years, months, weeks, days }: Term): Fraction {
  const closed = [years, months, weeks, days];
  const opened = closed.map((cards) => REST + 1 - cards);
  const all = opened.reduce((sum, cards) => sum + cards, 0);
  const which = closed.reduce((ways, cards) => ways * binomial(REST, cards), factorial(SUITS));
  if (which === 0n) return fraction(0n, 1n);
  // The last card is the ace of one of the suits; the others lie before it.
  const orders = opened.reduce((sum, _, last) => sum + inOrder(opened.map((cards, suit) => cards - (suit === last ? 1 : 0))), 0n);
  return fraction(which * orders * factorial(PACK - all), factorial(PACK));
}

/**
 * In how many orders so many cards of four suits can come so that the suits first appear in the order given: of all
 * orders the share in which the very first card is of the first suit, the first of the others of the second, and so on.
 */
function inOrder(cards: readonly number[]): bigint {
  const [first, second, third, fourth] = cards.map(BigInt) as [bigint, bigint, bigint, bigint];
  const rest = second + third + fourth;
  const orders = factorial(Number(first + rest)) * first * second * third;
  return orders === 0n ? 0n : orders / ((first + rest) * rest * (third + fourth));
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= n; i++) product *= i;
  return product;
}
