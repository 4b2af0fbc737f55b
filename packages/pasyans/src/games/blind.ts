import { definePatience, option } from '../engine/index.ts';
import { heading } from './blind.heading.ts';
import { aimSign, packetPiles } from './shared/packet-cloth.ts';
import { lastAsideOdds } from './shared/packet-odds.ts';
import { type Aim, DEALING, HIGH_CARDS, packetRules, WHOLE_SUIT } from './shared/packets.ts';

const PACKETS = 7;
const PILES = packetPiles({ packets: PACKETS, aside: { ru: 'Отложенная карта', en: 'Card laid aside' }, across: 4, fan: 2.4 });

const SUIT = {
  ...option({ ru: 'Масть', en: 'Suit' }, { ru: 'Масть, которую вы называете до раздачи.', en: 'The suit you name before the deal.' }, [
    { value: 'H', label: { ru: '♥ черви', en: '♥ hearts' } },
    { value: 'D', label: { ru: '♦ бубны', en: '♦ diamonds' } },
    { value: 'C', label: { ru: '♣ трефы', en: '♣ clubs' } },
    { value: 'S', label: { ru: '♠ пики', en: '♠ spades' } },
  ]),
  asked: true,
};

const TARGETS = option(
  { ru: 'Заветные карты', en: 'Target cards' },
  {
    ru: 'Какие карты названной масти должны остаться. От десятки до туза пасьянс сходится всегда.',
    en: 'Which cards of the suit must be left. With ten to ace the patience always comes out.',
  },
  [
    { value: 'whole-suit', label: { ru: 'вся масть, девять карт', en: 'the whole suit, nine cards' } },
    { value: 'ten-to-ace', label: { ru: 'от десятки до туза (сходится всегда)', en: 'ten to ace (always comes out)' } },
  ],
);

const SUIT_NUMBERS = { H: 0, D: 1, C: 2, S: 3 } as const;
const SUIT_SIGNS = { H: '♥', D: '♦', C: '♣', S: '♠' } as const;

/** «Слепой»: source 000, a variant of «Ворожба»; rules in `blind.text.ts`. */
export const blind = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: { suit: SUIT, targets: TARGETS, dealing: DEALING },
  exact: ({ targets, dealing }) => lastAsideOdds({ packets: PACKETS, targets: targets === 'whole-suit' ? 9 : 5, dealing }),
  rules: ({ suit, targets, dealing }) => {
    const whole = targets === 'whole-suit';
    const sign = SUIT_SIGNS[suit];
    return packetRules({
      packets: PACKETS,
      aside: 'closed',
      aim: () => (whole ? WHOLE_SUIT : HIGH_CARDS)[SUIT_NUMBERS[suit]] as Aim,
      stripped: 'apart',
      dealing,
      piles: PILES,
      signs: [aimSign(PACKETS, whole ? { ru: `${sign} 6–Т`, en: `${sign} 6–A` } : { ru: `${sign} 10–Т`, en: `${sign} 10–A` })],
    });
  },
});
