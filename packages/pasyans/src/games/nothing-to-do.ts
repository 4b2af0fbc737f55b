import { definePatience, option, PACK_32, PACK_36 } from '../engine/index.ts';
import { heading } from './nothing-to-do.heading.ts';
import { placesRules } from './shared/places.ts';
import { passesOption, refillOption } from './shared/stock.ts';

const OPTIONS = {
  pack: option(
    { ru: 'Колода', en: 'Pack' },
    { ru: 'С шестёрок или с семёрок; в меньшей колоде стопки короче.', en: 'From the sixes or from the sevens up.' },
    [
      { value: '36', label: { ru: '36 карт', en: '36 cards' } },
      { value: '32', label: { ru: '32 карты', en: '32 cards' } },
    ],
  ),
  places: option(
    { ru: 'Игровые карты', en: 'Open cards' },
    { ru: 'Сколько карт выложено в игру; чем их больше, тем легче.', en: 'How many cards lie in play; the more, the easier.' },
    [
      { value: '8', label: { ru: 'восемь', en: 'eight' } },
      { value: '9', label: { ru: 'девять', en: 'nine' } },
      { value: '10', label: { ru: 'десять', en: 'ten' } },
    ],
  ),
  refill: refillOption,
  passes: passesOption,
  base: option(
    { ru: 'Базовые карты', en: 'Base cards' },
    {
      ru: 'С каких карт начинаются базовые стопки; младшие — это шестёрки, а в колоде из 32 карт семёрки.',
      en: 'Which cards the foundations begin with; the lowest are the sixes, or the sevens in the pack of 32.',
    },
    [
      { value: 'first-card', label: { ru: 'по первой карте колоды', en: 'as the first card says' } },
      { value: 'sixes-as-they-come', label: { ru: 'младшие, когда выйдут', en: 'the lowest as they turn up' } },
      { value: 'sixes-laid-out', label: { ru: 'младшие выложены сразу', en: 'the lowest laid out at once' } },
    ],
  ),
};

/** «От нечего делать»: source 001, last paragraph; rules in `nothing-to-do.text.ts`. */
export const nothingToDo = definePatience({
  ...heading,
  rev: 1,
  bySuit: true,
  options: OPTIONS,
  // All of these rules are taken over from its model, and the page of this patience gives them one number.
  rules: ({ pack, places, ...chosen }) =>
    placesRules({
      ...chosen,
      pack: pack === '36' ? PACK_36 : PACK_32,
      places: Number(places),
      numbers: { base: 'R1', line: 'R1', cover: 'R1', draw: 'R1', pass: 'R1' },
    }),
});
