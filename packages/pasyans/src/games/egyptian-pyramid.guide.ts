import type { Guide, Options } from '../engine/index.ts';
import { pyramidGuide } from './shared/pyramid.guide.ts';

export const guide = ({ places }: Options): Guide => pyramidGuide(Number(places));
