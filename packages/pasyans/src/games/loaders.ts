import type { Patience } from '../engine/index.ts';

/** The rules of each patience, loaded only when somebody opens it; in the order of the registry. */
const RULES: Readonly<Record<string, () => Promise<Patience>>> = {
  vorozhba: async () => (await import('./vorozhba.ts')).vorozhba,
  'hearts-family': async () => (await import('./hearts-family.ts')).heartsFamily,
  blind: async () => (await import('./blind.ts')).blind,
  'four-aces': async () => (await import('./four-aces.ts')).fourAces,
  'egyptian-pyramid': async () => (await import('./egyptian-pyramid.ts')).egyptianPyramid,
  'devils-bridge': async () => (await import('./devils-bridge.ts')).devilsBridge,
  'will-it-come-true': async () => (await import('./will-it-come-true.ts')).willItComeTrue,
  'nothing-to-do': async () => (await import('./nothing-to-do.ts')).nothingToDo,
  wish: async () => (await import('./wish.ts')).wish,
  'wish-20': async () => (await import('./wish-20.ts')).wish20,
  'running-wave': async () => (await import('./running-wave.ts')).runningWave,
  cotillion: async () => (await import('./cotillion.ts')).cotillion,
  square: async () => (await import('./square.ts')).square,
  'open-store': async () => (await import('./open-store.ts')).openStore,
  'endless-store': async () => (await import('./endless-store.ts')).endlessStore,
  'four-classes': async () => (await import('./four-classes.ts')).fourClasses,
  fatal: async () => (await import('./fatal.ts')).fatal,
  olympus: async () => (await import('./olympus.ts')).olympus,
  'royal-marriage': async () => (await import('./royal-marriage.ts')).royalMarriage,
  triads: async () => (await import('./triads.ts')).triads,
  potocki: async () => (await import('./potocki.ts')).potocki,
};

/** The ids of all patiences, in the order of the registry. */
export const patienceIds: readonly string[] = Object.keys(RULES);

/** Loads a patience by its id; `undefined` when there is none. Rejects when its rules cannot be fetched. */
export async function loadPatience(id: string): Promise<Patience | undefined> {
  return Object.hasOwn(RULES, id) ? RULES[id]?.() : undefined;
}
