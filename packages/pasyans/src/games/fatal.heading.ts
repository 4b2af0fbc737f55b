import type { Heading } from '../engine/index.ts';

/** What lists show of The Fatal One. */
export const heading: Heading = {
  id: 'fatal',
  title: { ru: 'Роковой', en: 'The Fatal One' },
  titleNote: {
    ru: 'Название восстановлено: старый текст не называет пасьянс, но с этим именем связана та же легенда.',
    en: 'A recovered title: the old text names none, but the same legend is told of the patience of this name.',
  },
  about: {
    ru: 'Четыре помощника по очереди открывают четыре ряда; сходится, если ни одной закрытой карты не останется.',
    en: 'Four helpers in turn open four rows; it comes out if not one closed card is left.',
  },
  otherNames: {
    ru: ['Спойлт', 'Испорченный'],
    en: ['Spoilt'],
  },
  choice: 'zero',
  tells: false,
  packs: ['32'],
};
