import { ACE, definePatience, SUITS } from '../engine/index.ts';
import { heapPiles } from './shared/packet-cloth.ts';
import { aimAt, DEALING, packetRules } from './shared/packets.ts';

const PACKETS = 4;
const PILES = heapPiles(PACKETS);
const ACES = aimAt(SUITS, [ACE]);

/** «Четыре туза»: source 000, variant «б»; rules in `four-aces.text.ts`. */
export const fourAces = definePatience({
  id: 'four-aces',
  rev: 1,
  title: { ru: 'Четыре туза', en: 'Four Aces' },
  about: {
    ru: 'Карты снимают до туза, стопка за стопкой; останутся одни четыре туза — и желание сбудется.',
    en: 'Cards go until an ace shows, pile after pile: if only the four aces remain, the wish comes true.',
  },
  choice: 'zero',
  tells: true,
  options: { dealing: DEALING },
  rules: ({ dealing }) => packetRules({ packets: PACKETS, aside: 'dealt', aim: () => ACES, stripped: 'heaped', dealing, piles: PILES }),
});
