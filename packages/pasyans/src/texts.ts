import type { GameText, RuleText } from './games/game-text.ts';

export type { GameText, RuleMark, RuleText } from './games/game-text.ts';

/** The rules pages, each loaded only when somebody reads it. */
const PAGES: Readonly<Record<string, () => Promise<{ readonly text: GameText }>>> = {
  vorozhba: () => import('./games/vorozhba.text.ts'),
  'hearts-family': () => import('./games/hearts-family.text.ts'),
  blind: () => import('./games/blind.text.ts'),
  'four-aces': () => import('./games/four-aces.text.ts'),
  'egyptian-pyramid': () => import('./games/egyptian-pyramid.text.ts'),
  'devils-bridge': () => import('./games/devils-bridge.text.ts'),
  'will-it-come-true': () => import('./games/will-it-come-true.text.ts'),
  'nothing-to-do': () => import('./games/nothing-to-do.text.ts'),
  wish: () => import('./games/wish.text.ts'),
  'wish-20': () => import('./games/wish-20.text.ts'),
  'running-wave': () => import('./games/running-wave.text.ts'),
  cotillion: () => import('./games/cotillion.text.ts'),
  square: () => import('./games/square.text.ts'),
  'open-store': () => import('./games/open-store.text.ts'),
  'endless-store': () => import('./games/endless-store.text.ts'),
  'four-classes': () => import('./games/four-classes.text.ts'),
  fatal: () => import('./games/fatal.text.ts'),
  olympus: () => import('./games/olympus.text.ts'),
  'royal-marriage': () => import('./games/royal-marriage.text.ts'),
  triads: () => import('./games/triads.text.ts'),
  potocki: () => import('./games/potocki.text.ts'),
  gaps: () => import('./games/gaps.text.ts'),
};

/** The rules page of a patience by its id; `undefined` when there is no such patience. */
export async function rulesText(id: string): Promise<GameText | undefined> {
  const load = Object.hasOwn(PAGES, id) ? PAGES[id] : undefined;
  return load && (await load()).text;
}

/** The common rules C1..C14, which hold in every patience. */
export async function commonRules(): Promise<readonly RuleText[]> {
  return (await import('./games/common.text.ts')).commonRules;
}
