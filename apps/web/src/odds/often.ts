import { counted, type Lang, number } from 'pasyans';
import type { CompactRow } from 'pasyans/odds';
import { exactShare } from './headline.ts';
import { oddsWords } from './odds.words.ts';

const TIMES = {
  ru: { one: 'раз', few: 'раза', many: 'раз' },
  en: { one: 'time', many: 'times' },
} as const;

const DEALS = {
  ru: { one: 'расклад', few: 'расклада', many: 'раскладов' },
  en: { one: 'deal', many: 'deals' },
} as const;

/** «Из 21 расклада», «из 300 раскладов». */
const OF_DEALS = { one: 'расклада', many: 'раскладов' };

/** Below it «1 раз из 36» says more than «3 раза из 100». */
const RARE = 0.1;
/** From here on «99,7 из 100» is no news: nearly always. */
const NEARLY = 0.995;
/** A fraction that can be said: the longest there is to count on the fingers. */
const MOST_PARTS = 36;

/** «1 раз из 9», «27 раз из 100», «почти всегда»: how often something comes about, in words; `share` from 0 to 1. */
export function often(share: number, lang: Lang): string {
  if (share >= NEARLY) return { ru: 'почти всегда', en: 'nearly always' }[lang];
  if (share <= 0) return { ru: 'ни разу', en: 'never' }[lang];
  return share < RARE ? timesIn(1, Math.round(1 / share), lang) : timesIn(Math.round(share * 100), 100, lang);
}

function timesIn(times: number, of: number, lang: Lang): string {
  const said = times === 1 && lang === 'en' ? 'once' : counted(times, TIMES[lang], lang);
  return `${said} ${{ ru: 'из', en: 'in' }[lang]} ${number(of, lang)}`;
}

/** How often a row's deals came out: exactly where that is known, else about; what is undecided is said, never counted as lost. */
export function oftenOf(row: CompactRow, lang: Lang): string {
  const { won, deals, unknown, exact } = row;
  if (exact !== undefined) return exactly(exact, row, lang);
  if (won === deals)
    return { ru: `всегда: все ${counted(deals, DEALS.ru, 'ru')}`, en: `always: all ${counted(deals, DEALS.en, 'en')}` }[lang];
  if (unknown > 0 && won === 0) return undecided(row, lang);
  if (unknown > 0) return { ru: `не реже чем ${often(won / deals, lang)}`, en: `at least ${often(won / deals, lang)}` }[lang];
  // «Ни разу за 1 000 раскладов»: it may still come out.
  if (won === 0) return { ru: `ни разу за ${counted(deals, DEALS.ru, 'ru')}`, en: `not once in ${counted(deals, DEALS.en, 'en')}` }[lang];
  return about(often(won / deals, lang), lang);
}

function undecided({ deals, unknown }: CompactRow, lang: Lang): string {
  if (unknown === deals)
    return {
      ru: `неизвестно: ни один из ${counted(deals, OF_DEALS, 'ru')} не решён`,
      en: `unknown: none of ${counted(deals, DEALS.en, 'en')} is decided`,
    }[lang];
  return {
    ru: `пока ни разу; про ${number(unknown, 'ru')} из ${counted(deals, OF_DEALS, 'ru')} не знает никто`,
    en: `not once yet; of ${number(unknown, 'en')} in ${counted(deals, DEALS.en, 'en')} nobody knows`,
  }[lang];
}

const about = (said: string, lang: Lang): string => (/^(\d|once)/.test(said) ? `${{ ru: 'примерно', en: 'about' }[lang]} ${said}` : said);

function exactly(exact: string, row: CompactRow, lang: Lang): string {
  const [numerator = 0, denominator = 1] = exact.split('/').map(Number);
  if (numerator === denominator) return { ru: 'всегда', en: 'always' }[lang];
  if (denominator <= MOST_PARTS) return timesIn(numerator, denominator, lang);
  return about(often(exactShare(row) as number, lang), lang);
}

/** The same as the beginning of a sentence about the patience: «Сходится 1 раз из 9». */
export function comesOut(row: CompactRow, lang: Lang): string {
  const words = oddsWords[lang];
  const never = row.won === 0 && row.unknown === 0 && row.exact === undefined;
  return never ? words.neverYet(row.deals) : words.comesOut(oftenOf(row, lang));
}

/** «27,3 %»: a share with one digit after the point, or as many as are asked for. */
export function percent(share: number, lang: Lang, digits = share > 0 && share < 0.01 ? 2 : 1): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** «22,6–32,6 %»: between which shares. */
export function between([low, high]: CompactRow['interval'], lang: Lang): string {
  const digits = high < 0.01 ? 2 : 1;
  return `${percent(low, lang, digits).replace(/\s?%$/, '')}–${percent(high, lang, digits)}`;
}
