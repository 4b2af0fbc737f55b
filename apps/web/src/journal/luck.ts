import type { Choice } from 'pasyans';
import { type CompactRow, type Interval, wilson } from 'pasyans/odds';
import type { Figures } from './figures.ts';

/** How often something comes out: what was found, and between what and what it is likely to be in the long run (95 %). Shares from 0 to 1. */
export interface Measure {
  readonly share: number;
  readonly range: Interval;
}

/** A player of the odds book with a measure: careless, sensible, all-seeing, or the plain chance of a patience that plays itself. */
export interface Known extends Measure {
  readonly who: 'chance' | 'careless' | 'sensible' | 'solver';
}

/** Where the player's range lies beside a known one. */
export type Beside = 'above' | 'alike' | 'below';

export interface Luck {
  readonly mine: Measure;
  /** From the weakest to the strongest. */
  readonly known: readonly (Known & { readonly beside: Beside })[];
}

const ORDER = ['chance', 'careless', 'sensible', 'solver'] as const;

/** The player's share beside the odds book's; `undefined` while nothing has been played to its end. */
export function luckOf({ won, plays }: Pick<Figures, 'won' | 'plays'>, rows: readonly CompactRow[], choice: Choice): Luck | undefined {
  if (plays === 0) return undefined;
  const mine: Measure = { share: won / plays, range: wilson(won, plays) };
  const known = rows.flatMap((row) => knownOf(row, choice)).sort((a, b) => ORDER.indexOf(a.who) - ORDER.indexOf(b.who));
  return { mine, known: known.map((one) => ({ ...one, beside: beside(mine.range, one.range) })) };
}

function knownOf(row: CompactRow, choice: Choice): readonly Known[] {
  const who = choice === 'zero' ? 'chance' : ORDER.find((name) => name === row.player);
  if (who === undefined || row.deals === 0) return [];
  // The exact chance is that of whoever cannot see closed cards.
  const exact = who === 'solver' ? undefined : row.exact;
  const share = exact === undefined ? row.won / row.deals : fraction(exact);
  return [{ who, share, range: exact === undefined ? row.interval : [share, share] }];
}

/** `31/36`, or `1`. */
function fraction(text: string): number {
  const [numerator, denominator = 1] = text.split('/').map(Number);
  return (numerator as number) / denominator;
}

function beside(mine: Interval, other: Interval): Beside {
  if (mine[0] > other[1]) return 'above';
  return mine[1] < other[0] ? 'below' : 'alike';
}
