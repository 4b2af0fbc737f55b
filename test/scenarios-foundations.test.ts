import {
  CARRY,
  cardCode,
  emptyTable,
  FACES,
  type Face,
  type Game,
  legalMoves,
  makeCard,
  move,
  parseFace,
  rankOf,
  SUITS,
  type Suit,
  suitCode,
  suitOf,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases, isDefault } from './kit/every.ts';
import { same } from './kit/same.ts';

/** Scenario 30: what is written down here by hand is the order in which every foundation of every patience is built. */

/** Foundations alike. */
interface Printed {
  readonly piles: readonly string[];
  /** The suits of the piles; `each` where any suit may begin and the pile stays in it, `none` where suits do not matter. */
  readonly suits: readonly Suit[] | 'each' | 'none';
  /** The ranks in their order, the first being the one that begins the pile. */
  readonly orders: readonly string[];
  /** True where the first card lies there from the deal. */
  readonly dealt?: boolean;
}

interface Known {
  /** Where a card lies that may go to a foundation. */
  readonly from: string;
  readonly printed: (options: Game['options']) => readonly Printed[];
}

const UP = 'A 2 3 4 5 6 7 8 9 10 J Q K';
const DOWN = 'K Q J 10 9 8 7 6 5 4 3 2 A';
const ROUND_36 = '6 7 8 9 10 J Q K A';
const ROUND_32 = '7 8 9 10 J Q K A';
const [HEARTS, DIAMONDS, CLUBS, SPADES] = [0, 1, 2, 3] as const;

const named = (letter: string, ...numbers: readonly number[]): readonly string[] => numbers.map((n) => `${letter}${n}`);

/** Round and round, from each card of the round on, or from the one that begins. */
function rounds(round: string, base?: string): readonly string[] {
  const ranks = round.split(' ');
  const all = ranks.map((_, i) => [...ranks.slice(i), ...ranks.slice(0, i)].join(' '));
  return base === undefined ? all : all.filter((order) => order.startsWith(`${base} `));
}

function byBase(round: string, base: string | undefined, lowest: string): readonly string[] {
  if (base === 'first-card') return rounds(round);
  return rounds(round, base?.startsWith('sixes') ? lowest : base);
}

const KNOWN: Readonly<Record<string, Known>> = {
  'egyptian-pyramid': {
    from: 'waste',
    printed: ({ base }) => [{ piles: named('f', 1, 2, 3, 4, 5, 6, 7, 8), suits: 'each', orders: byBase(UP, base, 'A') }],
  },
  'devils-bridge': {
    from: 'waste',
    printed: ({ bases }) => [
      { piles: named('f', 1, 2, 3, 4), suits: SUITS, orders: [UP], dealt: bases === 'laid-out' },
      { piles: named('f', 5, 6, 7, 8), suits: SUITS, orders: [DOWN], dealt: bases === 'laid-out' },
    ],
  },
  'will-it-come-true': {
    from: 'waste',
    printed: ({ base }) => [
      { piles: named('f', 1, 2, 3, 4), suits: 'each', orders: byBase(ROUND_36, base, '6'), dealt: base === 'sixes-laid-out' },
    ],
  },
  'nothing-to-do': {
    from: 'waste',
    printed: ({ base, pack }) => [
      {
        piles: named('f', 1, 2, 3, 4),
        suits: 'each',
        orders: pack === '36' ? byBase(ROUND_36, base, '6') : byBase(ROUND_32, base, '7'),
        dealt: base === 'sixes-laid-out',
      },
    ],
  },
  cotillion: {
    from: 'waste',
    printed: () => {
      const suits = [HEARTS, SPADES, DIAMONDS, CLUBS, HEARTS, SPADES, DIAMONDS, CLUBS] as const;
      return [
        { piles: named('f', 1, 3, 5, 7, 9, 11, 13, 15), suits, orders: ['5 4 3 2 A K'], dealt: true },
        { piles: named('f', 2, 4, 6, 8, 10, 12, 14, 16), suits, orders: ['6 7 8 9 10 J Q'], dealt: true },
      ];
    },
  },
  square: {
    from: 't5',
    printed: ({ foundations }) =>
      foundations === '4+4'
        ? [
            { piles: named('a', 1, 2, 3, 4), suits: SUITS, orders: [UP] },
            { piles: named('k', 1, 2, 3, 4), suits: SUITS, orders: [DOWN] },
          ]
        : [
            { piles: named('a', 1, 2, 3, 4, 5, 6, 7, 8), suits: [...SUITS, ...SUITS], orders: ['A 2 3 4 5 6 7 8 9 10 J Q'] },
            { piles: named('k', 1, 2, 3, 4, 5, 6, 7, 8), suits: [...SUITS, ...SUITS], orders: ['K Q J 10 9 8 7 6 5 4 3 2'] },
          ],
  },
  'open-store': {
    from: 'hand',
    printed: () => [{ piles: named('f', 1, 2, 3, 4, 5, 6, 7, 8), suits: 'none', orders: rounds(UP) }],
  },
  'endless-store': {
    from: 'waste',
    printed: ({ packs }) => [
      { piles: packs === '2' ? named('f', 1, 2, 3, 4, 5, 6, 7, 8) : named('f', 1, 2, 3, 4), suits: 'none', orders: [UP] },
    ],
  },
  olympus: {
    from: 'h5',
    printed: ({ form }) => {
      const twos = { orders: ['2 4 6 8 10 Q'], dealt: true };
      const aces = { orders: ['A 3 5 7 9 J K'], dealt: true };
      return form === 'one-pack'
        ? [
            { ...twos, piles: named('f', 1, 2, 3, 4), suits: SUITS },
            { ...aces, piles: named('f', 5, 6, 7, 8), suits: SUITS },
          ]
        : [
            { ...twos, piles: named('f', 1, 2, 3, 4, 5, 6, 7, 8), suits: [...SUITS, ...SUITS] },
            { ...aces, piles: named('f', 9, 10, 11, 12, 13, 14, 15, 16), suits: [...SUITS, ...SUITS] },
          ];
    },
  },
};

const withFoundations = cases.filter(({ game }) => game.rules.piles.some(({ role }) => role === 'foundation'));

it('the orders are written down of every patience with foundations, and of no other', () => {
  expect([...new Set(withFoundations.map(({ game }) => game.patience.id))]).toEqual(Object.keys(KNOWN));
});

interface Lying {
  readonly pile: string;
  readonly face: Face;
}

/** One foundation on its way: the cards of one order, and what those before it begin with. */
interface Way {
  readonly pile: string;
  readonly line: readonly Face[];
  readonly before: readonly Lying[];
}

const lineOf = (order: string, suit: (n: number) => Suit): readonly Face[] =>
  order.split(' ').map((rank, n) => parseFace(rank + suitCode(suit(n))) as Face);

/** `all` orders on every pile, or on each pile another one. */
function* ways({ piles, suits, orders }: Printed, copies: number, all: boolean): Generator<Way> {
  for (const [i, pile] of piles.entries()) {
    for (const [o, order] of orders.entries()) {
      if (!all && o !== i % orders.length) continue;
      const own = typeof suits === 'string' ? undefined : suits[i];
      const suit = own ?? (SUITS[(i + o) % 4] as Suit);
      // Where suits do not matter they change from card to card.
      const line = lineOf(order, (n) => (suits === 'none' ? (SUITS[(suit + n) % 4] as Suit) : suit));
      // The piles before begin with other suits first, so that a card is left for this one.
      const others = [...SUITS.filter((one) => one !== suit), suit].flatMap((one) => Array<Suit>(copies).fill(one));
      const begun = (name: string, n: number): Lying => ({ pile: name, face: makeCard(others[n] as Suit, rankOf(line[0] as Face)) });
      yield { pile, line, before: own === undefined ? piles.slice(0, i).map(begun) : [] };
    }
  }
}

/** What may come next by the table. */
function wanted({ suits }: Printed, { line }: Way, n: number): readonly Face[] {
  const next = line[n];
  if (next === undefined) return [];
  const any = suits === 'none' || (suits === 'each' && n === 0);
  return (any ? SUITS : [suitOf(next)]).map((suit) => makeCard(suit, rankOf(next)));
}

describe.each(withFoundations)('$name', ({ game }) => {
  const { from, printed } = KNOWN[game.patience.id] as Known;
  const known = printed(game.options);
  const { pack, piles } = game.rules;
  const table = emptyTable(game);
  const numberOf = (name: string): number => game.pileNumbers.get(name) as number;

  /** Lays cards on the empty table; false when the pack does not have them. */
  function lay(cards: readonly Lying[]): boolean {
    table.clear(0);
    const used = new Map<Face, number>();
    for (const { pile, face } of cards) {
      const copy = used.get(face) ?? 0;
      if (copy >= pack.copies) return false;
      used.set(face, copy + 1);
      table.put(numberOf(pile), face + copy * FACES, true);
    }
    return true;
  }

  it('scenario 30: every foundation takes its printed order: each next card, no other, and nothing after the last', () => {
    const names = piles.flatMap(({ role, name }) => (role === 'foundation' ? [name] : []));
    expect(known.flatMap((one) => one.piles).sort()).toEqual(names.sort());
    for (const each of known) {
      for (const way of ways(each, pack.copies, isDefault(game))) {
        // A rank that the deal gives is known from the first foundation: that one is begun.
        const dealt = each.dealt || (each.orders.length > 1 && way.before.length === 0);
        for (let n = dealt ? 1 : 0; n <= way.line.length; n++) {
          const lying = [...way.before, ...way.line.slice(0, n).map((face) => ({ pile: way.pile, face }))];
          const left = pack.cards.filter((face) => face < FACES && lay([...lying, { pile: from, face }]));
          const taken = left.filter((face) => {
            lay([...lying, { pile: from, face }]);
            return legalMoves(game, table).has(move(CARRY, numberOf(from), numberOf(way.pile), 1));
          });
          const may = wanted(each, way, n).filter((face) => left.includes(face));
          same(taken.map(cardCode).join(' '), may.map(cardCode).join(' '), `what ${way.pile} takes on card ${n} of its order`);
        }
      }
    }
  });
});

/** The rows of `potocki` are built up in their places; a card is fetched to the one gap that is next. */
describe.each(cases.filter(({ game }) => game.patience.id === 'potocki'))('$name', ({ game }) => {
  it('scenario 30: every row takes its suit from the ace to the king, each next card and no other', () => {
    const table = emptyTable(game);
    const { pack } = game.rules;
    const place = (row: number, n: number): number => game.pileNumbers.get(`r${row}.${n}`) as number;
    for (const row of [1, 2, 3, 4]) {
      for (const suit of SUITS) {
        const line = lineOf(UP, () => suit);
        const from = place(row === 4 ? 3 : 4, 14);
        /** The row up to a gap, a card at the place to fetch it from, and everything else somewhere. */
        const lay = (n: number, card: Face): void => {
          table.clear(0);
          for (let i = 0; i < n; i++) table.put(place(row, i + 1), line[i] as Face, true);
          table.put(from, card, true);
          const rest = pack.cards.filter((face) => face !== card && !line.slice(0, n).includes(face));
          const aces = rest.filter((face) => rankOf(face) === 1);
          const others = rest.filter((face) => rankOf(face) !== 1);
          for (const other of [1, 2, 3, 4]) {
            if (other !== row) table.put(place(other, 1), aces.shift() as Face, true);
            for (let i = 2; i <= 14; i++) {
              const at = place(other, i);
              if (table.height(at) > 0 || (other === row && i === n + 1)) continue;
              const face = others.shift();
              if (face !== undefined) table.put(at, face, true);
            }
          }
        };
        for (let n = 1; n <= 13; n++) {
          const taken = pack.cards.filter((face) => {
            if (rankOf(face) === 1 || line.slice(0, n).includes(face)) return false;
            lay(n, face);
            return legalMoves(game, table).has(move(CARRY, from, place(row, n + 1), 1));
          });
          same(
            taken.map(cardCode).join(' '),
            line
              .slice(n, n + 1)
              .map(cardCode)
              .join(' '),
            `what row ${row} takes at place ${n + 1}`,
          );
        }
      }
    }
  });
});
