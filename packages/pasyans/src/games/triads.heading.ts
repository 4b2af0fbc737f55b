import type { Heading } from '../engine/index.ts';

/** What lists show of Triads. */
export const heading: Heading = {
  id: 'triads',
  title: { ru: 'Триады', en: 'Triads' },
  titleNote: {
    ru: 'Название восстановлено: заглавие источника утрачено, но в другом старом перечне оно стоит как раз на этом месте.',
    en: 'A recovered title: the heading is lost, but another old list has this name just in its place.',
  },
  about: {
    ru: 'Семь вееров: сбрасывать карты по три, чтобы две без третьей давали тринадцать.',
    en: 'Seven fans: discard cards by threes, two of them less the third making thirteen.',
  },
  choice: 'hidden',
  tells: false,
  packs: ['52'],
};
