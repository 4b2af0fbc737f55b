import type { ExactOdds, Fraction, Game } from '../../engine/index.ts';

/** The exact odds of a game with its options; `undefined` where only sampling and solving are known to help. */
export function exactOdds(game: Game): ExactOdds | undefined {
  return game.patience.exact?.(game.options);
}

/** As people write it: `31/36`, and `1` for what is certain. */
export function fractionText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** A fraction as a decimal with so many digits after the point, rounded half up from its exact value. */
export function decimalText({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const rounded = (2n * numerator * scale + denominator) / (2n * denominator);
  const rest = `${rounded % scale}`.padStart(digits, '0');
  return digits === 0 ? `${rounded}` : `${rounded / scale}.${rest}`;
}
