/** Verdicts on positions: won with a line, lost for certain, or not known. All cards are known to it. */
export { Beam } from './beam.ts';
export { type Plan, plainPlan, planOf } from './plan.ts';
export { Search } from './search.ts';
export { Rooms, replay, solveDeal, solveTable, solving } from './solve.ts';
export { type Looked, type Turning, turning } from './turning.ts';
export type { Budget, Effort, Verdict } from './verdict.ts';
export { Visited } from './visited.ts';
