import lengths from './lengths.json';

/** How long a game is: quartiles of the moves an attentive player makes (data/lengths.json). */
export interface Length {
  readonly median: number;
  /** True where every game takes just as many. */
  readonly fixed: boolean;
  readonly kind: 'short' | 'middling' | 'long';
}

/** Moves: a game of up to so many is short, of up to so many middling. */
const SHORT = 50;
const MIDDLING = 150;

/** How long a game of a patience is with its usual options; `undefined` where nobody has measured it. */
export function lengthOf(id: string): Length | undefined {
  const measured: Readonly<Record<string, readonly number[]>> = lengths;
  const [low, median, high] = (Object.hasOwn(measured, id) && measured[id]) || [];
  if (median === undefined) return undefined;
  const fixed = low === high;
  return { median: fixed ? median : rounded(median), fixed, kind: median <= SHORT ? 'short' : median <= MIDDLING ? 'middling' : 'long' };
}

/** As one would say it: about 35, about 130, about 370. */
function rounded(moves: number): number {
  const to = moves <= 20 ? 1 : moves <= 100 ? 5 : 10;
  return Math.round(moves / to) * to;
}
