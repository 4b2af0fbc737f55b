import type { Heading } from '../engine/index.ts';

/** What lists show of Royal Marriage. */
export const heading: Heading = {
  id: 'royal-marriage',
  title: { ru: 'Королевская свадьба', en: 'Royal Marriage' },
  titleNote: {
    ru: 'Название предложено нами: заглавие источника утрачено, а так зовётся близкий родственник этого пасьянса.',
    en: 'A proposed title: the heading of the source is lost; a near relative is called so.',
  },
  about: {
    ru: 'Соединить даму червей с королём червей, убрав все карты, что стоят между ними.',
    en: 'Bring the queen of hearts to the king of hearts by clearing away all the cards between them.',
  },
  otherNames: {
    ru: ['Обручение', 'Кокетка', 'Дама и её кавалер'],
    en: ['Betrothal', 'Coquette', 'Matrimony', 'The Queen and Her Lad'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['52'],
};
