import type { Lang } from 'pasyans';

/** What is asked before play goes on. */
interface QuestionWords {
  readonly areYouSure: string;
  readonly notYet: string;
  readonly chooseMove: string;
}

export const questionWords: Readonly<Record<Lang, QuestionWords>> = {
  ru: {
    areYouSure: 'Точно?',
    notYet: 'Пока нет',
    chooseMove: 'Сюда подходит не одна карта. Какую?',
  },
  en: {
    areYouSure: 'Are you sure?',
    notYet: 'Not yet',
    chooseMove: 'More than one card fits here. Which?',
  },
};
