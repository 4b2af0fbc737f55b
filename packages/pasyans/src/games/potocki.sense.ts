import { ACE, type Sense } from '../engine/index.ts';
import { gapRowsSense } from './shared/gap-rows.sense.ts';

export const sense = (): Sense => gapRowsSense(1, ACE, 1000);
