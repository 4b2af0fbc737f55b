import type { Lang } from 'pasyans';

/** What has to be said when not even the words could be fetched; part of the catalogues too. */
export const firstWords: Readonly<Record<Lang, { readonly loadFailed: string; readonly tryAgain: string }>> = {
  ru: { loadFailed: 'Эта страница не загрузилась. Проверьте связь и откройте её ещё раз.', tryAgain: 'Открыть ещё раз' },
  en: { loadFailed: 'This page did not load. Check the connection and open it again.', tryAgain: 'Try again' },
};
