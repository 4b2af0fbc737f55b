import type { Heading } from '../engine/index.ts';

/** What lists show of Egyptian Pyramid. */
export const heading: Heading = {
  id: 'egyptian-pyramid',
  title: { ru: 'Египетская пирамида', en: 'Egyptian Pyramid' },
  about: {
    ru: 'Старинный пасьянс из двух колод: со склонов пирамиды карты собирают на восемь стопок за один проход колоды.',
    en: 'An old patience of two packs: from the slopes of a pyramid the cards go onto eight foundations in one pass of the stock.',
  },
  otherNames: {
    ru: ['Конгресс', 'Кабинет президента', 'Парламент'],
    en: ['Congress', "President's Cabinet", 'Parliament'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
};
