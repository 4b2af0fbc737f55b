import type { Lang } from 'pasyans';

/** The words of the page that lies on the table at the end. */
interface ResultWords {
  readonly backToTable: string;
  readonly again: string;
  readonly withReturnAbout: string;
}

export const resultWords: Readonly<Record<Lang, ResultWords>> = {
  ru: {
    backToTable: 'К столу',
    again: 'Ещё раз',
    withReturnAbout: 'Ход возвращали, когда карта была уже открыта: ответ получен с подглядыванием.',
  },
  en: {
    backToTable: 'To the table',
    again: 'Once more',
    withReturnAbout: 'A move was taken back after its card had been seen: this answer was peeked at.',
  },
};
