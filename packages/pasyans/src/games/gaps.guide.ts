import type { Guide, Options } from '../engine/index.ts';
import { gapsDead } from './gaps.dead.ts';
import { gapsWorth } from './gaps.worth.ts';

/** The basic variant is small enough to be looked through. */
export function guide({ variant }: Options): Guide {
  if (variant === 'basic') return { worths: [] };
  const dead = gapsDead();
  return { dead, worths: [gapsWorth(dead)] };
}
