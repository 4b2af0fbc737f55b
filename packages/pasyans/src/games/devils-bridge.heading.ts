import type { Heading } from '../engine/index.ts';

/** What lists show of Devil's Bridge. */
export const heading: Heading = {
  id: 'devils-bridge',
  title: { ru: 'Чёртов мост', en: "Devil's Bridge" },
  about: {
    ru: 'Очень трудная сестра «Египетской пирамиды»: на тузов собирают вверх, на королей — вниз.',
    en: 'The very hard sister of Egyptian Pyramid: upwards on the aces, downwards on the kings.',
  },
  otherNames: {
    ru: ['Конгресс', 'Парламент'],
    en: ['Congress', 'Parliament'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
};
