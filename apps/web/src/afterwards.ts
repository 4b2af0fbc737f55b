import type { Ctrl } from './ctrl/ctrl.ts';
import { update } from './ctrl/update.ts';
import { rehearse } from './rehearsal.tsx';
import { keepFocus } from './views/keep-focus.ts';

/** What nobody waits for, fetched once the table lies there: it keeps the focus, makes the built app work offline, and readies the first moves. */
export function afterwards(ctrl: Ctrl): void {
  keepFocus(document);
  if (import.meta.env.PROD) void update(ctrl);
  rehearse(ctrl);
}
