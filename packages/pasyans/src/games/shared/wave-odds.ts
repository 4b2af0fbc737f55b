import { binomial, type ExactOdds, exactFrom, type Text } from '../../engine/index.ts';

/**
 * The odds of a patience that opens a pack of `pack` cards in random order and ends with the last of `ends` cards of
 * one kind. The kind's places in that order are any `ends` of `pack` alike; with the last of them at place
 * `pack - closed` the others lie anywhere before it.
 */
export function endsWithLast(pack: number, ends: number, why: Text, more: Partial<Pick<ExactOdds, 'holds' | 'ofTerm'>> = {}): ExactOdds {
  const counts = Array.from({ length: pack - ends + 1 }, (_, closed) => binomial(pack - closed - 1, ends - 1));
  return exactFrom({ holds: 'always', left: 'closed', counts, why, ...more });
}
