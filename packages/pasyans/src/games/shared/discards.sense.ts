import type { Aim, Care, Rules, Sense } from '../../engine/index.ts';
import { pilesOf, USUAL_CARE } from './usual.sense.ts';

/** Cards that are out of the game: what the patiences are about whose cards are discarded together. */
function discarded(rules: Rules): Aim {
  const out = pilesOf(rules, 'discard');
  return {
    why: { ru: 'Если посмотреть вперёд, так удастся сбросить больше карт.', en: 'Looking ahead, more cards can be discarded this way.' },
    of(s) {
      let cards = 0;
      for (const pile of out) cards += s.height(pile);
      return cards;
    },
  };
}

/** What goes for the patiences whose cards are discarded together: all ways of discarding are looked through. */
export function discardsSense(rules: Rules, care: Partial<Care>): Sense {
  return { manners: [[]], aims: [discarded(rules)], care: { ...USUAL_CARE, ...care } };
}
