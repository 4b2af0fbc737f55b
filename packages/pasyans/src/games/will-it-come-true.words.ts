import {
  CARRY,
  type Card,
  countOf,
  DRAW,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  type MoveKind,
  type Rank,
  RECYCLE,
  type Reason,
  rankOf,
  type State,
  type Text,
  toOf,
  type Word,
} from '../engine/index.ts';
import { cardSign, rankName } from './shared/card-words.ts';
import {
  type BaseRank,
  FIRST_FOUNDATION,
  firstFree,
  isFoundation,
  isPlace,
  nextOn,
  STOCK,
  SUIT_SIZE,
  WASTE,
} from './will-it-come-true.table.ts';

/** The conditions of turning the waste over, for `passes` ways through the stock. `moves` asks the same words. */
export function turningWords(passes: number, passCounter: number): readonly Word[] {
  return [
    {
      rule: 'R8',
      text:
        passes === 1
          ? {
              ru: 'Колоду проходят один раз: талон не переворачивают.',
              en: 'The stock is gone through once: the waste is not turned over.',
            }
          : { ru: 'Второй проход уже идёт, третьего не бывает.', en: 'This is the second pass already; there is no third.' },
      holds: (s) => s.counter(passCounter) < passes - 1,
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

/** The conditions of turning a card from the stock. `moves` asks the same words. */
export const DRAWING: readonly Word[] = [
  {
    rule: 'R5',
    text: { ru: 'Колода кончилась: открывать нечего.', en: 'The stock is out: there is no card to turn.' },
    holds: (s) => s.height(STOCK) > 0,
  },
  {
    rule: 'R5',
    text: { ru: 'Из колоды открывают по одной карте.', en: 'Cards are turned from the stock one at a time.' },
    holds: (_, m) => countOf(m) === 1,
  },
];

/** What a card may be carried from and to, before the question whether it fits there. */
const CARRYING: readonly Word[] = [
  { rule: 'C5', text: (s, m) => coveredBy(s, m), holds: (_, m) => countOf(m) === 1 },
  {
    rule: 'C6',
    text: { ru: 'Карта на базовой стопке там и остаётся.', en: 'A card on a foundation stays there.' },
    holds: (_, m) => !isFoundation(fromOf(m)),
  },
  {
    rule: 'C8',
    text: {
      ru: 'Пустое место заполняется само; рукой карту на него не кладут.',
      en: 'An empty place fills by itself; no card is laid there by hand.',
    },
    holds: (s, m) => !isPlace(toOf(m)) || s.height(toOf(m)) > 0,
  },
  {
    rule: 'R4',
    text: (s, m) => {
      const there = cardSign(s.top(toOf(m)));
      return {
        ru: `На месте лежит ${there.ru}: на карту на месте не кладут ничего.`,
        en: `${there.en} lies there: nothing is laid on a card in a place.`,
      };
    },
    holds: (_, m) => !isPlace(toOf(m)),
  },
  {
    rule: 'R5',
    text: {
      ru: 'На талон карты приходят только из колоды, а в колоду не возвращаются; играют на базовые стопки.',
      en: 'Cards come to the waste from the stock only, and none goes back to the stock; they are played to the foundations.',
    },
    holds: (_, m) => isFoundation(toOf(m)),
  },
];

/** R1 for an empty foundation, R3 for one that is begun. */
function fitting(base: BaseRank): readonly Word[] {
  const begun = (s: State, m: Move): boolean => s.height(toOf(m)) > 0;
  return [
    {
      rule: 'R1',
      text: (s, m) => startsWith(base(s), s.top(fromOf(m))),
      holds: (s, m) => begun(s, m) || rankOf(s.top(fromOf(m))) === base(s),
    },
    {
      rule: 'R1',
      text: (s) => {
        const number = firstFree(s) - FIRST_FOUNDATION + 1;
        return {
          ru: `Базовые карты кладут по порядку: сперва на стопку ${number}.`,
          en: `Base cards are laid in order: foundation ${number} is next.`,
        };
      },
      holds: (s, m) => begun(s, m) || toOf(m) === firstFree(s),
    },
    { rule: 'R3', text: (s, m) => waitsFor(s, toOf(m)), holds: (s, m) => !begun(s, m) || nextOn(s, toOf(m)) === s.top(fromOf(m)) },
  ];
}

const NO_SUCH_MOVE: Reason = {
  rule: 'C3',
  text: { ru: 'Такого хода в этом пасьянсе нет.', en: 'This patience has no such move.' },
};

/** Why a move that is not legal is refused; `turning` as `turningWords` made it. */
export function refuse(s: State, m: Move, base: BaseRank, turning: readonly Word[]): Reason {
  return firstBroken(wordsFor(kindOf(m), base, turning), s, m) ?? NO_SUCH_MOVE;
}

function wordsFor(kind: MoveKind, base: BaseRank, turning: readonly Word[]): readonly Word[] {
  switch (kind) {
    case CARRY:
      return [...CARRYING, ...fitting(base)];
    case DRAW:
      return DRAWING;
    case RECYCLE:
      return turning;
    default:
      return [];
  }
}

function startsWith(base: Rank | undefined, card: Card): Text {
  const sign = cardSign(card);
  if (base === undefined) return { ru: 'Базовой карты ещё нет.', en: 'There is no base card yet.' };
  const rank = rankName(base);
  return {
    ru: `Пустую базовую стопку начинает только ${rank.ru}; ${sign.ru} сюда не подходит.`,
    en: `Only ${rank.en} begins an empty foundation; ${sign.en} does not fit here.`,
  };
}

function waitsFor(s: State, foundation: number): Text {
  if (s.height(foundation) === SUIT_SIZE) return { ru: 'Эта стопка уже собрана.', en: 'This foundation is complete.' };
  const next = cardSign(nextOn(s, foundation));
  const top = cardSign(s.top(foundation));
  return { ru: `Сюда подходит только ${next.ru}: сверху лежит ${top.ru}.`, en: `Only ${next.en} fits here: ${top.en} is on top.` };
}

/** Names the cards that lie on the one a player tries to take. */
function coveredBy(s: State, m: Move): Text {
  const pile = fromOf(m);
  const lowest = s.height(pile) - countOf(m);
  const signs = Array.from({ length: countOf(m) - 1 }, (_, i) => cardSign(s.at(pile, lowest + 1 + i)));
  return {
    ru: `Берут только верхнюю карту, а на этой лежит: ${signs.map((sign) => sign.ru).join(', ')}.`,
    en: `Only the top card can be taken, and on this one lies: ${signs.map((sign) => sign.en).join(', ')}.`,
  };
}
