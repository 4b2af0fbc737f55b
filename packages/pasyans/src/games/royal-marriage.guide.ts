import type { Guide, Options } from '../engine/index.ts';
import { royalDead } from './royal-marriage.dead.ts';
import { OUT, type Rule } from './royal-marriage.row.ts';

/** No rule looks at the discards: in which order the cards went makes no difference. */
export const guide = ({ rule }: Options): Guide => ({ unread: [OUT], dead: royalDead(rule as Rule) });
