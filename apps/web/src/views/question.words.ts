import type { Lang } from 'pasyans';

/** What is asked before play goes on. */
interface QuestionWords {
  readonly areYouSure: string;
  readonly notYet: string;
  /** Several cards go to one place. */
  readonly chooseMove: string;
  /** One card goes to several places. */
  readonly choosePlace: string;
}

export const questionWords: Readonly<Record<Lang, QuestionWords>> = {
  ru: {
    areYouSure: 'Точно?',
    notYet: 'Пока нет',
    chooseMove: 'Сюда подходит не одна карта. Какую?',
    choosePlace: 'Эту карту примет не одна стопка. Куда?',
  },
  en: {
    areYouSure: 'Are you sure?',
    notYet: 'Not yet',
    chooseMove: 'More than one card fits here. Which?',
    choosePlace: 'More than one pile takes this card. Which?',
  },
};
