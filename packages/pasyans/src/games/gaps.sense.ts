import { ACE, type Game, type Sense } from '../engine/index.ts';
import { gapRowsSense } from './shared/gap-rows.sense.ts';

const NODES = 3000;

/** In the basic variant the aces stand at the heads of the rows, else the twos do. There is one deal only, so it is worth more thought. */
export const sense = ({ options }: Game): Sense =>
  options['variant'] === 'basic' ? gapRowsSense(1, ACE, NODES) : gapRowsSense(2, 2, NODES);
