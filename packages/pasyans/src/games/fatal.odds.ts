import { endsWithLast } from './shared/wave-odds.ts';

/** The argument is that of the rules page under "chance". Which row is whose does not matter: the cards there are unknown either way. */
export const exact = () =>
  endsWithLast(32, 4, {
    ru: 'Карты вместе с помощниками открываются в случайном порядке, и всё кончается на четвёртом тузе. Пасьянс сойдётся, если туз — последняя карта из 32: 4 случая из 32.',
    en: 'The cards, helpers included, come open in a random order, and the fourth ace ends it. It comes out when the last of the 32 cards is an ace: 4 in 32.',
  });
