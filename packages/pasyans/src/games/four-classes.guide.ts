import type { Guide } from '../engine/index.ts';
import { FIRST_CLOSED, FIRST_COLUMN, OUT } from './four-classes.table.ts';
import { from } from './shared/alike.ts';

/** Suits enter no rule (R2, R4), a column is only its cards, and what is out is out. */
export const guide = (): Guide => ({ alike: [from(FIRST_COLUMN, FIRST_CLOSED)], unread: [OUT], suitless: true });
