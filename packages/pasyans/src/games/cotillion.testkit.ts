import { PAIRS, suitOfPair } from './cotillion.table.ts';

const LETTERS = 'HDCS';

/** A circle as layout text: the named piles as given, every other foundation with its base card alone. */
export function circle(text: string): string {
  return fill(text, (letter, six) => (six ? `6${letter}` : `5${letter}`));
}

/** A circle in which every pile that is not named is complete. */
export function almost(text: string): string {
  return fill(text, (letter, six) =>
    (six ? '6 7 8 9 10 J Q' : '5 4 3 2 A K')
      .split(' ')
      .map((rank) => rank + letter)
      .join(' '),
  );
}

function fill(text: string, cardsOf: (letter: string, six: boolean) => string): string {
  const lines = Array.from({ length: 2 * PAIRS }, (_, i) => {
    const letter = LETTERS[suitOfPair(i >> 1)] as string;
    return new RegExp(`\\bf${i + 1}:`).test(text) ? '' : `f${i + 1}: ${cardsOf(letter, i % 2 === 1)}`;
  });
  return [text, ...lines].join('\n');
}
