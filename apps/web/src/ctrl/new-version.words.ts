import type { Lang } from 'pasyans';

/** What is said of a new version of the app. */
export interface NewVersionWords {
  readonly isThere: string;
  readonly reload: string;
}

export const newVersionWords: Readonly<Record<Lang, NewVersionWords>> = {
  ru: { isThere: 'Есть новая версия.', reload: 'Перезагрузить' },
  en: { isThere: 'There is a new version.', reload: 'Reload' },
};
