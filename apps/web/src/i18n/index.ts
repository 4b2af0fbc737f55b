import type { Lang } from 'pasyans';
import { en } from './en.ts';
import { type Catalogue, ru } from './ru.ts';

export type { Catalogue } from './ru.ts';

const CATALOGUES: Readonly<Record<Lang, Catalogue>> = { ru, en };

/** The app's words in a language. */
export function catalogue(lang: Lang): Catalogue {
  return CATALOGUES[lang];
}

// Readers of these languages as a rule read Russian more easily than English.
const READS_RUSSIAN = /^(ru|be|uk|kk)\b/;

/** The language to begin with: Russian for whoever has it among the languages of the browser, else English. */
export function guessLang(wanted: readonly string[]): Lang {
  return wanted.length === 0 || wanted.some((tag) => READS_RUSSIAN.test(tag.toLowerCase())) ? 'ru' : 'en';
}
