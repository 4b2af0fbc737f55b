import {
  CARRY,
  type Card,
  countOf,
  DRAW,
  fromOf,
  type Ghost,
  type Hands,
  kindOf,
  type Move,
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
  toOf,
  type Word,
} from '../../engine/index.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, isFoundation, layPyramid, SUIT_SIZE } from './pyramid-cloth.ts';
import { type PyramidRuleNumbers, rankBelow, refusals } from './pyramid-words.ts';
import { PASS_COUNTERS, type Refill, refillPlaces, STOCK, turnOver, WASTE } from './stock.ts';
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
  /** A foundation's name; they count from 0. */
  label(i: number): Text;
  /** Lays the base cards out before the columns. */
  deal(t: Hands): void;
  takes(s: State, foundation: number, card: Card): boolean;
  /** Why a card does not fit: the same conditions as `takes`, one by one. */
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
    piles: layPyramid(columns, foundations.label),
    counters: PASS_COUNTERS,
    deal(t) {
      foundations.deal(t);
      for (let column = FIRST_COLUMN; column < end; column++) t.flip(STOCK, column, 1);
    },
    moves(s, out) {
      for (let column = FIRST_COLUMN; column < end; column++) pushBuilding(s, out, column, foundations);
      pushBuilding(s, out, WASTE, foundations);
      const bottom = lowest(s);
      for (let to = FIRST_COLUMN; to < end; to++) {
        if (s.height(to) === 0 || rankOf(s.top(to)) === bottom) continue;
        for (let from = FIRST_COLUMN; from < end; from++) if (from !== to) pushLaying(s, out, from, to, runs);
        pushLaying(s, out, WASTE, to, false);
      }
      const turn = move(DRAW, STOCK, WASTE, drawCount(s, draw));
      if (drawing.every((word) => word.holds(s, turn))) out.push(turn);
      const over = move(RECYCLE, WASTE, STOCK, s.height(WASTE));
      if (turning.every((word) => word.holds(s, over))) out.push(over);
    },
    play,
    settle: (t) => refillPlaces(t, FIRST_COLUMN, end, refill),
    won: (s) => (allGathered(s) ? 'plain' : undefined),
    why: refusals({ numbers, runs, lowest, drawing, turning, fitting: foundations.words }),
    status: pyramid.status,
    ghost: (s, pile) => (isFoundation(pile) && s.height(pile) === 0 ? foundations.ghost(s, pile) : undefined),
  };
}

/** The uncovered card of a pile to every foundation that takes it. */
function pushBuilding(s: State, out: MoveBuffer, from: number, foundations: Foundations): void {
  const card = s.top(from);
  if (card === NONE) return;
  for (let f = FIRST_FOUNDATION; f < FIRST_COLUMN; f++) if (foundations.takes(s, f, card)) out.push(move(CARRY, from, f, 1));
}

/**
 * A card to the last card of a column, one rank lower: the uncovered one, or with runs the one of that rank with all
 * that lies on it. Ranks go down a column one by one, so the difference of ranks tells how deep it lies.
 */
function pushLaying(s: State, out: MoveBuffer, from: number, to: number, runs: boolean): void {
  const card = s.top(from);
  if (card === NONE) return;
  const wanted = rankBelow(s.top(to));
  const n = runs ? ((wanted - rankOf(card) + SUIT_SIZE) % SUIT_SIZE) + 1 : 1;
  const height = s.height(from);
  if (n <= height && rankOf(s.at(from, height - n)) === wanted) out.push(move(CARRY, from, to, n));
}

function play(t: Hands, m: Move): void {
  switch (kindOf(m)) {
    case DRAW:
      t.flip(STOCK, WASTE, countOf(m));
      break;
    case RECYCLE:
      turnOver(t);
      break;
    default:
      t.shift(fromOf(m), toOf(m), countOf(m));
  }
}

function allGathered(s: State): boolean {
  for (let f = FIRST_FOUNDATION; f < FIRST_COLUMN; f++) if (s.height(f) !== SUIT_SIZE) return false;
  return true;
}
