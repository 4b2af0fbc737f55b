import { type Game, legalMoves, outcomeOf, playMove, type Table } from '../../engine/index.ts';

/** Far more positions than a fixture laid by hand should have. */
const MOST_POSITIONS = 100_000;

/** Tries every way to play a small position on: `won` when one of them wins, else `lost`. Leaves the table as it was. */
export function verdict(game: Game, table: Table): 'won' | 'lost' {
  const met = new Set<string>();
  const tryAll = (): boolean => {
    if (outcomeOf(game, table)?.result === 'won') return true;
    const key = `${table.keyLo},${table.keyHi}`;
    if (met.has(key)) return false;
    met.add(key);
    if (met.size > MOST_POSITIONS) throw new Error('the fixture is too large to be tried out');
    for (const m of legalMoves(game, table).toArray()) {
      const mark = table.mark();
      playMove(game, table, m);
      const wins = tryAll();
      table.undoTo(mark);
      if (wins) return true;
    }
    return false;
  };
  return tryAll() ? 'won' : 'lost';
}
