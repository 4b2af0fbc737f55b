import type { Heading } from '../engine/index.ts';

/** What lists show of Vorozhba. */
export const heading: Heading = {
  id: 'vorozhba',
  title: { ru: 'Ворожба', en: 'Vorozhba' },
  about: {
    ru: 'Стопок всё меньше, лишние карты уходят; если останутся одни старшие карты базовой масти, желание сбудется.',
    en: 'Fewer and fewer piles, and strangers are thrown away: if only the high cards of the base suit remain, the wish comes true.',
  },
  otherNames: {
    ru: ['Королевский флеш'],
    en: ['Royal Flush'],
  },
  choice: 'zero',
  tells: true,
  packs: ['36'],
};
