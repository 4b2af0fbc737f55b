import { definePatience, suitOf } from '../engine/index.ts';
import { aimSign, packetPiles } from './shared/packet-cloth.ts';
import { type Aim, DEALING, HIGH_CARDS, packetRules } from './shared/packets.ts';
import { heading } from './vorozhba.heading.ts';
import { exact } from './vorozhba.odds.ts';

const PACKETS = 5;
const PILES = packetPiles({ packets: PACKETS, aside: { ru: 'Базовая карта', en: 'Base card' }, across: 5, fan: 3.2 });
const SIGNS = [aimSign(PACKETS, { ru: '10–Т', en: '10–A' })];

/** «Ворожба»: source 000, variant «а»; rules in `vorozhba.text.ts`. */
export const vorozhba = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: { dealing: DEALING },
  exact: ({ dealing }) => exact(PACKETS, dealing),
  rules: ({ dealing }) =>
    packetRules({
      packets: PACKETS,
      aside: 'open',
      aim: (base) => HIGH_CARDS[suitOf(base)] as Aim,
      stripped: 'apart',
      dealing,
      piles: PILES,
      signs: SIGNS,
    }),
});
