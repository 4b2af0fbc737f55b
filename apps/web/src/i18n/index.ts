import type { Lang } from 'pasyans';
import { type Catalogue, ru } from './ru.ts';

export { type Catalogue, ru } from './ru.ts';

/** The app's words in a language. Russian is there at once; others are fetched when they are wanted. */
export async function loadCatalogue(lang: Lang): Promise<Catalogue> {
  return lang === 'ru' ? ru : (await import('./en.ts')).en;
}

// Readers of these languages as a rule read Russian more easily than English.
const READS_RUSSIAN = /^(ru|be|uk|kk)\b/;

/** The language to begin with: Russian for whoever has it among the languages of the browser, else English. */
export function guessLang(wanted: readonly string[]): Lang {
  return wanted.length === 0 || wanted.some((tag) => READS_RUSSIAN.test(tag.toLowerCase())) ? 'ru' : 'en';
}
