import type { Heading } from '../engine/index.ts';
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

/** What there is to choose from, in the order of the registry: no rules, so that a list need not load them. */
export const catalogue: readonly Heading[] = [
  vorozhba,
  heartsFamily,
  blind,
  fourAces,
  egyptianPyramid,
  devilsBridge,
  willItComeTrue,
  nothingToDo,
  wish,
  wish20,
  runningWave,
  cotillion,
  square,
  openStore,
  endlessStore,
  fourClasses,
  fatal,
  olympus,
  royalMarriage,
  triads,
  potocki,
];

/** The heading of an id; `undefined` when there is none. */
export function findHeading(id: string): Heading | undefined {
  return catalogue.find((heading) => heading.id === id);
}
