import type { Game } from './engine/index.ts';
import { guideOf } from './games/guides.ts';
import { type Plan, planOf } from './solve/index.ts';

/** Verdicts with all cards known: won with a line, lost for certain, or not known. Pure; the same in every kind of worker. */
export * from './solve/index.ts';

/** What the solver goes by for a game: its rules, and what the patience's guide adds. */
export function planFor(game: Game): Plan {
  return planOf(game, guideOf(game));
}
