import { countOf, fromOf, type Move, type State, type Text, toOf, type Word } from '../../engine/index.ts';
import { cardSign } from './card-words.ts';
import { PASS, STOCK, WASTE } from './stock.ts';

/** Why there is no further pass, by the number of passes. */
const NO_FURTHER_PASS: readonly Text[] = [
  { ru: 'Колоду проходят один раз: талон не переворачивают.', en: 'The stock is gone through once: the waste is not turned over.' },
  { ru: 'Второй проход уже идёт, третьего не бывает.', en: 'This is the second pass already; there is no third.' },
  { ru: 'Третий проход уже идёт, четвёртого не бывает.', en: 'This is the third pass already; there is no fourth.' },
  { ru: 'Четвёртый проход уже идёт, пятого не бывает.', en: 'This is the fourth pass already; there is no fifth.' },
];

/** The conditions of turning the waste over, for one to four `passes` through the stock; `rule` is the one that limits them. */
export function turningWords(passes: number, rule: string): readonly Word[] {
  return [
    {
      rule,
      text: NO_FURTHER_PASS[passes - 1] as Text,
      holds: (s) => s.counter(PASS) < passes - 1,
    },
    {
      rule: 'C9',
      text: { ru: 'Талон переворачивают, только когда колода кончилась.', en: 'The waste is turned over only when the stock is out.' },
      holds: (s) => s.height(STOCK) === 0,
    },
    {
      rule: 'C9',
      text: { ru: 'Талон пуст: переворачивать нечего.', en: 'The waste is empty: there is nothing to turn over.' },
      holds: (s) => s.height(WASTE) > 0,
    },
  ];
}

/** How many cards are turned next, where `draw` are turned at a time and fewer when fewer are left. */
export function drawCount(s: State, draw: number): number {
  return Math.min(s.height(STOCK), draw);
}

/** The conditions of turning cards from the stock, `draw` at a time. */
export function drawingWords(draw: 1 | 3, rule: string): readonly Word[] {
  return [
    {
      rule,
      text: { ru: 'Колода кончилась: открывать нечего.', en: 'The stock is out: there is no card to turn.' },
      holds: (s) => s.height(STOCK) > 0,
    },
    {
      rule,
      text:
        draw === 1
          ? { ru: 'Из колоды открывают по одной карте.', en: 'Cards are turned from the stock one at a time.' }
          : {
              ru: 'Из колоды открывают по три карты, а если их меньше — все.',
              en: 'Cards are turned from the stock three at a time, or all when fewer are left.',
            },
      holds: (s, m) => countOf(m) === drawCount(s, draw),
    },
  ];
}

/** One card at a time; the refusal names the cards that lie on the one a player tries to take. */
export function singleWord(rule: string): Word {
  return { rule, text: coveredBy, holds: (_, m) => countOf(m) === 1 };
}

function coveredBy(s: State, m: Move): Text {
  const pile = fromOf(m);
  const lowest = s.height(pile) - countOf(m);
  const signs = Array.from({ length: countOf(m) - 1 }, (_, i) => cardSign(s.at(pile, lowest + 1 + i)));
  return {
    ru: `Берут только верхнюю карту, а на этой лежит: ${signs.map((sign) => sign.ru).join(', ')}.`,
    en: `Only the top card can be taken, and on this one lies: ${signs.map((sign) => sign.en).join(', ')}.`,
  };
}

/** A card on a foundation stays there (C6). */
export function stayingWord(isFoundation: (pile: number) => boolean): Word {
  return {
    rule: 'C6',
    text: { ru: 'Карта на базовой стопке там и остаётся.', en: 'A card on a foundation stays there.' },
    holds: (_, m) => !isFoundation(fromOf(m)),
  };
}

/** No hand fills an empty place (C8). */
export function fillingWord(isPlace: (pile: number) => boolean): Word {
  return {
    rule: 'C8',
    text: {
      ru: 'Пустое место заполняется само; рукой карту на него не кладут.',
      en: 'An empty place fills by itself; no card is laid there by hand.',
    },
    holds: (s, m) => !isPlace(toOf(m)) || s.height(toOf(m)) > 0,
  };
}
