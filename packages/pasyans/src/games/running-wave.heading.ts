import type { Heading } from '../engine/index.ts';

/** What lists show of Running Wave. */
export const heading: Heading = {
  id: 'running-wave',
  title: { ru: 'Бегущая волна', en: 'Running Wave' },
  titleNote: {
    ru: 'Рабочее название: заголовок утрачен, слова взяты из самого старого текста.',
    en: 'A working title: the heading is lost, the words are taken from the old text itself.',
  },
  about: {
    ru: 'Одна волна открывает карту за картой, пока не вернётся к шестёрке червей; сходится раз из тридцати шести.',
    en: 'A single wave opens card after card until it comes back to the six of hearts; it comes out once in thirty-six times.',
  },
  otherNames: {
    ru: ['Потёмки'],
    en: [],
  },
  choice: 'zero',
  tells: true,
  packs: ['36'],
};
