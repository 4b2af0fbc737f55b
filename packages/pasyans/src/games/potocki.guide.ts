import { ACE, type Guide, type Options } from '../engine/index.ts';
import { gapRowsGuide } from './shared/gap-rows.guide.ts';

/** With a redeal to come there is a way out of nearly everything, and it is soon found; without, looking through everything is quick. */
export const guide = ({ redeals }: Options): Guide => (redeals === '0' ? { worths: [] } : gapRowsGuide(1, ACE));
