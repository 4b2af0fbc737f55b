import type { Patience } from '../engine/index.ts';
import { blind } from './blind.ts';
import { fatal } from './fatal.ts';
import { fourAces } from './four-aces.ts';
import { heartsFamily } from './hearts-family.ts';
import { potocki } from './potocki.ts';
import { runningWave } from './running-wave.ts';
import { vorozhba } from './vorozhba.ts';
import { willItComeTrue } from './will-it-come-true.ts';
import { wish } from './wish.ts';

/** Every patience there is, in the order of the rules specification. */
export const patiences: readonly Patience[] = [vorozhba, heartsFamily, blind, fourAces, willItComeTrue, wish, runningWave, fatal, potocki];

/** The patience of an id; `undefined` when there is none. */
export function findPatience(id: string): Patience | undefined {
  return patiences.find((patience) => patience.id === id);
}
