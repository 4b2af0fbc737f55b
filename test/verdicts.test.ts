import { findPatience, legalMoves, type Options, outcomeOf, type Patience, patiences, playMove, readLayout } from 'pasyans';
import { planFor, solveTable } from 'pasyans/solve';
import { describe, expect, it } from 'vitest';
import { enumerate } from './kit/brute.ts';
import { openOrThrow } from './kit/every.ts';

/**
 * One small position that comes out and one that does not, by hand, of every patience that plays itself; those with decisions
 * have theirs among their own tests.
 */

interface Fixture {
  readonly id: string;
  readonly options?: Options;
  readonly won: string;
  readonly lost: string;
}

/** Rows of places as they lie; `-` an empty one. */
const rows = (...lines: readonly string[]): string =>
  lines.flatMap((line, r) => line.split(' ').flatMap((card, i) => (card === '-' ? [] : [`r${r + 1}.${i + 1}: ${card}`]))).join('\n');

const FIXTURES: readonly Fixture[] = [
  {
    id: 'vorozhba',
    // Two piles are left: 9♣ goes as the second is turned over, 7♠ when the last one is; or 7♠ lies between targets and stays.
    won: 'p1: [10H] [JH] [7S]\np2: [9C] [QH] [KH] [AH]\naside: 8H\nsteps = 15',
    lost: 'p1: [10H] [7S] [JH]\np2: [9C] [QH] [KH] [AH]\naside: 8H\nsteps = 15',
  },
  {
    id: 'hearts-family',
    // The ace laid aside is one of the five.
    won: 'p1: [10H] [JH] [7S]\np2: [9C] [QH] [KH]\naside: AH\nsteps = 15',
    lost: 'p1: [10H] [JH]\np2: [9C] [QH] [8H] [KH]\naside: AH\nsteps = 15',
  },
  {
    id: 'blind',
    // All nine hearts, the closed card being one of them.
    won: 'p1: [6H] [7H] [9H] [10H] [7S]\np2: [9C] [JH] [QH] [KH] [AH]\naside: [8H]\nsteps = 30',
    lost: 'p1: [6H] [7H] [7S] [9H] [10H]\np2: [9C] [JH] [QH] [KH] [AH]\naside: [8H]\nsteps = 30',
  },
  {
    id: 'four-aces',
    won: 'p1: [AH] [AD] [7S]\np2: [9C] [AC] [AS]\nsteps = 9',
    lost: 'p1: [AH] [7S] [AD]\np2: [9C] [AC] [AS]\nsteps = 9',
  },
  {
    id: 'wish',
    // The jack of clubs opens the jack of diamonds, that one the last ace; or the queen of diamonds lies closed on her own place.
    won: `hand: JC\n${rows(
      '6C 7C 8C 9C 10C [JD] QC KC AC',
      '6D 7D 8D 9D 10D [AS] QD KD AD',
      '6H 7H 8H 9H 10H JH QH KH AH',
      '6S 7S 8S 9S 10S JS QS KS -',
    )}\nclubs = 1\ndiamonds = 2\nhearts = 3\nspades = 4`,
    lost: `hand: JC\n${rows(
      '6C 7C 8C 9C 10C [JD] QC KC AC',
      '6D 7D 8D 9D 10D [AS] [QD] KD AD',
      '6H 7H 8H 9H 10H JH QH KH AH',
      '6S 7S 8S 9S 10S JS QS KS -',
    )}\nclubs = 1\ndiamonds = 2\nhearts = 3\nspades = 4`,
  },
  {
    id: 'running-wave',
    // The six of hearts comes last; or it comes while two clubs lie in each other's places.
    won: `hand: JS\n${rows(
      '- 7H 8H 9H 10H JH QH KH AH',
      '6D 7D 8D 9D [6H] JD QD KD AD',
      '6C 7C 8C 9C 10C JC QC KC AC',
      '6S 7S 8S 9S 10S [10D] QS KS AS',
    )}`,
    lost: `hand: JS\n${rows(
      '- 7H 8H 9H 10H JH QH KH AH',
      '6D 7D 8D 9D [6H] JD QD KD AD',
      '6C 7C [9C] [8C] 10C JC QC KC AC',
      '6S 7S 8S 9S 10S [10D] QS KS AS',
    )}`,
  },
  {
    id: 'fatal',
    // The third ace ends its chain, the last helper is the fourth; or two spades lie in each other's places.
    won: `hand: 7D\nhelpers: [AS]\na2: AD\na3: AC\n${rows('7H 8H [AH] 10H JH QH KH', '[9H] 8D 9D 10D JD QD KD', '7C 8C 9C 10C JC QC KC', '7S 8S 9S 10S JS QS KS')}`,
    lost: `hand: 7D\nhelpers: [AS]\na2: AD\na3: AC\n${rows('7H 8H [AH] 10H JH QH KH', '[9H] 8D 9D 10D JD QD KD', '7C 8C 9C 10C JC QC KC', '7S 8S 9S 10S JS [KS] [QS]')}`,
  },
  {
    id: 'wish-20',
    // The fourth ace is the last card; or a ten lies closed among the tens.
    won: `hand: KC\n${rows('- KH QH JH 10H', 'AH KS QD JD 10D', 'AD KD QC JC 10S', 'AC [AS] QS JS 10C')}`,
    lost: `hand: KC\n${rows('- KH QH JH 10H', 'AH KS QD JD 10D', 'AD KD QC JC 10S', 'AC [AS] QS JS [10C]')}`,
  },
  {
    id: 'wish-20',
    options: { 'row-choice': 'player' },
    // Laid on the ace the king ends the game; laid on the ten it opens everything. In the other position both ways leave the ten closed.
    won: `hand: KC\n${rows('- KH QH JH 10H', 'AH KS QD JD 10D', 'AD [AS] QC JC 10S', 'AC [10C] QS JS [KD]')}`,
    lost: `hand: KC\n${rows('- KH QH JH 10H', 'AH KS QD JD 10D', 'AD [AS] QC JC 10S', 'AC [KD] QS JS [10C]')}`,
  },
];

it('every patience that plays itself has its two positions', () => {
  const zero = patiences.filter(({ choice }) => choice === 'zero').map(({ id }) => id);
  expect([...new Set(FIXTURES.map(({ id }) => id))].sort()).toEqual([...zero].sort());
});

const positions = FIXTURES.flatMap(({ id, options = {}, won, lost }) =>
  Object.entries({ won, lost }).map(([verdict, layout]) => ({
    name: [id, ...Object.values(options)].join(' '),
    id,
    options,
    verdict,
    layout,
  })),
);

describe.each(positions)('$name: $verdict', ({ id, options, verdict, layout }) => {
  const game = openOrThrow(findPatience(id) as Patience, options);
  const table = () => {
    const read = readLayout(game, layout, { partial: true });
    if (!read.ok) throw new Error(read.fault.text.en);
    return read.value;
  };

  it('verdict: by plain enumeration and by the solver', () => {
    expect(outcomeOf(game, table())).toBeUndefined();
    expect(enumerate(game, table(), 1000)?.won).toBe(verdict === 'won');
    expect(solveTable(planFor(game), table(), { nodes: 1000, memory: 2 ** 20 }).verdict).toBe(verdict);
  });

  if (game.choice === 'zero') {
    it('verdict: the steps lead there', () => {
      const t = table();
      for (let legal = legalMoves(game, t); legal.count > 0; legal = legalMoves(game, t)) playMove(game, t, legal.at(0));
      expect(outcomeOf(game, t)?.result).toBe(verdict);
    });
  } else {
    it('verdict: it is the choice that decides, where the position can be won at all', () => {
      const ends = new Set<string | undefined>();
      const walk = (t: ReturnType<typeof table>): void => {
        const legal = legalMoves(game, t).toArray();
        if (legal.length === 0) ends.add(outcomeOf(game, t)?.result);
        for (const m of legal) {
          const mark = t.mark();
          playMove(game, t, m);
          walk(t);
          t.undoTo(mark);
        }
      };
      walk(table());
      expect([...ends].sort()).toEqual(verdict === 'won' ? ['lost', 'won'] : ['lost']);
    });
  }
});
