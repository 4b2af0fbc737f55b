import type { Heading } from '../engine/index.ts';

/** What lists show of Will It Come True?. */
export const heading: Heading = {
  id: 'will-it-come-true',
  title: { ru: 'Сбудется — не сбудется', en: 'Will It Come True?' },
  about: {
    ru: 'Гадание на желание: собрать всю колоду на четыре базовые карты за один проход.',
    en: 'A patience that answers a wish: bring the whole pack onto four base cards in one pass.',
  },
  otherNames: {
    ru: ['Ковёр'],
    en: ['Carpet'],
  },
  choice: 'hidden',
  tells: true,
  packs: ['36'],
};
