import type { Term } from './term.ts';
import type { Text } from './text.ts';

/** A share of all cases, in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** What is known of a patience's luck by argument or by counting every case, not by sampling. */
export interface ExactOdds {
  /** The chance that a deal is won. */
  readonly chance: Fraction;
  /** For whom it holds: whoever plays and whatever they see, or only players who do not look under closed cards. */
  readonly holds: 'always' | 'unseen';
  /** Which cards are left over when a deal is lost: strangers among the kept cards, or cards never opened. */
  readonly left: 'obstacles' | 'closed';
  /** Of so many equally likely cases, how many leave 0, 1, 2, ... cards over; none left over is the win. */
  readonly counts: readonly bigint[];
  /** The mean number of cards left over, won deals included. */
  readonly mean: Fraction;
  /** The chance of this very term, where the closed cards tell one that no choice of the player touches. */
  ofTerm?(term: Term): Fraction;
  /** The argument in a sentence or two; at length in `docs/odds.md`. */
  readonly why: Text;
}

/** Exact odds from the number of equally likely cases that leave 0, 1, 2, ... cards over. */
export function exactFrom(known: Pick<ExactOdds, 'holds' | 'left' | 'counts' | 'why' | 'ofTerm'>): ExactOdds {
  const { counts } = known;
  const cases = casesOf(known);
  const cards = counts.reduce((sum, count, left) => sum + BigInt(left) * count, 0n);
  return { ...known, chance: fraction(counts[0] ?? 0n, cases), mean: fraction(cards, cases) };
}

/** A fraction in lowest terms; both numbers from 0 on, the denominator not 0. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** How many cases there are in all. */
export function casesOf({ counts }: Pick<ExactOdds, 'counts'>): bigint {
  return counts.reduce((sum, count) => sum + count, 0n);
}

/** In how many ways `k` places can be chosen out of `n`. */
export function binomial(n: number, k: number): bigint {
  let ways = k < 0 || k > n ? 0n : 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
