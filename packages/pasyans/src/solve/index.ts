/** Verdicts on positions: won with a line, lost for certain, or not known. All cards are known to it. */
export { type Plan, Search } from './search.ts';
export { type Aim, planOf, replay, solveDeal, solveTable, type Without } from './solve.ts';
export type { Budget, Effort, Verdict } from './verdict.ts';
export { Visited } from './visited.ts';
