import { defaultOptions } from '../engine/index.ts';
import { type BookRow, placeOf } from './book-row.ts';
import { type Offer, standingOf } from './book-state.ts';
import { countsOf, type WinCounts } from './counts.ts';
import { exactOdds, fractionText } from './exact/exact-odds.ts';
import { type Interval, interval } from './interval.ts';
import { sortedOptions } from './study.ts';

/** What a page shows of a row of the book. */
export interface CompactRow {
  /** A value for every option. */
  readonly options: Readonly<Record<string, string>>;
  /** True where they are all the patience's own, as it is played when nobody changes anything. */
  readonly usual?: true;
  readonly player: string;
  readonly deals: number;
  readonly won: number;
  readonly unknown: number;
  /** 95 %, shares rounded to five digits. */
  readonly interval: Interval;
  /** The exact chance as a fraction, where it is known. */
  readonly exact?: string;
  /** The wins by kind, where there are others than plain ones. */
  readonly wins?: WinCounts;
  /** True where `wins` are those of the first wins found: there may be better ones. */
  readonly firstWin?: true;
}

/** The rows of a book that hold today, by patience, as JSON text: one row a line. What an older version of rules or player found is left out. */
export function compactBook(rows: readonly BookRow[], offer: Offer): string {
  const parts = offer.patiences.map(({ id }) => {
    const own = rows.filter(({ study }) => study.patience === id);
    const lines = own.flatMap((row) => compactRow(row, offer) ?? []).map((row) => `\n    ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(id)}: [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** A row of the book as a page shows it; `undefined` when it no longer holds. */
export function compactRow({ study, whole }: BookRow, offer: Offer): CompactRow | undefined {
  const { game, outdated } = standingOf(study, offer);
  if (outdated || !game) return undefined;
  const { deals, won, lost, unknown } = countsOf([whole]);
  const [low, high] = interval(won, lost, unknown);
  const exact = exactOdds(game);
  const kind = offer.playersOf(game).find(({ name }) => name === study.player);
  const kinds = whole.wins.plain === won || won === 0 ? {} : { wins: whole.wins, ...(kind?.firstWin ? { firstWin: true as const } : {}) };
  const usual = placeOf({ ...study, options: defaultOptions(game.patience.options) }) === placeOf(study);
  return {
    options: sortedOptions(game.options),
    ...(usual ? { usual: true as const } : {}),
    player: study.player,
    deals,
    won,
    unknown,
    interval: [rounded(low), rounded(high)],
    ...(exact ? { exact: fractionText(exact.chance) } : {}),
    ...kinds,
  };
}

const rounded = (share: number): number => Math.round(share * 1e5) / 1e5;
