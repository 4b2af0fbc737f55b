import type { Heading } from '../engine/index.ts';

/** What lists show of Four Classes (reconstruction). */
export const heading: Heading = {
  id: 'four-classes',
  title: { ru: 'Четыре класса (реконструкция)', en: 'Four Classes (reconstruction)' },
  titleNote: {
    ru: 'Реконструкция: правила утрачены, сохранилась только шкала классов. Рабочее название — наше.',
    en: 'Reconstruction: the rules are lost, only a scale of classes survives. The working title is ours.',
  },
  resultNote: {
    ru: 'Реконструкция: правила утрачены, сохранилась только шкала классов.',
    en: 'Reconstruction: the rules are lost, only a scale of classes survives.',
  },
  about: {
    ru: 'Реконструкция. Сбрасывать пары и ждать, которая из четырёх закрытых карт подойдёт: это и будет класс выигрыша.',
    en: 'A reconstruction. Discard pairs and see which of four closed cards fits first: that is the class of the win.',
  },
  otherNames: {
    ru: ['Нестор', 'Супружество'],
    en: ['Nestor', 'Matrimony'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['52'],
};
