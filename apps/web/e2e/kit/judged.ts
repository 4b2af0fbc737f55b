import type { Move, Session } from 'pasyans';
import { planFor, solveTable } from 'pasyans/solve';
import { deal } from './games.ts';

interface Judged {
  readonly session: Session;
  readonly positions: number;
  /** The moves that win; none when nothing does. */
  readonly line: readonly Move[];
}

/** A fresh deal of which the solver soon says this; found by trying, so that it follows every change of the rules. */
export function judged(id: string, wanted: 'won' | 'lost'): Judged {
  for (let number = 1; number <= 200; number++) {
    const session = deal(id, number);
    const found = solveTable(planFor(session.game), session.table, { nodes: 20_000, memory: 2 ** 20 });
    if (found.verdict !== wanted || found.positions < 2) continue;
    return { session, positions: found.positions, line: found.verdict === 'won' ? found.line : [] };
  }
  throw new Error(`no deal of ${id} is soon found to be ${wanted}`);
}
