import type { CountedShare, Win } from '../engine/index.ts';
import type { CompactRow } from './compact.ts';
import { interval } from './interval.ts';

/** What is looked up in a row: how often a deal was won in any way, was lost, or was won in one way. */
export type End = 'won' | 'lost' | Win;

/** Whose counts are told first: who plays as a practised person; then who plays at all; then who sees what nobody sees. */
const PLAYERS = ['sensible', 'careless', 'solver'];

/**
 * How often deals came to an end, by the rows of the book about one game; `undefined` where nobody has counted. Of players who stop at the
 * first win they find, ways of winning are not asked.
 */
export function countedShare(rows: readonly CompactRow[], end: End): CountedShare | undefined {
  const anyWay = end === 'won' || end === 'lost';
  const fit = rows.filter(({ player, firstWin }) => PLAYERS.includes(player) && (anyWay || !firstWin));
  const [row] = [...fit].sort((a, b) => PLAYERS.indexOf(a.player) - PLAYERS.indexOf(b.player));
  if (!row) return undefined;
  const { player, deals, unknown } = row;
  const times = timesIn(row, end);
  const [low, high] = interval(times, deals - times - unknown, unknown);
  return { player, deals, times, unknown, interval: [rounded(low), rounded(high)] };
}

function timesIn({ deals, won, unknown, wins }: CompactRow, end: End): number {
  if (end === 'won') return won;
  if (end === 'lost') return deals - won - unknown;
  // Where no kinds stand all wins are plain.
  return wins ? (wins[end] ?? 0) : end === 'plain' ? won : 0;
}

const rounded = (share: number): number => Math.round(share * 1e5) / 1e5;
