import type { Game, Sense } from '../engine/index.ts';
import { nextOn } from './egyptian-pyramid.ts';
import { pyramidSense } from './shared/pyramid.sense.ts';

export const sense = (game: Game): Sense => pyramidSense(game, nextOn);
