import type { Heading } from '../engine/index.ts';

/** What lists show of Olympus. */
export const heading: Heading = {
  id: 'olympus',
  title: { ru: 'Олимп', en: 'Olympus' },
  titleNote: {
    ru: 'Заглавие источника утрачено; оно восстановлено по его последней фразе.',
    en: 'The title of the source is lost; it is recovered from its last sentence.',
  },
  about: {
    ru: 'Чётные карты всходят по двойкам, нечётные — по тузам, пока на Олимпе не останутся одни короли и дамы.',
    en: 'Even cards climb on the twos, odd ones on the aces, until only kings and queens are seen on Olympus.',
  },
  otherNames: {
    ru: ['Гора Олимп', 'Зевс'],
    en: ['Mount Olympus', 'Der Olymp', 'Zeus'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['52', '2x52'],
};
