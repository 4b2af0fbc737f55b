import type { Lang } from 'pasyans';

/** The words about the number of a deal. */
interface DealNumberWords {
  readonly about: string;
  readonly now: (deal: string) => string;
  readonly layOut: string;
  readonly copy: string;
  readonly next: string;
  readonly previous: string;
  readonly layout: string;
}

export const dealNumberWords: Readonly<Record<Lang, DealNumberWords>> = {
  ru: {
    about: 'Один и тот же номер — один и тот же расклад, на любом устройстве.',
    now: (deal) => `Сейчас на столе № ${deal}.`,
    layOut: 'Разложить',
    copy: 'Скопировать номер',
    next: 'Следующий номер',
    previous: 'Предыдущий номер',
    layout: 'Карты с вашего стола…',
  },
  en: {
    about: 'The same number is the same deal, on any device.',
    now: (deal) => `On the table now: no. ${deal}.`,
    layOut: 'Deal',
    copy: 'Copy the number',
    next: 'Next number',
    previous: 'Previous number',
    layout: 'Cards from your own table…',
  },
};
