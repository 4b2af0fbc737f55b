import { endsWithLast } from './shared/wave-odds.ts';

/** Rules, section 11, "Chance". The term is only told or not told: it does not touch the luck. */
export const exact = () =>
  endsWithLast(36, 1, {
    ru: 'Карты открываются в случайном порядке, пока не покажется шестёрка червей. Пасьянс сойдётся, если она последняя из 36 карт.',
    en: 'The cards come open in a random order until the six of hearts appears. It comes out when that is the last of the 36 cards.',
  });
