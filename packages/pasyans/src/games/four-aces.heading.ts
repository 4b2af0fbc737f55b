import type { Heading } from '../engine/index.ts';

/** What lists show of Four Aces. */
export const heading: Heading = {
  id: 'four-aces',
  title: { ru: 'Четыре туза', en: 'Four Aces' },
  about: {
    ru: 'Карты снимают до туза, стопка за стопкой; останутся одни четыре туза — и желание сбудется.',
    en: 'Cards go until an ace shows, pile after pile: if only the four aces remain, the wish comes true.',
  },
  otherNames: {
    ru: ['Королевский флеш'],
    en: ['Royal Flush'],
  },
  choice: 'zero',
  tells: true,
  packs: ['36'],
};
