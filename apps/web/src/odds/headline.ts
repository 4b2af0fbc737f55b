import type { CompactRow } from 'pasyans/odds';

/** Who played a row of the book, from the least to the most knowing. */
export const PLAYERS = ['careless', 'sensible', 'solver'] as const;
export type Player = (typeof PLAYERS)[number];

/** The one figure that tells how often a patience comes out with its usual options. */
export interface Headline {
  readonly row: CompactRow;
  /** Known exactly, or whose games were counted. */
  readonly basis: 'exact' | Player;
  /** From 0 to 1; where deals are undecided, the share that is certain. */
  readonly share: number;
}

/** What a list shows of the rows of a patience: the exact chance, else what an attentive player reaches, else what is known at all. */
export function headlineOf(rows: readonly CompactRow[]): Headline | undefined {
  const usual = rows.filter((row) => row.usual);
  const exact = usual.find((row) => row.exact !== undefined);
  if (exact) return { row: exact, basis: 'exact', share: exactShare(exact) as number };
  for (const player of ['sensible', 'solver', 'careless'] as const) {
    const row = usual.find((one) => one.player === player);
    if (row) return { row, basis: player, share: row.won / row.deals };
  }
  return undefined;
}

/** The exact chance of a row as a number; `undefined` where it is not known. */
export function exactShare({ exact }: Pick<CompactRow, 'exact'>): number | undefined {
  if (exact === undefined) return undefined;
  const [numerator = 0, denominator = 1] = exact.split('/').map(Number);
  return numerator / denominator;
}
