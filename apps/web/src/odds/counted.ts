import { type CountedShare, endToCount, type Game, type Told } from 'pasyans';
import { countedShare } from 'pasyans/odds';
import { oddsOf } from './book.ts';

/** How often the answer of a finished game came to whom, by the odds book; `undefined` where nobody has counted. */
export async function countedOf(game: Game, told: Told): Promise<CountedShare | undefined> {
  return countedShare(await oddsOf(game.patience.id, game.options), endToCount(told));
}
