import { packetOdds } from './shared/packet-odds.ts';
import type { Dealing } from './shared/packets.ts';

/**
 * The base card is one of the five targets of its suit in 5 cases of 9 and leaves four to be dealt; in 4 cases of 9 it
 * leaves all five. There are 31/5 times as many placements of five targets among 35 cards as of four, so that, placement
 * for placement, the cases weigh 5/9 x 31/5 to 4/9.
 */
export const exact = (packets: number, dealing: Dealing) =>
  packetOdds([
    { weight: 31n, of: { packets, cards: 35, targets: 4, dealing } },
    { weight: 4n, of: { packets, cards: 35, targets: 5, dealing } },
  ]);
