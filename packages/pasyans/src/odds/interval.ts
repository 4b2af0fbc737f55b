/** An interval for a share: two numbers from 0 to 1, the lower first. */
export type Interval = readonly [low: number, high: number];

/** A 95 % interval for the share of wins from `won` of `deals` deals. */
export type IntervalMethod = (won: number, deals: number) => Interval;

/** 97.5 % point of the normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;
/** One tail of a 95 % interval. */
const TAIL = 0.025;
/** Below so many wins or losses the normal approximation behind Wilson's interval is too rough. */
const FEW = 10;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Wilson's score interval (Wilson 1927), 95 %. Without deals nothing is known: 0 to 1. */
export function wilson(won: number, deals: number): Interval {
  if (deals === 0) return [0, 1];
  const share = won / deals;
  const weight = 1 + (Z * Z) / deals;
  const middle = (share + (Z * Z) / (2 * deals)) / weight;
  const half = (Z * Math.sqrt((share * (1 - share)) / deals + (Z * Z) / (4 * deals * deals))) / weight;
  // At the ends the formula is exact, but for a last digit that rounding leaves.
  return [won === 0 ? 0 : clamp(middle - half), won === deals ? 1 : clamp(middle + half)];
}

/** The exact interval (Clopper and Pearson 1934), 95 %: it covers the true share at least that often. Without deals 0 to 1. */
export function clopperPearson(won: number, deals: number): Interval {
  const low = won === 0 ? 0 : betaQuantile(TAIL, won, deals - won + 1);
  const high = won === deals ? 1 : betaQuantile(1 - TAIL, won + 1, deals - won);
  return [low, high];
}

/** An interval that is honest about undecided deals: its lower end counts them all as lost, its upper end all as won. */
export function widened(method: IntervalMethod, won: number, lost: number, unknown: number): Interval {
  const deals = won + lost + unknown;
  return [method(won, deals)[0], method(won + unknown, deals)[1]];
}

/** The published interval, 95 %: Wilson's, or Clopper and Pearson's where wins or losses are few, widened by the undecided deals. */
export function interval(won: number, lost: number, unknown: number): Interval {
  return widened(Math.min(won, lost) < FEW ? clopperPearson : wilson, won, lost, unknown);
}

/** So often the halves of 0..1 are halved: beyond it doubles have no digits left. */
const HALVINGS = 60;

/** Where the beta distribution reaches a probability; by bisection, for the function rises. */
function betaQuantile(probability: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (regularisedBeta(middle, a, b) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The regularised incomplete beta function I_x(a, b), on the side where its continued fraction converges fast. */
function regularisedBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The fraction takes about as many rounds as the root of its larger parameter; this is enough for 10^10 deals. */
const MOST_ROUNDS = 200_000;
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), by the method of Lentz. */
function betaFraction(x: number, a: number, b: number): number {
  const safe = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < MOST_ROUNDS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < Number.EPSILON) break;
  }
  return value;
}

/** Lanczos' coefficients for g = 7, n = 9 (Godfrey 2001): fifteen digits for every argument from 1 on. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

/** The logarithm of the gamma function, for arguments from 1 on. */
function logGamma(x: number): number {
  const t = x + 6.5;
  const sum = LANCZOS.reduce((total, coefficient, i) => total + (i === 0 ? coefficient : coefficient / (x - 1 + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
}
