import { ACE, definePatience, SUITS } from '../engine/index.ts';
import { heading } from './four-aces.heading.ts';
import { heapPiles } from './shared/packet-cloth.ts';
import { aimAt, DEALING, packetRules } from './shared/packets.ts';

const PACKETS = 4;
const PILES = heapPiles(PACKETS);
const ACES = aimAt(SUITS, [ACE]);

/** «Четыре туза»: source 000, variant «б»; rules in `four-aces.text.ts`. */
export const fourAces = definePatience({
  ...heading,
  rev: 1,
  options: { dealing: DEALING },
  rules: ({ dealing }) => packetRules({ packets: PACKETS, aside: 'dealt', aim: () => ACES, stripped: 'heaped', dealing, piles: PILES }),
});
