import { dealTable, type Lang, playMove, type Session } from '../engine/index.ts';
import { number } from '../speech/index.ts';

/** So many positions in a row that had been on the table before are worth a word: there and back once is only a second thought. */
const MOST_SILENT = 4;

/**
 * The number of the move that last brought a new position, when every one since has been on the table before, on the way from
 * the deal to here; `undefined` while that is not so for longer than a few moves. It is no verdict: another move may still bring
 * something new.
 */
export function nothingNewSince({ game, deal, moves }: Pick<Session, 'game' | 'deal' | 'moves'>): number | undefined {
  if (moves.length <= MOST_SILENT) return undefined;
  const table = dealTable(game, deal);
  const key = (): string => `${table.keyLo},${table.keyHi}`;
  const met = new Set([key()]);
  let last = 0;
  for (const [i, m] of moves.entries()) {
    playMove(game, table, m);
    if (!met.has(key())) last = i + 1;
    met.add(key());
  }
  return moves.length - last >= MOST_SILENT ? last : undefined;
}

/** That play goes round in circles, and since which move. */
export function sayNothingNew(since: number, lang: Lang): string {
  const move = number(since, lang);
  return lang === 'ru' ? `После хода ${move} ничего нового.` : `Nothing new since move ${move}.`;
}
