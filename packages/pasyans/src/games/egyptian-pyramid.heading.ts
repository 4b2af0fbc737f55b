import type { Heading } from '../engine/index.ts';

/** What lists show of Egyptian Pyramid. */
export const heading: Heading = {
  id: 'egyptian-pyramid',
  title: { ru: 'Египетская пирамида', en: 'Egyptian Pyramid' },
  about: {
    ru: 'Старинный пасьянс из двух колод: с двух склонов пирамиды собирают восемь мастей за один проход колоды.',
    en: 'An old patience of two packs: from the slopes of a pyramid eight suits are gathered in one pass of the stock.',
  },
  otherNames: {
    ru: ['Конгресс', 'Кабинет президента', 'Парламент'],
    en: ['Congress', "President's Cabinet", 'Parliament'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
};
