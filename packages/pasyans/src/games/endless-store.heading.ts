import type { Heading } from '../engine/index.ts';

/** What lists show of Endless Store. */
export const heading: Heading = {
  id: 'endless-store',
  title: { ru: 'Бессменный магазин', en: 'Endless Store' },
  about: {
    ru: 'Магазин никогда не пустует: ушла последняя карта — из сборной кучки тут же берут новую.',
    en: 'The store is never without a card: when its last one goes, the waste gives a new one at once.',
  },
  otherNames: {
    ru: ['Лягушка', 'Кэнфилд'],
    en: ['Frog', 'Canfield'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52', '52'],
};
