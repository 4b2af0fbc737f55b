import type { Guide } from '../engine/index.ts';
import { COLUMNS } from './devils-bridge.ts';
import { pyramidGuide } from './shared/pyramid.guide.ts';

export const guide = (): Guide => pyramidGuide(COLUMNS);
