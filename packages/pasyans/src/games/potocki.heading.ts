import type { Heading } from '../engine/index.ts';

/** What lists show of Potocki (Paganini). */
export const heading: Heading = {
  id: 'potocki',
  title: { ru: 'Паганини', en: 'Potocki (Paganini)' },
  titleNote: {
    ru: 'Заглавие источника утрачено; «Паганини» и «Простыня» — прозвища, которые он приводит.',
    en: 'The title of the source is lost; «Паганини» (Paganini) and «Простыня» (the bed sheet) are by-names it gives.',
  },
  about: {
    ru: 'Всё открыто, и всё решает расчёт: четыре ряда от туза до короля через четыре пустых места.',
    en: 'All cards lie open and careful thought decides: four rows from ace to king by way of four gaps.',
  },
  otherNames: {
    ru: ['пасьянс Потоцкого', 'Простыня', 'Пустые места', 'Голубая луна', 'Рангун', 'Промежутки', 'Монтана', 'Красная луна'],
    en: ['Spaces', 'Blue Moon', 'Rangoon', 'Gaps', 'Montana', 'Red Moon'],
  },
  choice: 'open',
  tells: false,
  packs: ['52'],
};
