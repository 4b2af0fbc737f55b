import type { Guide } from '../../engine/index.ts';
import { from } from './alike.ts';
import { FIRST_COLUMN } from './pyramid-cloth.ts';

/** A column is only its cards: where it stands on the slopes enters no rule, and all columns refill from one source. */
export const pyramidGuide = (columns: number): Guide => ({ alike: [from(FIRST_COLUMN, FIRST_COLUMN + columns)] });
