import type { Heading } from '../engine/index.ts';

/** What lists show of Square. */
export const heading: Heading = {
  id: 'square',
  title: { ru: 'Квадрат', en: 'Square' },
  about: {
    ru: 'Двенадцать стопок по сторонам квадрата: тузы растут, короли убывают, и карты переходят туда и обратно.',
    en: 'Twelve piles round a square: aces go up, kings go down, and cards change to and fro between them.',
  },
  otherNames: {
    ru: ['Четыре угла', 'Людовик', 'Остров Святой Елены', 'Любимец Наполеона', 'Коробчатый змей'],
    en: ['Les Quatre Coins', 'Four Corners', 'Louis', 'St. Helena', 'Napoleon’s Favorite', 'Box Kite'],
  },
  choice: 'hidden',
  tells: false,
  packs: ['2x52'],
};
