import { FACES, faceOf, type State, suitOf } from '../engine/index.ts';
import { FIRST_COLUMN, FIRST_FOUNDATION, SUIT_SIZE } from './shared/pyramid-cloth.ts';
import { STOCK, WASTE } from './shared/stock.ts';

const SUITS = 4;
/** Each face is there twice, and each suit has two foundations. */
const COPIES = 2;

// Filled anew for every position, and kept so that a search does not allocate. A card's number is its suit's first one and its steps
// from the base. By cards: those that lie open, and those of them that have gone out. By suits, twice: how high the foundations are.
const open = new Uint8Array(FACES);
const gone = new Uint8Array(FACES);
export const built = new Uint8Array(SUITS * COPIES);

/** How high the two foundations of each suit are; they stand in `built`, those of a suit next to each other. */
export function readBuilt(s: State): void {
  built.fill(0);
  for (let f = FIRST_FOUNDATION; f < FIRST_COLUMN; f++) {
    if (s.height(f) === 0) continue;
    const at = suitOf(s.at(f, 0)) * COPIES;
    built[built[at] === 0 ? at : at + 1] = s.height(f);
  }
}

/**
 * How many cards of the waste stay for ever even if stock and columns lay open and every card of them took one of the next lower
 * rank. `base`: the rank that foundations begin with, from 1. A measure and no proof. `readBuilt` first; `built` is used up.
 */
export function stuckInWaste(s: State, columns: readonly number[], base: number): number {
  open.fill(0);
  gone.fill(0);
  layOpen(s, STOCK, base);
  for (const column of columns) layOpen(s, column, base);
  let height = s.height(WASTE);
  while (height > 0) {
    const card = numberOf(faceOf(s.at(WASTE, height - 1)), base);
    if (leaves(card)) height--;
    else if (!buildOpen()) {
      if (!canBeLaid(card)) break;
      more(open, card, 1);
      height--;
    }
  }
  return height;
}

function numberOf(face: number, base: number): number {
  const rank = face % SUIT_SIZE;
  return face - rank + ((rank + 1 - base + SUIT_SIZE) % SUIT_SIZE);
}

function layOpen(s: State, pile: number, base: number): void {
  for (let i = s.height(pile) - 1; i >= 0; i--) more(open, numberOf(faceOf(s.at(pile, i)), base), 1);
}

function more(counts: Uint8Array, at: number, by: number): void {
  counts[at] = (counts[at] as number) + by;
}

/** The top of the waste goes out, or changes places with an equal open card that has gone out. */
function leaves(card: number): boolean {
  const first = Math.floor(card / SUIT_SIZE) * COPIES;
  for (let f = first; f < first + COPIES; f++) {
    if (built[f] !== card % SUIT_SIZE) continue;
    more(built, f, 1);
    return true;
  }
  if (gone[card] === 0) return false;
  more(gone, card, -1);
  more(open, card, 1);
  return true;
}

function buildOpen(): boolean {
  for (let f = 0; f < built.length; f++) {
    const height = built[f] as number;
    if (height === SUIT_SIZE) continue;
    const card = Math.floor(f / COPIES) * SUIT_SIZE + height;
    if (open[card] === 0) continue;
    more(open, card, -1);
    more(gone, card, 1);
    more(built, f, 1);
    return true;
  }
  return false;
}

/** True when an open card of any suit is one rank higher. */
function canBeLaid(card: number): boolean {
  const step = card % SUIT_SIZE;
  if (step === SUIT_SIZE - 1) return false;
  for (let suit = 0; suit < SUITS; suit++) if ((open[suit * SUIT_SIZE + step + 1] as number) > 0) return true;
  return false;
}
