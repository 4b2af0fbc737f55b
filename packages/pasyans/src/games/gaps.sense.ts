import { ACE, type Game, type Sense } from '../engine/index.ts';
import { gapRowsSense } from './shared/gap-rows.sense.ts';

/** In the basic variant the aces stand at the heads of the rows, else the twos do. */
export const sense = ({ options }: Game): Sense => (options['variant'] === 'basic' ? gapRowsSense(1, ACE) : gapRowsSense(2, 2));
