import {
  cardCode,
  type Face,
  findPatience,
  formatMove,
  type Game,
  legalMoves,
  PACK_52,
  type Patience,
  rankOf,
  readLayout,
  suitOf,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { casesOf } from './kit/every.ts';

/** Scenario 34 where cards leave together: which may is written down here once more, and compared for every pair or triple of cards. */

const CARDS = PACK_52.cards;
const gamesOf = (id: string) => casesOf(findPatience(id) as Patience);

function legalIn(game: Game, layout: string): ReadonlySet<string> {
  const read = readLayout(game, layout, { partial: true });
  if (!read.ok) throw new Error(read.fault.text.en);
  return new Set(
    legalMoves(game, read.value)
      .toArray()
      .map((m) => formatMove(game, read.value, m)),
  );
}

/** Ordered pairs of different cards for which something holds. */
function pairs(holds: (a: Face, b: Face) => boolean, of: readonly Face[] = CARDS): readonly string[] {
  return of.flatMap((a) => of.filter((b) => a !== b && holds(a, b)).map((b) => `${cardCode(a)} ${cardCode(b)}`));
}

const alike = (a: Face, b: Face): boolean => rankOf(a) === rankOf(b);
const agree = (a: Face, b: Face): boolean => alike(a, b) || suitOf(a) === suitOf(b);

describe.each(gamesOf('four-classes'))('$name', ({ game }) => {
  it('scenario 34: of all pairs of cards those of one rank are discarded', () => {
    const discards = (a: Face, b: Face): boolean =>
      legalIn(game, `c1: ${cardCode(a)}\nc2: ${cardCode(b)}`).has(`x${cardCode(a)}.${cardCode(b)}`);
    expect(pairs(discards)).toEqual(pairs(alike));
  });
});

describe.each(gamesOf('triads'))('$name', ({ game }) => {
  it('scenario 34: of all ranks taken by three, those go of which two less the third make thirteen', () => {
    const [found, table]: [string[], string[]] = [[], []];
    for (const a of CARDS.filter((card) => suitOf(card) === 0))
      for (const b of CARDS.filter((card) => suitOf(card) === 1))
        for (const c of CARDS.filter((card) => suitOf(card) === 2)) {
          const [x, y, z] = [rankOf(a), rankOf(b), rankOf(c)];
          const three = [a, b, c].map(cardCode);
          if ([x + y - z, x + z - y, y + z - x].includes(13)) table.push(three.join('.'));
          if (legalIn(game, three.map((code, i) => `t${i + 1}: ${code}`).join('\n')).has(`x${three.join('.')}`))
            found.push(three.join('.'));
        }
    expect(found).toEqual(table);
  });
});

describe.each(gamesOf('royal-marriage'))('$name', ({ game }) => {
  /** Of each rank and suit some, and none of the wedding. */
  const guests = CARDS.filter((card) => !['QH', 'KH', '2D', '3C'].includes(cardCode(card)));
  const between = (a: Face, b: Face, inside: string): ReadonlySet<string> =>
    legalIn(game, `row: QH ${cardCode(a)} ${inside} ${cardCode(b)} KH`);

  it('scenario 34: of all pairs of outer cards those that agree in suit or rank let go what stands between', () => {
    expect(pairs((a, b) => between(a, b, '2D').has('x2D'), guests)).toEqual(pairs(agree, guests));
  });

  const [apart, together] = game.options['rule'] === 'pairs' ? [() => false, agree] : [agree, () => false];

  it('scenario 34: and of two between them, or of two neighbours, what the rule in use says', () => {
    expect(pairs((a, b) => between(a, b, '2D 3C').has('x2D.3C'), guests)).toEqual(pairs(apart, guests));
    const neighbours = (a: Face, b: Face): boolean =>
      legalIn(game, `row: QH 2D ${cardCode(a)} ${cardCode(b)} 3C KH`).has(`x${cardCode(a)}.${cardCode(b)}`);
    // Under the classic rule two neighbours go when the cards around them agree, and the two of diamonds and three of clubs do not.
    expect(pairs(neighbours, guests)).toEqual(pairs(together, guests));
  });
});
