import type { Game, Sense } from '../engine/index.ts';
import { sense as devilsBridge } from './devils-bridge.sense.ts';
import { sense as egyptianPyramid } from './egyptian-pyramid.sense.ts';
import { sense as fourClasses } from './four-classes.sense.ts';
import { sense as gaps } from './gaps.sense.ts';
import { sense as openStore } from './open-store.sense.ts';
import { sense as potocki } from './potocki.sense.ts';
import { sense as royalMarriage } from './royal-marriage.sense.ts';
import { placesSense } from './shared/places.sense.ts';
import { usualSense } from './shared/usual.sense.ts';
import { sense as square } from './square.sense.ts';
import { sense as triads } from './triads.sense.ts';
import { sense as wish20 } from './wish-20.sense.ts';

/** The patiences of which a practised player knows more than what goes for any. */
const SENSES: Readonly<Record<string, (game: Game) => Sense>> = {
  'egyptian-pyramid': egyptianPyramid,
  'devils-bridge': devilsBridge,
  'will-it-come-true': placesSense,
  'nothing-to-do': placesSense,
  'wish-20': wish20,
  square,
  'open-store': openStore,
  'four-classes': fourClasses,
  'royal-marriage': royalMarriage,
  triads,
  potocki,
  gaps,
};

/** What a practised player of a game goes by. */
export function senseOf(game: Game): Sense {
  const { id } = game.patience;
  const own = Object.hasOwn(SENSES, id) ? SENSES[id] : undefined;
  return own?.(game) ?? usualSense(game.rules);
}
