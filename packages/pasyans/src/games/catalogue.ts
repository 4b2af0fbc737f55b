import type { Heading, Patience } from '../engine/index.ts';
import { heading as blind } from './blind.heading.ts';
import { heading as cotillion } from './cotillion.heading.ts';
import { heading as devilsBridge } from './devils-bridge.heading.ts';
import { heading as egyptianPyramid } from './egyptian-pyramid.heading.ts';
import { heading as endlessStore } from './endless-store.heading.ts';
import { heading as fatal } from './fatal.heading.ts';
import { heading as fourAces } from './four-aces.heading.ts';
import { heading as fourClasses } from './four-classes.heading.ts';
import { heading as heartsFamily } from './hearts-family.heading.ts';
import { heading as nothingToDo } from './nothing-to-do.heading.ts';
import { heading as olympus } from './olympus.heading.ts';
import { heading as openStore } from './open-store.heading.ts';
import { heading as potocki } from './potocki.heading.ts';
import { heading as royalMarriage } from './royal-marriage.heading.ts';
import { heading as runningWave } from './running-wave.heading.ts';
import { heading as square } from './square.heading.ts';
import { heading as triads } from './triads.heading.ts';
import { heading as vorozhba } from './vorozhba.heading.ts';
import { heading as willItComeTrue } from './will-it-come-true.heading.ts';
import { heading as wish } from './wish.heading.ts';
import { heading as wish20 } from './wish-20.heading.ts';

/** A patience as a list shows it, and the way to its rules. */
export interface Entry extends Heading {
  /** Loads the rules. Rejects when they cannot be fetched. */
  load(): Promise<Patience>;
}

/** The list of the registry, each patience loaded only when somebody opens it. */
export const catalogue: readonly Entry[] = [
  { ...vorozhba, load: async () => (await import('./vorozhba.ts')).vorozhba },
  { ...heartsFamily, load: async () => (await import('./hearts-family.ts')).heartsFamily },
  { ...blind, load: async () => (await import('./blind.ts')).blind },
  { ...fourAces, load: async () => (await import('./four-aces.ts')).fourAces },
  { ...egyptianPyramid, load: async () => (await import('./egyptian-pyramid.ts')).egyptianPyramid },
  { ...devilsBridge, load: async () => (await import('./devils-bridge.ts')).devilsBridge },
  { ...willItComeTrue, load: async () => (await import('./will-it-come-true.ts')).willItComeTrue },
  { ...nothingToDo, load: async () => (await import('./nothing-to-do.ts')).nothingToDo },
  { ...wish, load: async () => (await import('./wish.ts')).wish },
  { ...wish20, load: async () => (await import('./wish-20.ts')).wish20 },
  { ...runningWave, load: async () => (await import('./running-wave.ts')).runningWave },
  { ...cotillion, load: async () => (await import('./cotillion.ts')).cotillion },
  { ...square, load: async () => (await import('./square.ts')).square },
  { ...openStore, load: async () => (await import('./open-store.ts')).openStore },
  { ...endlessStore, load: async () => (await import('./endless-store.ts')).endlessStore },
  { ...fourClasses, load: async () => (await import('./four-classes.ts')).fourClasses },
  { ...fatal, load: async () => (await import('./fatal.ts')).fatal },
  { ...olympus, load: async () => (await import('./olympus.ts')).olympus },
  { ...royalMarriage, load: async () => (await import('./royal-marriage.ts')).royalMarriage },
  { ...triads, load: async () => (await import('./triads.ts')).triads },
  { ...potocki, load: async () => (await import('./potocki.ts')).potocki },
];

/** The entry of an id; `undefined` when there is none. */
export function findEntry(id: string): Entry | undefined {
  return catalogue.find((entry) => entry.id === id);
}
