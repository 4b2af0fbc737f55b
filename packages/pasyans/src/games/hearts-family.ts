import { definePatience, option } from '../engine/index.ts';
import { heading } from './hearts-family.heading.ts';
import { aimSign, packetPiles } from './shared/packet-cloth.ts';
import { lastAsideOdds } from './shared/packet-odds.ts';
import { type Aim, DEALING, HIGH_CARDS, packetRules, WHOLE_SUIT } from './shared/packets.ts';

const PACKETS = 5;
const HEARTS = 0;
const PILES = packetPiles({ packets: PACKETS, aside: { ru: 'Тридцать шестая карта', en: 'Thirty-sixth card' }, across: 5, fan: 3.2 });

const TARGETS = option(
  { ru: 'Заветные карты', en: 'Target cards' },
  {
    ru: 'Какие черви должны остаться. Источник об этом не говорит.',
    en: 'Which hearts must be left. The source does not say.',
  },
  [
    { value: 'ten-to-ace', label: { ru: 'от десятки до туза', en: 'ten to ace' } },
    { value: 'whole-suit', label: { ru: 'вся масть, девять карт', en: 'the whole suit, nine cards' } },
  ],
);

/** «Червонное семейство»: source 000, a variant of «Ворожба»; rules in `hearts-family.text.ts`. */
export const heartsFamily = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: { targets: TARGETS, dealing: DEALING },
  exact: ({ targets, dealing }) => lastAsideOdds({ packets: PACKETS, targets: targets === 'whole-suit' ? 9 : 5, dealing }),
  rules: ({ targets, dealing }) => {
    const high = targets === 'ten-to-ace';
    return packetRules({
      packets: PACKETS,
      aside: 'open',
      aim: () => (high ? HIGH_CARDS : WHOLE_SUIT)[HEARTS] as Aim,
      stripped: 'apart',
      dealing,
      piles: PILES,
      signs: [aimSign(PACKETS, high ? { ru: '♥ 10–Т', en: '♥ 10–A' } : { ru: '♥ 6–Т', en: '♥ 6–A' })],
    });
  },
});
