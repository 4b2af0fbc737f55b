import { CARRY, DISCARD, DRAW, fromOf, kindOf, type Move, OPEN, PLUCK, RECYCLE, REDEAL, toOf } from './move.ts';
import type { PileSpec, Role } from './pile.ts';

/**
 * The sorts of moves that players tell apart. Carrying is many of them, by where the card comes from and goes to: `build` to a
 * foundation, `change` from one foundation to another, `pack` to a place or column, `store` on a reserve, `lay` on a waste pile.
 */
export type MoveSort = 'step' | 'build' | 'change' | 'pack' | 'store' | 'lay' | 'draw' | 'turn' | 'redeal' | 'discard' | 'pluck' | 'open';

/** Which sort a move is of, by the piles of its rules. */
export function sortOf({ piles }: { readonly piles: readonly PileSpec[] }, m: Move): MoveSort {
  switch (kindOf(m)) {
    case CARRY:
      return carrySort(piles[fromOf(m)]?.role, piles[toOf(m)]?.role);
    case DRAW:
      return 'draw';
    case RECYCLE:
      return 'turn';
    case REDEAL:
      return 'redeal';
    case DISCARD:
      return 'discard';
    case PLUCK:
      return 'pluck';
    case OPEN:
      return 'open';
    default:
      return 'step';
  }
}

function carrySort(from: Role | undefined, to: Role | undefined): MoveSort {
  if (to === 'foundation') return from === 'foundation' ? 'change' : 'build';
  if (to === 'reserve') return 'store';
  return to === 'waste' ? 'lay' : 'pack';
}
