import type { ExactOdds } from '../engine/index.ts';
import { endsWithLast } from './shared/wave-odds.ts';

/** Rules, section 10, "Chance". Choosing the rows changes nothing while the cards there are unknown. */
export const exact = (rowChoice: 'topmost' | 'player'): ExactOdds =>
  endsWithLast(
    20,
    4,
    {
      ru: 'Карты открываются в случайном порядке, какой бы ряд ни выбрать, и всё кончается на четвёртом тузе. Пасьянс сойдётся, если туз — последняя карта из 20: 4 случая из 20.',
      en: 'The cards come open in a random order, whichever row is chosen, and the fourth ace ends it. It comes out when the last of the 20 cards is an ace: 4 in 20.',
    },
    rowChoice === 'topmost' ? 'always' : 'unseen',
  );
