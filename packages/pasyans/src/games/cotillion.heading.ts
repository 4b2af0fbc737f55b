import type { Heading } from '../engine/index.ts';

/** What lists show of Cotillion. */
export const heading: Heading = {
  id: 'cotillion',
  title: { ru: 'Котильон', en: 'Cotillion' },
  about: {
    ru: 'Восемь пар в кругу: пятёрки спускаются к королям, шестёрки поднимаются к дамам.',
    en: 'Eight couples in a circle: the fives go down to the kings, the sixes go up to the queens.',
  },
  otherNames: {
    ru: ['Контрданс', 'Кадриль', 'Пленные дамы'],
    en: ['Contradance', 'Quadrille', 'Captive Queens'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
};
