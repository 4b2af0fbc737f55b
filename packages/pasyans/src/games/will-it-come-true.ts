import { definePatience, option, PACK_36 } from '../engine/index.ts';
import { placesRules } from './shared/places.ts';
import { passesOption, refillOption } from './shared/stock.ts';
import { heading } from './will-it-come-true.heading.ts';

const OPTIONS = {
  refill: refillOption,
  passes: passesOption,
  base: option(
    { ru: 'Базовые карты', en: 'Base cards' },
    { ru: 'С каких карт начинаются базовые стопки.', en: 'Which cards the foundations begin with.' },
    [
      { value: 'first-card', label: { ru: 'по первой карте колоды', en: 'as the first card says' } },
      { value: 'sixes-as-they-come', label: { ru: 'шестёрки, когда выйдут', en: 'the sixes as they turn up' } },
      { value: 'sixes-laid-out', label: { ru: 'шестёрки выложены сразу', en: 'the sixes laid out at once' } },
    ],
  ),
};

/** «Сбудется — не сбудется»: source 001; rules in `will-it-come-true.text.ts`. */
export const willItComeTrue = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  rules: (chosen) =>
    placesRules({ ...chosen, pack: PACK_36, places: 8, numbers: { base: 'R1', line: 'R3', cover: 'R4', draw: 'R5', pass: 'R8' } }),
});
