import type { FaceRank, FaceSuit } from './types.ts';

// A face is drawn in units of one hundredth of its width: 100 wide, 140 high. All the pips of a card go into one path,
// so that a full table stays a few hundred nodes.

/** One pip: its middle, its height, and whether it stands on its head. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: boolean;
}

// Outlines in a box from -50 to 50, absolute M, C, L and Z only: `pipPath` moves them pair by pair.
const OUTLINES: readonly [string, string, string, string] = [
  'M0 47C-7 29 -46 8 -46 -19C-46 -35 -34 -46 -21 -46C-10 -46 -3 -38 0 -27C3 -38 10 -46 21 -46C34 -46 46 -35 46 -19C46 8 7 29 0 47Z',
  'M0 -50C8 -32 22 -13 37 0C22 13 8 32 0 50C-8 32 -22 13 -37 0C-22 -13 -8 -32 0 -50Z',
  'M0 -48C14 -48 24 -38 24 -26C24 -17 19 -10 13 -5C18 -7 21 -8 25 -8C38 -8 48 2 48 14C48 27 38 36 26 36C16 36 8 30 4 20C4 33 10 43 19 48L-19 48C-10 43 -4 33 -4 20C-8 30 -16 36 -26 36C-38 36 -48 27 -48 14C-48 2 -38 -8 -25 -8C-21 -8 -18 -7 -13 -5C-19 -10 -24 -17 -24 -26C-24 -38 -14 -48 0 -48Z',
  'M0 -49C8 -31 46 -12 46 14C46 28 36 37 24 37C15 37 8 31 4 22C5 34 10 43 19 48L-19 48C-10 43 -5 34 -4 22C-8 31 -15 37 -24 37C-36 37 -46 28 -46 14C-46 -12 -8 -31 0 -49Z',
];

/** Pips in each of the two side columns, and the heights of those in the middle column, by rank. */
const SIDES: readonly number[] = [0, 0, 0, 0, 2, 2, 3, 3, 3, 4, 4];
const MIDDLES: readonly (readonly number[])[] = [[], [70], [28, 112], [28, 70, 112], [], [70], [], [49], [49, 91], [70], [42, 98]];

/** The counted pips of a plain card; a court has none. */
export function countedPips(rank: FaceRank): readonly Pip[] {
  const size = rank === 1 ? 48 : 20.5;
  const pip = (x: number, y: number): Pip => ({ x, y, size, turned: y > 70 });
  const pips = (MIDDLES[rank] ?? []).map((y) => pip(50, y));
  const rows = SIDES[rank] ?? 0;
  for (let row = 0; row < rows; row++) {
    const y = 28 + (84 * row) / (rows - 1);
    pips.push(pip(33, y), pip(67, y));
  }
  return pips;
}

/** The small pips under the two indices of a normal face. */
export const CORNER_PIPS: readonly Pip[] = [
  { x: 10.5, y: 35, size: 14.5, turned: false },
  { x: 89.5, y: 105, size: 14.5, turned: true },
];

/** The pips of the large face: beside the rank, and the big one below. */
const LARGE_PIPS: readonly Pip[] = [
  { x: 79, y: 25.5, size: 32, turned: false },
  { x: 50, y: 97, size: 64, turned: false },
];

/** One path that draws all the given pips. */
export function pipPath(suit: FaceSuit, pips: readonly Pip[]): string {
  return pips
    .map(({ x, y, size, turned }) =>
      OUTLINES[suit].replace(/(-?\d+) (-?\d+)/g, (_, dx: string, dy: string) => {
        // The outlines are symmetrical about the upright, so turning one over is a flip.
        const across = x + (Number(dx) * size) / 100;
        const down = y + (Number(dy) * (turned ? -size : size)) / 100;
        return `${across.toFixed(1)} ${down.toFixed(1)}`;
      }),
    )
    .join('');
}

// Reckoned once: a card that is turned on a slow phone shall not wait for it.
const known = new Map<string, string>();

/** The pips of a normal face: the two corner ones and the counted ones. */
export const normalPips = (suit: FaceSuit, rank: FaceRank): string =>
  once(`${suit} ${rank}`, () => pipPath(suit, [...CORNER_PIPS, ...countedPips(rank)]));

/** The pips of a large face, the same for all ranks. */
export const largePips = (suit: FaceSuit): string => once(`${suit}`, () => pipPath(suit, LARGE_PIPS));

function once(key: string, reckon: () => string): string {
  const path = known.get(key) ?? reckon();
  known.set(key, path);
  return path;
}
