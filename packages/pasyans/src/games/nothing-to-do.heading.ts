import type { Heading } from '../engine/index.ts';

/** What lists show of Nothing to Do. */
export const heading: Heading = {
  id: 'nothing-to-do',
  title: { ru: 'От нечего делать', en: 'Nothing to Do' },
  about: {
    ru: 'То же гадание на свой лад: колоду и число игровых карт выбираете сами.',
    en: 'The wishing patience to your own measure: choose the pack and how many cards lie in play.',
  },
  otherNames: {
    ru: ['Ковёр'],
    en: ['Carpet'],
  },
  choice: 'hidden',
  tells: true,
  packs: ['36', '32'],
};
