import type { State } from '../engine/index.ts';
import { FIRST_FOUNDATION, FIRST_WASTE, FULL, STOCK, STORE, turnOf } from './open-store.table.ts';

/** Six waste piles and the store. */
const MOST_PILES = 7;

// Filled anew for every position, and kept so that a search does not allocate. By turns: foundations that wait for a card of this
// turn, cards of the stock, and cards of the stock that have gone out.
const waiting = new Uint8Array(FULL + 1);
const free = new Uint8Array(FULL);
const gone = new Uint8Array(FULL);
/** How many cards each pile still has. */
const heights = new Uint8Array(MOST_PILES);

/**
 * How many cards of the store and the waste piles stay for ever even if every card of the stock could be had at any time.
 * Where several piles offer equal cards it takes the first, so that it is a measure and no proof.
 */
export function stuck(s: State, piles: readonly number[]): number {
  spread(s);
  let left = 0;
  for (let i = 0; i < piles.length; i++) left += heights[i] = s.height(piles[i] as number);
  for (let moved = true; moved && left > 0; ) {
    moved = false;
    for (let i = 0; i < piles.length; i++) {
      const pile = piles[i] as number;
      let height = heights[i] as number;
      while (height > 0 && leaves(turnOf(s, s.at(pile, height - 1)))) height--;
      if (height === heights[i]) continue;
      left -= (heights[i] as number) - height;
      heights[i] = height;
      moved = true;
    }
    if (!moved) moved = fromStock();
  }
  return left;
}

/** The piles that cards leave from the top only. */
export const stuckPiles = (wastes: readonly number[]): readonly number[] => [...wastes, STORE];

function spread(s: State): void {
  waiting.fill(0);
  free.fill(0);
  gone.fill(0);
  for (let f = FIRST_FOUNDATION; f < FIRST_WASTE; f++) more(waiting, s.height(f), 1);
  for (let i = 0; i < s.height(STOCK); i++) more(free, turnOf(s, s.at(STOCK, i)), 1);
}

function more(counts: Uint8Array, turn: number, by: number): void {
  counts[turn] = (counts[turn] as number) + by;
}

function build(turn: number): boolean {
  if (waiting[turn] === 0) return false;
  more(waiting, turn, -1);
  more(waiting, turn + 1, 1);
  return true;
}

/** The top card of a pile goes out, or changes places with an equal card of the stock that has gone out. */
function leaves(turn: number): boolean {
  if (build(turn)) return true;
  if (gone[turn] === 0) return false;
  more(gone, turn, -1);
  more(free, turn, 1);
  return true;
}

function fromStock(): boolean {
  for (let turn = 0; turn < FULL; turn++) {
    if (free[turn] === 0 || !build(turn)) continue;
    more(free, turn, -1);
    more(gone, turn, 1);
    return true;
  }
  return false;
}
