const UP = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const DOWN = [...UP].reverse();
const SUITS = [...'HDCS'];

/** The first `n` cards of an ace pile: `up('H', 3)` is `AH 2H 3H`. */
export const up = (suit: string, n: number): string => line(UP, suit, n);

/** The first `n` cards of a king pile: `down('H', 3)` is `KH QH JH`. */
export const down = (suit: string, n: number): string => line(DOWN, suit, n);

/** The layout with every one of the eight foundations that it does not name complete. */
export function almost(text: string): string {
  const piles = SUITS.flatMap((suit, i) => [
    [`a${i + 1}`, up(suit, 13)],
    [`k${i + 1}`, down(suit, 13)],
  ]);
  return [text, ...piles.filter(([name]) => !new RegExp(`\\b${name}:`).test(text)).map(([name, cards]) => `${name}: ${cards}`)].join('\n');
}

function line(ranks: readonly string[], suit: string, n: number): string {
  return ranks
    .slice(0, n)
    .map((rank) => rank + suit)
    .join(' ');
}
