import type { Fraction } from '../engine/exact.ts';
import type { Lang } from '../engine/text.ts';
import { counted, type Forms, number } from '../speech/index.ts';

const DEALS: Record<Lang, Forms> = {
  // «В 1 раскладе, в 2 раскладах, в 21 раскладе».
  ru: { one: 'раскладе', many: 'раскладах' },
  en: { one: 'deal', many: 'deals' },
};

/** Nobody counts deals by more than a million millions. */
const MOST = 1e12;
/** One, as far as sums of such shares are exact. */
const ONE = 1 - 1e-9;
/** Up to here a fraction is read at a glance; beyond it the numbers are set apart, and beyond the second bound left out. */
const GLANCE = 1000n;
const READABLE = 1_000_000_000n;

/**
 * A share of deals as people say it: «примерно в 11 раскладах из 100». Of the round numbers 100, 1000, … the first in which both the share
 * and what is left of it come to one whole deal or more. A share that was counted on some deals is never more than about right.
 */
export function ofDeals(share: number, lang: Lang, of: 'all' | 'some'): string {
  let all = 100;
  while (all < MOST && Math.min(share, 1 - share) * all < ONE) all *= 10;
  const deals = Math.round(share * all);
  const isExact = of === 'all' && Math.abs(share * all - deals) < 1e-9;
  const about = isExact ? '' : lang === 'ru' ? 'примерно ' : 'about ';
  const many = counted(deals, DEALS[lang], lang);
  return lang === 'ru' ? `${about}в ${many} из ${number(all, lang)}` : `in ${about}${many} of ${number(all, lang)}`;
}

/** The exact number behind it, in brackets: « (точно 1/9)»; nothing where it has too many digits to be read. */
export function exactly({ numerator, denominator }: Fraction, lang: Lang): string {
  const [ru, en] =
    denominator <= GLANCE
      ? [`${numerator}/${denominator}`, `${numerator}/${denominator}`]
      : [
          `${number(Number(numerator), lang)} из ${number(Number(denominator), lang)}`,
          `${number(Number(numerator), lang)} of ${number(Number(denominator), lang)}`,
        ];
  if (denominator > READABLE) return '';
  return lang === 'ru' ? ` (точно ${ru})` : ` (exactly ${en})`;
}

/** The share as a number from 0 to 1, rounded as numbers are. */
export function asNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}

/** A share as so many of 100: with one digit after the point, or two where it is rare. */
export function ofHundred(share: number, lang: Lang): string {
  const edge = Math.min(share, 1 - share) * 100;
  const digits = edge === 0 ? 0 : edge >= 1 ? 1 : 2;
  const text = (share * 100).toFixed(digits).replace(/[.]0+$/, '');
  return lang === 'ru' ? text.replace('.', ',') : text;
}
