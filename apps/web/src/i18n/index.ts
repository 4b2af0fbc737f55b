import type { Lang } from 'pasyans';
import type { Catalogue } from './ru.ts';

export { firstWords } from './first.ts';
export type { Catalogue } from './ru.ts';

/** The app's words in a language, fetched when they are wanted: nobody has to wait for those of the other one. Rejects when they cannot be. */
export async function loadCatalogue(lang: Lang): Promise<Catalogue> {
  return lang === 'ru' ? (await import('./ru.ts')).ru : (await import('./en.ts')).en;
}

// Readers of these languages as a rule read Russian more easily than English.
const READS_RUSSIAN = /^(ru|be|uk|kk)\b/;

/** The language to begin with: Russian for whoever has it among the languages of the browser, else English. */
export function guessLang(wanted: readonly string[]): Lang {
  return wanted.length === 0 || wanted.some((tag) => READS_RUSSIAN.test(tag.toLowerCase())) ? 'ru' : 'en';
}
