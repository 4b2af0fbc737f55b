import type { Guide, Options } from '../engine/index.ts';
import { gapRowsGuide } from './shared/gap-rows.guide.ts';

/** The basic variant is small enough to be looked through. */
export const guide = ({ variant }: Options): Guide => (variant === 'basic' ? { worths: [] } : gapRowsGuide(2, 2));
