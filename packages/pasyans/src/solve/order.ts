import {
  CARRY,
  cardsOn,
  type Game,
  kindOf,
  type Move,
  type MoveBuffer,
  pilesOf,
  RECYCLE,
  REDEAL,
  type State,
  toOf,
} from '../engine/index.ts';

/** How much a move promises: higher is tried first. */
export type Promising = (m: Move) => number;

/** Sorts the moves from `first` on, best first; equal ones keep their order. */
export function sortMoves(moves: MoveBuffer, first: number, promise: Promising, scratch: Float64Array): void {
  const { count } = moves;
  for (let i = first; i < count; i++) scratch[i - first] = promise(moves.at(i));
  // By insertion: lists are short.
  for (let i = first + 1; i < count; i++) {
    const m = moves.at(i);
    const worth = scratch[i - first] as number;
    let at = i;
    for (; at > first && (scratch[at - 1 - first] as number) < worth; at--) {
      moves.put(at, moves.at(at - 1));
      scratch[at - first] = scratch[at - 1 - first] as number;
    }
    moves.put(at, m);
    scratch[at - first] = worth;
  }
}

const ON_FOUNDATION = 3;
const WITHIN = 2;
const OTHER = 1;
const LATE = 0;

/** What any patience's moves promise: building first, the stock after the cards in play, dealing anew last. */
export function usualPromise({ rules }: Game): Promising | undefined {
  const builds = rules.piles.map(({ role }) => role === 'foundation');
  // Without foundations there is nothing to tell moves apart by.
  if (!builds.includes(true)) return undefined;
  return (m) => {
    const kind = kindOf(m);
    if (kind === RECYCLE || kind === REDEAL) return LATE;
    if (kind !== CARRY) return OTHER;
    return builds[toOf(m)] ? ON_FOUNDATION : WITHIN;
  };
}

/** How near any patience's position is to a win: by the cards that are done with. */
export function usualWorth({ rules }: Game): (s: State) => number {
  const done = pilesOf(rules, 'foundation', 'discard');
  return (s) => cardsOn(s, done);
}
