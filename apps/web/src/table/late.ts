import { openUnderFocus } from './fan-focus.ts';
import { createFans, type FanHost, type Fans } from './fans.ts';
import { opened } from './spread.ts';
import { type TwoFingers, twoFingers } from './two-fingers.ts';

/** What the table needs only under a hand: fetched when the first one comes, so that the cards lie there sooner. */
export interface Late {
  readonly fans: Fans;
  readonly pair: TwoFingers;
  readonly opened: typeof opened;
}

export function createLate(host: FanHost): Late {
  const fans = createFans(host);
  openUnderFocus(host, fans);
  return { fans, pair: twoFingers(), opened };
}
