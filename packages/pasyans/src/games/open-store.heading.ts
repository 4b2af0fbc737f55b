import type { Heading } from '../engine/index.ts';

/** What lists show of Open Store. */
export const heading: Heading = {
  id: 'open-store',
  title: { ru: 'Открытый магазин', en: 'Open Store' },
  about: {
    ru: 'Восемнадцать карт магазина видны с самого начала: раскладывайте остальные так, чтобы он поскорее опустел.',
    en: 'Eighteen cards of the store are seen from the start: lay the others so that it empties soon.',
  },
  otherNames: {
    ru: ['Лягушка', 'Жаба', 'Фанни', 'Сэр Томми'],
    en: ['Otwarty sklep', 'Frog', 'Toad', 'Fanny', 'Sir Tommy'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
};
