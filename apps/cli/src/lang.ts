import type { Lang } from 'pasyans';

type Environment = Readonly<Record<string, string | undefined>>;

/** The value of `--lang` wherever it stands on the command line: help and errors of the parser need it before parsing. */
export function askedLang(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const read = end < 0 ? args : args.slice(0, end);
  for (const [i, arg] of read.entries()) {
    if (arg === '--lang') return read[i + 1];
    if (arg.startsWith('--lang=')) return arg.slice('--lang='.length);
  }
  return undefined;
}

/** Russian unless the locale names another language; `C`, `POSIX` and nothing name none. */
export function localeLang(env: Environment): Lang {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^(?:ru|c|posix)?(?:[_.@-]|$)/i.test(locale) ? 'ru' : 'en';
}

export function isLang(text: string): text is Lang {
  return text === 'ru' || text === 'en';
}
