import { DISCARD, discardedPiles, type Game, type Habit, kindOf, type Sense } from '../engine/index.ts';
import { discardsSense } from './shared/discards.sense.ts';

const fromTheTallest: Habit = {
  why: {
    ru: 'Так разбираются самые высокие веера, и свободных карт дольше хватает.',
    en: 'So the tallest fans are taken down, and free cards last longer.',
  },
  worth(s, m) {
    if (kindOf(m) !== DISCARD) return 0;
    let worth = 0;
    for (const pile of discardedPiles(m)) worth += s.height(pile) ** 2;
    return worth;
  },
};

/** Three cards are hidden, so ways of discarding are looked through to the end on ten tables. */
export function sense({ rules }: Game): Sense {
  return { ...discardsSense(rules, { looksThrough: 3, tables: 10, nodes: 40 }), manners: [[fromTheTallest]] };
}
