import type { CountedShare } from '../engine/counted.ts';
import { casesOf, type ExactOdds, type Fraction, fraction } from '../engine/exact.ts';
import type { Win } from '../engine/patience.ts';
import type { Term } from '../engine/term.ts';
import type { Told } from './told.ts';

/** What the odds below a reading are the odds of. `won`: no wish was made and no class told, so that it came out at all. */
export type AnswerKind = 'yes' | 'no' | 'at-once' | 'term' | 'class' | 'brilliant' | 'won';

/** How often an answer comes, as far as it is known. What nobody knows is absent. */
export interface AnswerOdds {
  readonly of: AnswerKind;
  /** The exact share of deals with this answer. */
  readonly exact?: Fraction;
  /** Of a term: the exact share of deals that answer "at once". */
  readonly atOnce?: Fraction;
  /** The exact share of deals that leave just as many cards over, and of which kind these are. */
  readonly left?: { readonly kind: ExactOdds['left']; readonly cards: number; readonly share: Fraction };
  /** Where no exact share is known: how often it came in deals that were played. */
  readonly counted?: CountedShare;
}

/** What has to be counted for the odds of an answer: how often deals are won in any way, lost, or won in one way. */
export function endToCount({ outcome, facts }: Told): 'won' | 'lost' | Win {
  if (outcome.result === 'lost') return facts.wish === 'no' ? 'lost' : 'won';
  return outcome.win === 'plain' ? 'won' : outcome.win;
}

/** The odds of what a game told, from the exact odds of its patience or else from what was counted of `endToCount`. */
export function answerOdds(told: Told, exact: ExactOdds | undefined, counted: CountedShare | undefined): AnswerOdds {
  const of = kindOf(told);
  if (!exact) return { of, ...(counted && { counted }) };
  const share = exactShare(of, exact, told.facts.term);
  const left = leftOver(told, exact);
  return { of, ...(share && { exact: share }), ...(of === 'term' ? { atOnce: exact.chance } : left && { left }) };
}

function kindOf({ outcome, facts }: Told): AnswerKind {
  if (facts.term) return isAtOnce(facts.term) ? 'at-once' : 'term';
  if (facts.wish) return facts.wish;
  if (outcome.result === 'lost' || outcome.win === 'plain') return 'won';
  return outcome.win === 'brilliant' ? 'brilliant' : 'class';
}

const isAtOnce = ({ years, months, weeks, days }: Term): boolean => years + months + weeks + days === 0;

function exactShare(of: AnswerKind, { chance, ofTerm }: ExactOdds, term: Term | undefined): Fraction | undefined {
  if (of === 'term') return term && ofTerm?.(term);
  if (of !== 'no') return chance;
  return fraction(chance.denominator - chance.numerator, chance.denominator);
}

/** `undefined` when nothing is left over: that is the win, which is told already. */
function leftOver({ facts }: Told, exact: ExactOdds): AnswerOdds['left'] {
  const cards = exact.left === 'obstacles' ? facts.obstacles?.length : facts.closedCount;
  const cases = cards === undefined ? undefined : exact.counts[cards];
  if (!cards || cases === undefined) return undefined;
  return { kind: exact.left, cards, share: fraction(cases, casesOf(exact)) };
}
