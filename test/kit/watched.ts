import {
  below,
  CARRY,
  cardsOf,
  dealNumber,
  dealTable,
  findPatience,
  fromOf,
  type Game,
  kindOf,
  legalMoves,
  type Move,
  type MoveSort,
  type Options,
  outcomeOf,
  type Patience,
  playMove,
  type Random,
  type Rank,
  type Role,
  randomFrom,
  rankOf,
  type Suit,
  sortOf,
  suitOf,
  type Table,
  toOf,
} from 'pasyans';
import { openOrThrow } from './every.ts';

/** What is seen of a patience while it is played many times: what its rules page says is held against it. */

interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** A legal move of cards from one pile to another. */
export interface Carried {
  readonly from: Role;
  readonly to: Role;
  /** The name of the pile it comes from. */
  readonly pile: string;
  readonly count: number;
  /** How many cards stay on the pile it comes from. */
  readonly left: number;
  readonly card: Face;
  /** What it comes to lie on; absent on an empty place. */
  readonly onto?: Face;
  /** True while the stock has cards. */
  readonly stock: boolean;
}

/** A position in which something may be played. */
export interface Rest {
  readonly stock: boolean;
  readonly waste: boolean;
  readonly hand: boolean;
  /** True while some place or column is empty, or the store. */
  readonly hole: boolean;
  readonly storeIsEmpty: boolean;
  readonly sorts: readonly MoveSort[];
  /** How many moves the commonest card has, those to foundations only, and how many moves lay a card on a waste pile. */
  readonly choices: number;
  readonly lays: number;
  readonly won: boolean;
}

export interface Watched {
  readonly carried: readonly Carried[];
  readonly rests: readonly Rest[];
  /** The cards of every legal discard, and the sorts of piles they lie on. */
  readonly taken: readonly { readonly faces: readonly Face[]; readonly roles: readonly Role[] }[];
  /** The base rank, where the first foundation shows it. */
  readonly base: ReadonlySet<Rank>;
  /** By how many cards the stock grows shorter at a move that only turns a card. */
  readonly turned: ReadonlySet<number>;
  /** True when something lay on the foundations after a move that was not one to a foundation. */
  readonly builtByItself: boolean;
  /** True when a game was lost, and always with cards left that had not been played. */
  readonly lostWithCards: boolean;
}

const PLAYS = 16;
const LONG = 420;

const known = new Map<string, Watched>();

/** What is seen of a patience with these options or the default ones. */
export function watched(id: string, options: Options = {}): Watched {
  const key = JSON.stringify([id, options]);
  const seen = known.get(key) ?? watch(openOrThrow(findPatience(id) as Patience, options));
  known.set(key, seen);
  return seen;
}

function watch(game: Game): Watched {
  const { rules } = game;
  const found = new Map<string, unknown>();
  const keep = <T>(kind: string, thing: T): void => void found.set(kind + JSON.stringify(thing), thing);
  const all = <T>(kind: string): readonly T[] => [...found].flatMap(([key, thing]) => (key.startsWith(kind) ? [thing as T] : []));
  let builtByItself = false;
  const ends: boolean[] = [];
  for (let id = 1; id <= PLAYS; id++) {
    const random = randomFrom(id, 40);
    const table = dealTable(game, dealNumber(rules.pack, id));
    for (let n = 0; n < LONG; n++) {
      const legal = legalMoves(game, table).toArray();
      const [stock, home] = [table.height(0), onFoundations(game, table)];
      for (const m of legal) {
        if (kindOf(m) === CARRY) keep('carried', carriedBy(game, table, m));
        else if (['discard', 'pluck'].includes(sortOf(rules, m))) keep('taken', takenBy(game, table, m));
      }
      if (rules.piles.some(({ role }) => role === 'foundation')) keep('base', firstBase(game, table));
      if (legal.length === 0) break;
      keep('rest', restOf(game, table, legal));
      const m = choose(game, legal, id % 2 === 0, random);
      playMove(game, table, m);
      if (!['build', 'change', 'redeal'].includes(sortOf(rules, m))) builtByItself ||= onFoundations(game, table) !== home;
      if (sortOf(rules, m) === 'draw') keep('turned', stock - table.height(0));
    }
    if (outcomeOf(game, table)?.result === 'lost') ends.push(onFoundations(game, table) < rules.pack.cards.length);
  }
  return {
    carried: all('carried'),
    rests: all('rest'),
    taken: all('taken'),
    base: new Set(all<Rank>('base')),
    turned: new Set(all<number>('turned')),
    builtByItself,
    lostWithCards: ends.length > 0 && ends.every(Boolean),
  };
}

/** Any move; `eager`: first what goes to a foundation or goes out, then the next card of the stock, so that the game comes to its end. */
function choose({ rules }: Game, legal: readonly Move[], eager: boolean, random: Random): Move {
  const of = (...sorts: readonly MoveSort[]): readonly Move[] => (eager ? legal.filter((m) => sorts.includes(sortOf(rules, m))) : []);
  const [some = legal] = [of('build', 'discard', 'pluck'), of('lay'), of('draw', 'turn')].filter((moves) => moves.length > 0);
  return some[below(random, some.length)] as Move;
}

const faceOf = (card: number): Face => ({ rank: rankOf(card), suit: suitOf(card) });
const roleOf = ({ rules }: Game, pile: number): Role => rules.piles[pile]?.role as Role;

function carriedBy(game: Game, table: Table, m: Move): Carried {
  const [from, to] = [fromOf(m), toOf(m)];
  const [first] = cardsOf(table, m);
  const index = first?.index ?? 0;
  return {
    from: roleOf(game, from),
    to: roleOf(game, to),
    pile: game.rules.piles[from]?.name ?? '',
    count: table.height(from) - index,
    left: index,
    card: faceOf(table.at(from, index)),
    ...(table.height(to) > 0 ? { onto: faceOf(table.top(to)) } : {}),
    stock: table.height(0) > 0,
  };
}

function takenBy(game: Game, table: Table, m: Move): Watched['taken'][number] {
  const cards = cardsOf(table, m);
  return { faces: cards.map(({ pile, index }) => faceOf(table.at(pile, index))), roles: cards.map(({ pile }) => roleOf(game, pile)) };
}

function restOf(game: Game, table: Table, legal: readonly Move[]): Rest {
  const lies = (...roles: readonly Role[]): readonly boolean[] =>
    game.rules.piles.flatMap(({ role }, pile) => (roles.includes(role) ? [table.height(pile) > 0] : []));
  const sorts = legal.map((m) => sortOf(game.rules, m));
  const builds = legal.filter((_, i) => sorts[i] === 'build').map(fromOf);
  return {
    stock: table.height(0) > 0,
    waste: lies('waste').includes(true),
    hand: lies('hand').includes(true),
    hole: lies('tableau').includes(false),
    storeIsEmpty: lies('reserve').includes(false),
    sorts: [...new Set(sorts)].sort(),
    choices: Math.max(0, ...builds.map((from) => builds.filter((other) => other === from).length)),
    lays: sorts.filter((sort) => sort === 'lay').length,
    won: game.rules.won(table) !== undefined,
  };
}

function onFoundations({ rules }: Game, table: Table): number {
  return rules.piles.reduce((sum, { role }, pile) => sum + (role === 'foundation' ? table.height(pile) : 0), 0);
}

function firstBase({ rules }: Game, table: Table): Rank | undefined {
  const first = rules.piles.findIndex(({ role }) => role === 'foundation');
  return table.height(first) > 0 ? rankOf(table.at(first, 0)) : undefined;
}
