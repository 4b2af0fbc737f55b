import { faceOf, type Game, legalMoves, type Move, outcomeOf, playMove, type Table } from 'pasyans';

/** What a position is to the rules: faces by place, which way up, counters. */
function nameOf(table: Table): string {
  const parts: number[] = [];
  for (let pile = 0; pile < table.piles; pile++) {
    parts.push(-1);
    for (let i = 0; i < table.height(pile); i++) parts.push(faceOf(table.at(pile, i)) * 2 + (table.isUp(table.at(pile, i)) ? 1 : 0));
  }
  for (let c = 0; c < table.counters; c++) parts.push(table.counter(c));
  return parts.join();
}

export interface Enumerated {
  readonly won: boolean;
  /** Distinct positions that can be reached, this one included; of a won one those met before the first win. */
  readonly positions: number;
}

/**
 * Plain breadth-first enumeration, sharing nothing with the solver: whole positions as text, every line played from the
 * start. `undefined` when more than `most` positions can be reached.
 */
export function enumerate(game: Game, table: Table, most: number): Enumerated | undefined {
  const start = table.mark();
  const met = new Set([nameOf(table)]);
  let wave: readonly (readonly Move[])[] = [[]];
  const stands = (line: readonly Move[]): void => {
    table.undoTo(start);
    for (const m of line) playMove(game, table, m);
  };
  try {
    while (wave.length > 0) {
      const next: (readonly Move[])[] = [];
      for (const line of wave) {
        stands(line);
        if (outcomeOf(game, table)?.result === 'won') return { won: true, positions: met.size };
        for (const m of legalMoves(game, table).toArray()) {
          const here = table.mark();
          playMove(game, table, m);
          const name = nameOf(table);
          table.undoTo(here);
          if (met.has(name)) continue;
          if (met.size >= most) return undefined;
          met.add(name);
          next.push([...line, m]);
        }
      }
      wave = next;
    }
    return { won: false, positions: met.size };
  } finally {
    table.undoTo(start);
  }
}
