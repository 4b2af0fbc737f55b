import { endsWithLast } from './shared/wave-odds.ts';

/** Rules, section 9, "Chance". */
export const exact = () =>
  endsWithLast(36, 4, {
    ru: 'Карты открываются в случайном порядке, и всё кончается на четвёртом тузе. Желание сбудется, если туз — последняя карта из 36: 4 случая из 36.',
    en: 'The cards come open in a random order, and the fourth ace ends it. The wish comes true when the last of the 36 cards is an ace: 4 in 36.',
  });
