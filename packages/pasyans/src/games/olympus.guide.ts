import type { Guide, Options } from '../engine/index.ts';
import { clothOf } from './olympus.table.ts';
import { from } from './shared/alike.ts';

/** A place of the hill is only its cards: where it lies enters no rule. The foundations differ by rank and suit. */
export function guide({ form }: Options): Guide {
  const { hill, end } = clothOf(form === 'classical' ? 2 : 1);
  return { alike: [from(hill, end)] };
}
