import type { Game, Guide, Options } from '../engine/index.ts';
import { guide as cotillion } from './cotillion.guide.ts';
import { guide as devilsBridge } from './devils-bridge.guide.ts';
import { guide as egyptianPyramid } from './egyptian-pyramid.guide.ts';
import { guide as endlessStore } from './endless-store.guide.ts';
import { guide as fourClasses } from './four-classes.guide.ts';
import { guide as gaps } from './gaps.guide.ts';
import { guide as nothingToDo } from './nothing-to-do.guide.ts';
import { guide as olympus } from './olympus.guide.ts';
import { guide as openStore } from './open-store.guide.ts';
import { guide as potocki } from './potocki.guide.ts';
import { guide as royalMarriage } from './royal-marriage.guide.ts';
import { guide as triads } from './triads.guide.ts';
import { guide as willItComeTrue } from './will-it-come-true.guide.ts';

/** The patiences of which a search knows more than the rules say. */
const GUIDES: Readonly<Record<string, (options: Options) => Guide>> = {
  'egyptian-pyramid': egyptianPyramid,
  'devils-bridge': devilsBridge,
  'will-it-come-true': willItComeTrue,
  'nothing-to-do': nothingToDo,
  'open-store': openStore,
  'endless-store': endlessStore,
  'four-classes': fourClasses,
  olympus,
  gaps,
  cotillion,
  potocki,
  'royal-marriage': royalMarriage,
  triads,
};

/** What a search may know of a game beyond its rules. */
export function guideOf({ patience, options }: Game): Guide {
  return Object.hasOwn(GUIDES, patience.id) ? (GUIDES[patience.id]?.(options) ?? {}) : {};
}
