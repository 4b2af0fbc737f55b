import type { Heading } from '../engine/index.ts';

/** What lists show of Gaps. */
export const heading: Heading = {
  id: 'gaps',
  title: { ru: 'Промежутки', en: 'Gaps' },
  titleNote: {
    ru: 'Мерка для решателей: игра из опубликованных исследований, старого русского источника у неё нет.',
    en: 'A yardstick for solvers: a game of published studies, without an old Russian source.',
  },
  about: {
    ru: 'Одна сдача, четыре ряда от двойки до короля: на этой игре меряются между собой программы.',
    en: 'One deal, four rows from two to king: the game on which programs measure themselves.',
  },
  otherNames: {
    ru: ['Монтана'],
    en: ['Montana'],
  },
  choice: 'open',
  tells: false,
  packs: ['52'],
};
