import { CARRY, cardsOn, fromOf, type Guide, kindOf, type Move, type Options, type State, toOf } from '../engine/index.ts';
import { stuck, stuckPiles } from './open-store.stuck.ts';
import { FIRST_FOUNDATION, FIRST_WASTE, FULL, HAND, isFoundation, isWaste, STOCK, STORE, turnOf } from './open-store.table.ts';
import { from } from './shared/alike.ts';
import { buried } from './shared/buried.ts';

/** Costs in cards on foundations. */
interface Costs {
  /** A card in the store. */
  readonly store: number;
  /** A card of a waste pile that lies on one wanted sooner, and as a share of that each step between the two. */
  readonly buried: number;
  readonly distance: number;
  /** What an empty waste pile is worth. */
  readonly empty: number;
  /** A rank that can be had only once; shared by so many cards of it as can be had. */
  readonly scarce: number;
  /** A step that the foundations lack until the store's top card fits. */
  readonly top: number;
  /** A card that stays for ever even if the stock lay open. */
  readonly stuck: number;
}

// Found by trying hundreds of them at random on deals 1 to 60. Each brings out a third or a half of the deals, and each some that none of
// the others does: together they are worth much more than any of them with wider beams.
const COSTS: readonly Costs[] = (
  [
    [2.57, 1.96, 0.39, 1.68, 0.75, 1.74, 3.06],
    [0.97, 0.98, 0.18, 1.35, 0.25, 0.82, 2.59],
    [1.06, 1.64, 0, 0.45, 0.38, 0.58, 4.22],
    [2.5, 0.72, 0.36, 1.07, 0, 0, 2.17],
    [2.12, 4.99, 0, 0.33, 0.16, 1.94, 1.17],
    [2.06, 1.47, 0.12, 0.31, 0, 1.19, 4.44],
    [0.86, 0.83, 0.27, 2.99, 1.16, 0, 3.96],
    [2, 3.59, 0, 0.32, 0.18, 0.24, 1.09],
  ] as const
).map(([store, buried, distance, empty, scarce, top, stuck]) => ({ store, buried, distance, empty, scarce, top, stuck }));

/**
 * Suits enter no rule (R3, R7), and a foundation is only its height. A waste pile is only its cards, as long as none is
 * gathered for a redeal, which takes them in their order.
 */
export function guide({ piles, redeals }: Options): Guide {
  const foundations = from(FIRST_FOUNDATION, FIRST_WASTE);
  const wastes = from(FIRST_WASTE, FIRST_WASTE + Number(piles));
  return {
    alike: redeals === '0' ? [foundations, wastes] : [foundations],
    suitless: true,
    twin: (s, m) => isTwin(s, m, redeals === '0'),
    vast: true,
    progress,
    worths: COSTS.map((costs) => worth(costs, foundations, wastes)),
  };
}

/**
 * A foundation is only its height, so of equally high ones the first will do; and of empty waste piles the first, as long as
 * they are never gathered.
 */
function isTwin(s: State, m: Move, wastesAlike: boolean): boolean {
  if (kindOf(m) !== CARRY) return false;
  const to = toOf(m);
  const height = s.height(to);
  const first = isFoundation(to) ? FIRST_FOUNDATION : isWaste(to) && height === 0 && wastesAlike ? FIRST_WASTE : to;
  for (let pile = first; pile < to; pile++) if (pile !== fromOf(m) && s.height(pile) === height) return true;
  return false;
}

/** More than any game can turn over and build between two redeals. */
const A_PASS = 512;
const REDEALS = 0;

/** Cards turned over and cards built, both counted twice: so a card in hand has a stage of its own before the one where it is laid. */
function progress(s: State): number {
  let cards = -s.height(STOCK);
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) cards += s.height(f);
  return (s.counter(REDEALS) + 1) * A_PASS + 2 * cards - s.height(HAND);
}

function worth(costs: Costs, foundations: readonly number[], wastes: readonly number[]): (s: State) => number {
  const tops = stuckPiles(wastes);
  return (s) => {
    let sum = cardsOn(s, foundations) - costs.store * s.height(STORE);
    for (const waste of wastes) {
      sum -= costs.buried * buried(s, waste, (card) => turnOf(s, card), costs.distance);
      if (s.height(waste) === 0) sum += costs.empty;
    }
    if (costs.scarce > 0) sum -= costs.scarce * scarcity(s, tops);
    if (costs.top > 0) sum -= costs.top * stepsToStore(s);
    return sum - costs.stuck * stuck(s, tops);
  };
}

const missing = new Int8Array(FULL);
const covered = new Int8Array(FULL);

/** Of each rank not complete yet one over the number of its cards that lie under none wanted later. */
function scarcity(s: State, tops: readonly number[]): number {
  missing.fill(0);
  covered.fill(0);
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) {
    for (let turn = s.height(f); turn < FULL; turn++) missing[turn] = (missing[turn] as number) + 1;
  }
  for (const pile of tops) {
    let latest = -1;
    for (let i = s.height(pile) - 1; i >= 0; i--) {
      const turn = turnOf(s, s.at(pile, i));
      if (turn < latest) covered[turn] = (covered[turn] as number) + 1;
      else latest = turn;
    }
  }
  let sum = 0;
  for (let turn = 0; turn < FULL; turn++) {
    const free = (missing[turn] as number) - (covered[turn] as number);
    if ((missing[turn] as number) > 0 && free > 0) sum += 1 / free;
  }
  return sum;
}

/** The steps that the highest foundation below the store's top card lacks to it. */
function stepsToStore(s: State): number {
  if (s.height(STORE) === 0) return 0;
  const turn = turnOf(s, s.top(STORE));
  let fewest = FULL;
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) if (s.height(f) <= turn) fewest = Math.min(fewest, turn - s.height(f));
  return fewest;
}
