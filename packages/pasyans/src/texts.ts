import type { GameText, RuleText } from './games/game-text.ts';

export type { GameText, RuleMark, RuleText } from './games/game-text.ts';

/** The rules pages, each loaded only when somebody reads it. */
const PAGES: Readonly<Record<string, () => Promise<{ readonly text: GameText }>>> = {
  vorozhba: () => import('./games/vorozhba.text.ts'),
  'hearts-family': () => import('./games/hearts-family.text.ts'),
  blind: () => import('./games/blind.text.ts'),
  'four-aces': () => import('./games/four-aces.text.ts'),
  'will-it-come-true': () => import('./games/will-it-come-true.text.ts'),
  wish: () => import('./games/wish.text.ts'),
  'running-wave': () => import('./games/running-wave.text.ts'),
  fatal: () => import('./games/fatal.text.ts'),
  potocki: () => import('./games/potocki.text.ts'),
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
