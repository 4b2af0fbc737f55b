import { ACE, definePatience, SUITS } from '../engine/index.ts';
import { heading } from './four-aces.heading.ts';
import { heapPiles } from './shared/packet-cloth.ts';
import { packetOdds } from './shared/packet-odds.ts';
import { aimAt, DEALING, packetRules } from './shared/packets.ts';

const PACKETS = 4;
const PILES = heapPiles(PACKETS);
const ACES = aimAt(SUITS, [ACE]);

/** «Четыре туза»: source 000, variant «б»; rules in `four-aces.text.ts`. */
export const fourAces = definePatience({
  ...heading,
  rev: 1,
  options: { dealing: DEALING },
  // Laid on a heap or apart, the packets come to be the same (R4, R5), and every card is dealt.
  exact: ({ dealing }) => packetOdds([{ weight: 1n, of: { packets: PACKETS, cards: 36, targets: 4, dealing } }]),
  rules: ({ dealing }) => packetRules({ packets: PACKETS, aside: 'dealt', aim: () => ACES, stripped: 'heaped', dealing, piles: PILES }),
});
