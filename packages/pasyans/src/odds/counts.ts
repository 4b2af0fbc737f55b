import { dealNumber, dealOrder, type Game, type Win } from '../engine/index.ts';
import type { DealPlayer } from './player.ts';
import type { DealRange } from './ranges.ts';

/** The kinds of a win, in the order results name them. */
export const WINS = ['plain', 'brilliant', 1, 2, 3, 4] as const satisfies readonly Win[];

/** How many deals were won in which way; a way that did not occur may be absent. */
export type WinCounts = Readonly<Partial<Record<Win, number>>>;

/** What came of all deals of a range. */
export interface Chunk extends DealRange {
  readonly wins: WinCounts;
  readonly lost: number;
  /** The numbers of the undecided deals, ascending. */
  readonly unknown: readonly number[];
}

/** What came of any number of deals. */
export interface Counts {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly unknown: number;
  readonly wins: Readonly<Record<Win, number>>;
}

/** How many deals were won, in whichever way. */
export const wonIn = (wins: WinCounts): number => WINS.reduce((sum, win) => sum + (wins[win] ?? 0), 0);

/** Plays every deal of a range. */
export function playChunk(game: Game, player: DealPlayer, { from, to }: DealRange): Chunk {
  const { pack } = game.rules;
  const order = new Uint8Array(pack.cards.length);
  // One array for all deals: a new one each time would cost as much as the shuffle.
  const cards = [...dealNumber(pack, from).cards];
  const wins: Partial<Record<Win, number>> = {};
  const unknown: number[] = [];
  let lost = 0;
  for (let id = from; id <= to; id++) {
    dealOrder(pack, id, order);
    for (let i = 0; i < order.length; i++) cards[i] = order[i] as number;
    const verdict = player.play({ id, seed: id, cards });
    if (verdict.result === 'won') wins[verdict.win] = (wins[verdict.win] ?? 0) + 1;
    else if (verdict.result === 'lost') lost++;
    else unknown.push(id);
  }
  return { from, to, wins, lost, unknown };
}

/** The sum of chunks that share no deal. */
export function countsOf(chunks: readonly Chunk[]): Counts {
  const wins: Record<Win, number> = { plain: 0, brilliant: 0, 1: 0, 2: 0, 3: 0, 4: 0 };
  let [lost, unknown] = [0, 0];
  for (const chunk of chunks) {
    for (const win of WINS) wins[win] += chunk.wins[win] ?? 0;
    lost += chunk.lost;
    unknown += chunk.unknown.length;
  }
  const won = wonIn(wins);
  return { deals: won + lost + unknown, won, lost, unknown, wins };
}

/** Two chunks, the second right behind the first, as one. */
export function joined(a: Chunk, b: Chunk): Chunk {
  const both = WINS.map((win) => [win, (a.wins[win] ?? 0) + (b.wins[win] ?? 0)] as const);
  const wins = Object.fromEntries(both.filter(([, count]) => count > 0));
  return { from: a.from, to: b.to, wins, lost: a.lost + b.lost, unknown: [...a.unknown, ...b.unknown] };
}
