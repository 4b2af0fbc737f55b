import type { Guide } from '../engine/index.ts';
import { OUT } from './royal-marriage.row.ts';

/** No rule looks at the discards: in which order the cards went makes no difference. */
export const guide = (): Guide => ({ unread: [OUT] });
