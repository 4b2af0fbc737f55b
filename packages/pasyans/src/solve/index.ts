/** Verdicts on positions: won with a line, lost for certain, or not known. All cards are known to it. */
export { type Plan, Search } from './search.ts';
export { planOf, replay, solveDeal, solveTable } from './solve.ts';
export type { Budget, Effort, Verdict } from './verdict.ts';
export { Visited } from './visited.ts';
