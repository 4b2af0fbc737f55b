import { type Face, type Ghost, makeCard, NONE, type Pack, type Rank, rankOf, type State, SUITS, suitOf } from '../../engine/index.ts';

/**
 * `above[face]`: the face that follows in the same suit, round and round (cyclic foundations); `NONE` for faces that are
 * not in the pack.
 */
export function facesAbove(pack: Pack): Int8Array {
  const above = new Int8Array(52).fill(NONE);
  for (const suit of SUITS) for (const rank of pack.ranks) above[makeCard(suit, rank)] = makeCard(suit, pack.next[rank] as Rank);
  return above;
}

/** The rank that begins every foundation; `undefined` while no card has named it. */
export type BaseRank = (s: State) => Rank | undefined;

/** The base rank named by the card at the bottom of a foundation. */
export function rankOfBottom(foundation: number): BaseRank {
  return (s) => (s.height(foundation) === 0 ? undefined : rankOf(s.at(foundation, 0)));
}

/**
 * What `count` empty foundations from `first` on wait for: the base rank, and a suit once only one is left to begin.
 * `copies` is how many foundations each suit has.
 */
export function baseGhost(s: State, base: Rank | undefined, first: number, count: number, copies: number): Ghost | undefined {
  if (base === undefined) return undefined;
  const begun = [0, 0, 0, 0];
  for (let f = first; f < first + count; f++) {
    const bottom: Face = s.at(f, 0);
    if (bottom !== NONE) (begun[suitOf(bottom)] as number)++;
  }
  const left = SUITS.filter((suit) => (begun[suit] as number) < copies);
  return left.length === 1 && left[0] !== undefined ? { rank: base, suit: left[0] } : { rank: base };
}
