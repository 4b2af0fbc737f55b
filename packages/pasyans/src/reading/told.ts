import type { Outcome } from '../engine/game.ts';
import type { ReadingFacts } from '../engine/patience.ts';
import type { Session } from '../engine/session.ts';

/** What a finished game tells: how it ended, and the facts that its patience gives. All that a reading is made of. */
export interface Told {
  readonly outcome: Outcome;
  readonly facts: ReadingFacts;
}

/** What the game of a session tells where it stands; `undefined` while it goes on. */
export function toldBy(session: Session): Told | undefined {
  const outcome = session.outcome();
  return outcome && { outcome, facts: session.game.rules.facts?.(session.table) ?? {} };
}
