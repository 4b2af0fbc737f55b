import {
  CARRY,
  type Card,
  DRAW,
  type Face,
  faceOf,
  type Ghost,
  type Hands,
  type MoveBuffer,
  move,
  NONE,
  PACK_2X52,
  type Rank,
  RECYCLE,
  type Rules,
  rankOf,
  type State,
  type Text,
  type Word,
} from '../../engine/index.ts';
import type { PileNames } from './pile-names.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, isFoundation, layPyramid, SUIT_SIZE } from './pyramid-cloth.ts';
import { type PyramidRuleNumbers, rankBelow, refusals } from './pyramid-words.ts';
import { PASS_COUNTERS, playWithStock, type Refill, refillPlaces, STOCK, WASTE } from './stock.ts';
import { drawCount, drawingWords, turningWords } from './stock-words.ts';

/** The machine of the pyramids of two packs: eight foundations, columns built down regardless of suit that refill by themselves. */
interface Pyramid {
  readonly columns: number;
  readonly foundations: Foundations;
  /** The rank that stands lowest in columns: nothing is laid on it. */
  readonly lowest: (s: State) => Rank;
  /** Cards turned from the stock at a time. */
  readonly draw: 1 | 3;
  /** True when a card moves with all that lies on it. */
  readonly runs: boolean;
  readonly refill: Refill;
  /** How often the stock is gone through. */
  readonly passes: number;
  readonly numbers: PyramidRuleNumbers;
  readonly status: (s: State) => Text;
}

/** What a patience builds on: its piles are `FIRST_FOUNDATION` and the seven after it. */
export interface Foundations {
  /** A foundation's names; they count from 0. */
  names(i: number): PileNames;
  /** Lays the base cards out before the columns. */
  deal(t: Hands): void;
  /** True when a card may begin an empty foundation. */
  begins(s: State, foundation: number, card: Card): boolean;
  /** The face that a begun foundation takes next; `NONE` when it is complete. */
  next(s: State, foundation: number): Face;
  /** Why a card does not fit: the same conditions, one by one. */
  readonly words: readonly Word[];
  ghost(s: State, foundation: number): Ghost | undefined;
}

/** The rules of the machine. */
export function pyramidRules(pyramid: Pyramid): Rules {
  const { columns, foundations, lowest, draw, runs, refill, passes, numbers } = pyramid;
  const drawing = drawingWords(draw, numbers.draw);
  const turning = turningWords(passes, numbers.pass);
  const end = FIRST_COLUMN + columns;
  return {
    pack: PACK_2X52,
    piles: layPyramid(columns, foundations.names),
    counters: PASS_COUNTERS,
    deal(t) {
      foundations.deal(t);
      for (let column = FIRST_COLUMN; column < end; column++) t.flip(STOCK, column, 1);
    },
    sorts: ['build', 'pack', 'draw', ...(passes > 1 ? (['turn'] as const) : [])],
    moves(s, out) {
      const uncovered = look(s, columns);
      pushBuilding(s, out, foundations, uncovered);
      pushLaying(s, out, lowest(s), runs, uncovered);
      const turn = move(DRAW, STOCK, WASTE, drawCount(s, draw));
      if (drawing.every((word) => word.holds(s, turn))) out.push(turn);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play: playWithStock,
    settle: (t) => refillPlaces(t, FIRST_COLUMN, end, refill),
    won: (s) => (allGathered(s) ? 'plain' : undefined),
    why: refusals({ numbers, runs, lowest, drawing, turning, fitting: foundations.words }),
    status: pyramid.status,
    ghost: (s, pile) => (isFoundation(pile) && s.height(pile) === 0 ? foundations.ghost(s, pile) : undefined),
  };
}

/** The uncovered cards of the columns and, as the last, of the waste: all that a hand may take. */
interface Uncovered {
  readonly count: number;
  readonly piles: Uint8Array;
  readonly cards: Uint8Array;
  /** 0 where no card lies. */
  readonly ranks: Uint8Array;
}

// Filled anew for every list of moves and read within it; kept, so that no search allocates.
const seen = { count: 0, piles: new Uint8Array(16), cards: new Uint8Array(16), ranks: new Uint8Array(16) };

function look(s: State, columns: number): Uncovered {
  for (let i = 0; i <= columns; i++) {
    const pile = i < columns ? FIRST_COLUMN + i : WASTE;
    const card = s.top(pile);
    seen.piles[i] = pile;
    seen.cards[i] = card === NONE ? 0 : card;
    seen.ranks[i] = card === NONE ? 0 : rankOf(card);
  }
  seen.count = columns + 1;
  return seen;
}

/** Every uncovered card to every foundation that takes it. */
function pushBuilding(s: State, out: MoveBuffer, foundations: Foundations, { count, piles, cards, ranks }: Uncovered): void {
  for (let f = FIRST_FOUNDATION; f < FIRST_COLUMN; f++) {
    const empty = s.height(f) === 0;
    const next = empty ? NONE : foundations.next(s, f);
    for (let i = 0; i < count; i++) {
      if (ranks[i] === 0) continue;
      const card = cards[i] as Card;
      if (empty ? foundations.begins(s, f, card) : faceOf(card) === next) out.push(move(CARRY, piles[i] as number, f, 1));
    }
  }
}

/** Cards to the last card of a column, one rank lower; with runs, the card of that rank with all that lies on it. */
function pushLaying(s: State, out: MoveBuffer, lowest: Rank, runs: boolean, { count, piles, ranks }: Uncovered): void {
  for (let to = 0; to < count - 1; to++) {
    const top = ranks[to] as Rank | 0;
    if (top === 0 || top === lowest) continue;
    const wanted = rankBelow(top);
    for (let i = 0; i < count; i++) {
      if (i === to || ranks[i] === 0) continue;
      const n = runs && i < count - 1 ? runTo(s, piles[i] as number, ranks[i] as Rank, wanted) : ranks[i] === wanted ? 1 : 0;
      if (n > 0) out.push(move(CARRY, piles[i] as number, piles[to] as number, n));
    }
  }
}

/**
 * How many cards a column gives up to the one of the wanted rank, 0 when it has none. Ranks go down a column one by one,
 * so the distance of the ranks tells how deep the card lies.
 */
function runTo(s: State, column: number, top: Rank, wanted: Rank): number {
  const n = ((wanted - top + SUIT_SIZE) % SUIT_SIZE) + 1;
  const height = s.height(column);
  return n <= height && rankOf(s.at(column, height - n)) === wanted ? n : 0;
}

function allGathered(s: State): boolean {
  for (let f = FIRST_FOUNDATION; f < FIRST_COLUMN; f++) if (s.height(f) !== SUIT_SIZE) return false;
  return true;
}
