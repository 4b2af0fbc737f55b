import type { Patience } from '../engine/index.ts';
import { blind } from './blind.ts';
import { cotillion } from './cotillion.ts';
import { devilsBridge } from './devils-bridge.ts';
import { egyptianPyramid } from './egyptian-pyramid.ts';
import { endlessStore } from './endless-store.ts';
import { fatal } from './fatal.ts';
import { fourAces } from './four-aces.ts';
import { fourClasses } from './four-classes.ts';
import { gaps } from './gaps.ts';
import { heartsFamily } from './hearts-family.ts';
import { nothingToDo } from './nothing-to-do.ts';
import { olympus } from './olympus.ts';
import { openStore } from './open-store.ts';
import { potocki } from './potocki.ts';
import { royalMarriage } from './royal-marriage.ts';
import { runningWave } from './running-wave.ts';
import { square } from './square.ts';
import { triads } from './triads.ts';
import { vorozhba } from './vorozhba.ts';
import { willItComeTrue } from './will-it-come-true.ts';
import { wish } from './wish.ts';
import { wish20 } from './wish-20.ts';

/** Every patience there is, family by family. */
export const patiences: readonly Patience[] = [
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

/** Games of published studies, to measure solvers by: no old patiences, and not offered to players. */
export const yardsticks: readonly Patience[] = [gaps];

/** The patience or yardstick of an id; `undefined` when there is none. */
export function findPatience(id: string): Patience | undefined {
  return [...patiences, ...yardsticks].find((patience) => patience.id === id);
}
