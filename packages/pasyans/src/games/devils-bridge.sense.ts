import type { Game, Sense } from '../engine/index.ts';
import { nextOn } from './devils-bridge.ts';
import { pyramidSense } from './shared/pyramid.sense.ts';

export const sense = (game: Game): Sense => pyramidSense(game, nextOn);
