import type { Card, State } from '../../engine/index.ts';

/**
 * How many cards of a pile lie on one that is wanted sooner, each time with `distance` more for every step between the two.
 * `level`: how many cards have to go out before this one, less where it is wanted sooner.
 */
export function buried(s: State, pile: number, level: (card: Card) => number, distance = 0): number {
  let soonest = Number.POSITIVE_INFINITY;
  let cards = 0;
  const height = s.height(pile);
  for (let i = 0; i < height; i++) {
    const own = level(s.at(pile, i));
    if (own > soonest) cards += 1 + distance * (own - soonest);
    else soonest = own;
  }
  return cards;
}
