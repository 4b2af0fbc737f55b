import type { Heading } from '../engine/index.ts';

/** What lists show of The Hearts Family. */
export const heading: Heading = {
  id: 'hearts-family',
  title: { ru: 'Червонное семейство', en: 'The Hearts Family' },
  about: {
    ru: 'Та же ворожба, но масть всегда червонная: соберётся ли семейство без посторонних?',
    en: 'Vorozhba with hearts for the suit, always: will the family come together without strangers?',
  },
  otherNames: {
    ru: ['Королевский флеш'],
    en: ['Royal Flush'],
  },
  choice: 'zero',
  tells: true,
  packs: ['36'],
};
