import type { Heading } from '../engine/index.ts';

/** What lists show of Wish with 20 Cards. */
export const heading: Heading = {
  id: 'wish-20',
  title: { ru: 'Желание (20 карт)', en: 'Wish with 20 Cards' },
  titleNote: {
    ru: 'Своего названия у этого вида нет: на старой странице ему отведены две фразы после «Желания».',
    en: 'This form has no title of its own: the old page gives it two sentences after Wish.',
  },
  about: {
    ru: 'Короткое «Желание»: двадцать карт без различия мастей; последний туз скажет, исполнится ли оно и когда.',
    en: 'A short Wish: twenty cards, suits set aside; the last ace tells whether it comes true, and when.',
  },
  otherNames: {
    ru: ['Потёмки'],
    en: [],
  },
  choice: 'zero',
  tells: true,
  packs: ['20'],
};
