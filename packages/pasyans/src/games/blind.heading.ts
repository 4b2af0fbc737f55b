import type { Heading } from '../engine/index.ts';

/** What lists show of The Blind One. */
export const heading: Heading = {
  id: 'blind',
  title: { ru: 'Слепой', en: 'The Blind One' },
  about: {
    ru: 'Назовите масть вслепую: семь стопок сойдутся в одну, и лучше бы в ней не было чужих.',
    en: 'Name a suit unseen: seven piles shrink to one, and it had better hold no strangers.',
  },
  otherNames: {
    ru: ['Королевский флеш'],
    en: ['Royal Flush'],
  },
  choice: 'zero',
  tells: true,
  packs: ['36'],
};
