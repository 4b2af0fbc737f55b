import type { Guide } from '../engine/index.ts';
import { from } from './shared/alike.ts';
import { FIRST_FAN, FIRST_RESERVE, OUT } from './triads.table.ts';

/** Cards count by their points (R3), a fan is only its cards, and what is out is out. */
export const guide = (): Guide => ({ alike: [from(FIRST_FAN, FIRST_RESERVE)], unread: [OUT], suitless: true });
