import { ACE, type Guide } from '../engine/index.ts';
import { gapRowsGuide } from './shared/gap-rows.guide.ts';

export const guide = (): Guide => gapRowsGuide(1, ACE);
