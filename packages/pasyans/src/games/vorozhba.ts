import { definePatience, suitOf } from '../engine/index.ts';
import { aimSign, packetPiles } from './shared/packet-cloth.ts';
import { type Aim, DEALING, HIGH_CARDS, packetRules } from './shared/packets.ts';

const PACKETS = 5;
const PILES = packetPiles({ packets: PACKETS, aside: { ru: 'Базовая карта', en: 'Base card' }, across: 5, fan: 3.2 });
const SIGNS = [aimSign(PACKETS, { ru: '10–Т', en: '10–A' })];

/** «Ворожба»: source 000, variant «а»; rules in `vorozhba.text.ts`. */
export const vorozhba = definePatience({
  id: 'vorozhba',
  rev: 1,
  title: { ru: 'Ворожба', en: 'Vorozhba' },
  about: {
    ru: 'Стопок всё меньше, лишние карты уходят; если останутся одни старшие карты базовой масти, желание сбудется.',
    en: 'Fewer and fewer piles, and strangers are thrown away: if only the high cards of the base suit remain, the wish comes true.',
  },
  choice: 'zero',
  tells: true,
  options: { dealing: DEALING },
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
