import { CARRY, cardsOn, type Guide, kindOf, type Move, NONE, type Options, rankOf, type State, suitOf, toOf } from '../engine/index.ts';
import { built, readBuilt, stuckInWaste } from './egyptian-pyramid.stuck.ts';
import { from } from './shared/alike.ts';
import { buried } from './shared/buried.ts';
import { rankOfBottom } from './shared/line.ts';
import { onward } from './shared/onward.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, isFoundation, SUIT_SIZE } from './shared/pyramid-cloth.ts';
import { PASS, STOCK, WASTE } from './shared/stock.ts';

/** Costs in cards on foundations. */
interface Costs {
  /** A card of the waste that lies on one wanted sooner, and as a share of that each step between the two. */
  readonly buried: number;
  readonly distance: number;
  /** A card of the waste. */
  readonly waste: number;
  /** What a rank is worth that some column takes. */
  readonly taken: number;
  /** A card of the waste that stays for ever even if stock and columns lay open. */
  readonly stuck: number;
  /** A card of a column that lies on one which needs fewer cards of its suit before. */
  readonly column: number;
}

// Found by trying hundreds of them at random on deals 1 to 60. Each brings out a quarter to a half of the deals, and each some that none of
// the others does.
const COSTS: readonly Costs[] = (
  [
    [0.63, 0.28, 0.4, 0.07, 2.56, 0],
    [2.08, 0.15, 0, 0, 3.4, 0.31],
    [1.51, 0.24, 0.12, 0.3, 5.16, 0.12],
    [0.9, 0.14, 0.14, 0.14, 3.52, 0.43],
    [0.32, 0.05, 0.41, 0, 6.52, 0.14],
    [1.14, 0.2, 0, 0.13, 3.4, 0.15],
    [0.72, 0.13, 0.1, 0, 2.84, 1],
    [0.43, 0, 0.07, 0.12, 5.68, 0],
  ] as const
).map(([buried, distance, waste, taken, stuck, column]) => ({ buried, distance, waste, taken, stuck, column }));

const baseRank = rankOfBottom(FIRST_FOUNDATION);
/** Further than any card is from its turn. */
const NEVER = 99;

/**
 * A column is only its cards: where it stands on the slopes enters no rule, and all columns refill from one source. A foundation is
 * only its cards, too, but for the first one, whose lowest card names the base rank.
 */
export function guide({ places }: Options): Guide {
  const foundations = from(FIRST_FOUNDATION, FIRST_COLUMN);
  const columns = from(FIRST_COLUMN, FIRST_COLUMN + Number(places));
  return {
    alike: [columns, foundations.slice(1)],
    twin: isTwin,
    vast: true,
    progress: onward(STOCK, foundations, PASS),
    worths: COSTS.map((costs) => (s) => cardsOn(s, foundations) - costOf(s, columns, costs)),
  };
}

/** Of alike foundations that hold the same cards, or none, the first will do. */
function isTwin(s: State, m: Move): boolean {
  const to = toOf(m);
  if (kindOf(m) !== CARRY || !isFoundation(to)) return false;
  const suit = suitAt(s, to);
  for (let f = FIRST_FOUNDATION + 1; f < to; f++) if (s.height(f) === s.height(to) && suitAt(s, f) === suit) return true;
  return false;
}

const suitAt = (s: State, foundation: number): number => (s.height(foundation) === 0 ? NONE : suitOf(s.top(foundation)));

function costOf(s: State, columns: readonly number[], costs: Costs): number {
  const base = baseRank(s) ?? 1;
  const level = (card: number): number => (rankOf(card) - base + SUIT_SIZE) % SUIT_SIZE;
  let cost = costs.buried * buried(s, WASTE, level, costs.distance) + costs.waste * s.height(WASTE);
  if (costs.taken > 0) cost -= costs.taken * ranksTaken(s, columns, level);
  readBuilt(s);
  if (costs.column > 0) for (const column of columns) cost += costs.column * buried(s, column, (card) => steps(suitOf(card), level(card)));
  return cost + costs.stuck * stuckInWaste(s, columns, base);
}

/** How many cards of its suit have to go out before a card. */
function steps(suit: number, level: number): number {
  let fewest = NEVER;
  for (let f = 2 * suit; f < 2 * suit + 2; f++) {
    const lacking = level - (built[f] as number);
    if (lacking >= 0 && lacking < fewest) fewest = lacking;
  }
  return fewest;
}

function ranksTaken(s: State, columns: readonly number[], level: (card: number) => number): number {
  let taken = 0;
  for (const column of columns) if (s.height(column) > 0) taken |= 1 << level(s.top(column));
  let count = 0;
  for (let step = 1; step < SUIT_SIZE; step++) count += (taken >> step) & 1;
  return count;
}
