import {
  ACE,
  CARRY,
  countOf,
  DRAW,
  faceOf,
  firstBroken,
  fromOf,
  KING,
  kindOf,
  type Move,
  makeCard,
  NO_SUCH_MOVE,
  NONE,
  type Rank,
  REDEAL,
  type Reason,
  rankOf,
  type State,
  suitOf,
  type Text,
  toOf,
  type Word,
} from '../engine/index.ts';
import { cardSign } from './shared/card-words.ts';
import { singleWord } from './shared/stock-words.ts';
import {
  areNeighbours,
  changesSides,
  FIRST_PILE,
  isBase,
  isDealing,
  isFoundation,
  isPile,
  MOST_REDEALS,
  mayLeave,
  nextOn,
  nextPile,
  REDEALS,
  type Sides,
  STOCK,
} from './square.table.ts';

/** Laying the next card of the pack: where `moves` lays it (R1). */
const DEALING: readonly Word[] = [
  {
    rule: 'R6',
    text: { ru: 'Вся колода уже разложена.', en: 'The whole pack has been laid out.' },
    holds: isDealing,
  },
  {
    rule: 'R1',
    text: (s) => {
      const pile = nextPile(s) - FIRST_PILE + 1;
      return {
        ru: `Кладут по одной карте, по порядку: следующая идёт на стопку ${pile}.`,
        en: `Cards are laid one by one and in order: the next goes to pile ${pile}.`,
      };
    },
    holds: (s, m) => toOf(m) === nextPile(s) && countOf(m) === 1,
  },
];

/** Gathering the piles and laying the square again (R11, R12). `moves` asks these words too. */
export const REDEALING: readonly Word[] = [
  {
    rule: 'R12',
    text: {
      ru: 'Сперва разложите колоду до конца: собирают стопки только после этого.',
      en: 'First lay out the whole pack: the piles are gathered only after that.',
    },
    holds: (s) => !isDealing(s),
  },
  {
    rule: 'R11',
    text: {
      ru: 'Квадрат уже разложен трижды, четвёртого раза не бывает.',
      en: 'The square has been laid three times; there is no fourth.',
    },
    holds: (s) => s.counter(REDEALS) < MOST_REDEALS,
  },
];

/** Carrying, whatever the target. */
const CARRYING: readonly Word[] = [
  singleWord('C5'),
  {
    rule: 'R1',
    text: { ru: 'В колоду карты не возвращают.', en: 'No card goes back to the pack.' },
    holds: (_, m) => toOf(m) !== STOCK,
  },
];

/** What has to wait until the pack is laid out. */
const WAITING: readonly Word[] = [
  {
    rule: 'R8',
    text: {
      ru: 'Перекладывать со стопки на стопку можно, только когда вся колода разложена.',
      en: 'Cards move from pile to pile only when the whole pack is laid out.',
    },
    holds: (s, m) => !isDealing(s) || !isPile(toOf(m)),
  },
  {
    rule: 'R9',
    text: {
      ru: 'Переводить с одной стороны на другую можно, только когда вся колода разложена.',
      en: 'Cards change from one side to the other only when the whole pack is laid out.',
    },
    holds: (s, m) => !isDealing(s) || !isFoundation(fromOf(m)),
  },
  {
    rule: 'R3',
    text: {
      ru: 'Пока колода раздаётся, на тузов и королей идут карты только с основания: стопки 10, 11 и 12.',
      en: 'While the pack is being dealt, only the base plays to the foundations: piles 10, 11 and 12.',
    },
    holds: (s, m) => !isDealing(s) || isBase(fromOf(m)),
  },
];

/** From foundation to foundation (R9), but for the question what fits there. */
function changing(sides: Sides): readonly Word[] {
  return [
    {
      rule: 'R9',
      text: {
        ru: 'С базовой стопки карта на стопки квадрата не возвращается.',
        en: 'No card goes from a foundation to a pile of the square.',
      },
      holds: (_, m) => !isPile(toOf(m)),
    },
    {
      rule: 'R9',
      text: {
        ru: 'Переводят только с одной стороны на другую: с тузов на королей или обратно.',
        en: 'Cards change only from one side to the other: from the aces to the kings, or back.',
      },
      holds: (_, m) => changesSides(fromOf(m), toOf(m), sides),
    },
    {
      rule: 'R9',
      text: (s, m) => {
        const card = cardSign(s.top(fromOf(m)));
        return {
          ru: `${card.ru} — начальная карта, она со своей стопки не уходит.`,
          en: `${card.en} is a base card and never leaves its pile.`,
        };
      },
      holds: (s, m) => mayLeave(s, fromOf(m)),
    },
  ];
}

/** To a foundation: the card that fits (R2). */
function building(sides: Sides): Word {
  return {
    rule: 'R2',
    text: (s, m) => waitingFor(s, toOf(m), sides),
    holds: (s, m) => nextOn(s, toOf(m), sides) === faceOf(s.top(fromOf(m))),
  };
}

function waitingFor(s: State, foundation: number, sides: Sides): Text {
  const next = nextOn(s, foundation, sides);
  if (next === NONE) return { ru: 'Эта стопка уже собрана.', en: 'This foundation is complete.' };
  const wanted = cardSign(next);
  if (s.height(foundation) === 0)
    return { ru: `Эту стопку начинает только ${wanted.ru}.`, en: `Only ${wanted.en} begins this foundation.` };
  const top = cardSign(s.top(foundation));
  return { ru: `Сюда подходит только ${wanted.ru}: сверху лежит ${top.ru}.`, en: `Only ${wanted.en} fits here: ${top.en} is on top.` };
}

/** To a pile of the square (R8, R10). */
function packing(fillsEmpty: boolean): readonly Word[] {
  return [
    {
      rule: 'R10',
      text: { ru: 'По выбранным правилам пустое место остаётся пустым.', en: 'By the rules chosen an empty pile stays empty.' },
      holds: (s, m) => fillsEmpty || s.height(toOf(m)) > 0,
    },
    {
      rule: 'R8',
      text: (s, m) => neighboursOf(s.top(toOf(m))),
      holds: (s, m) => s.height(toOf(m)) === 0 || areNeighbours(faceOf(s.top(fromOf(m))), faceOf(s.top(toOf(m)))),
    },
  ];
}

function neighboursOf(card: number): Text {
  const there = cardSign(card);
  const signs = ([rankOf(card) - 1, rankOf(card) + 1] as Rank[])
    .filter((rank) => rank >= ACE && rank <= KING)
    .map((rank) => cardSign(makeCard(suitOf(card), rank)));
  const either = (or: string, lang: keyof Text): string => signs.map((sign) => sign[lang]).join(` ${or} `);
  return {
    ru: `На ${there.ru} можно положить только ${either('или', 'ru')}.`,
    en: `Only ${either('or', 'en')} can be laid on ${there.en}.`,
  };
}

/** Why a move that is not legal is refused. */
export function refusals(sides: Sides, fillsEmpty: boolean): (s: State, m: Move) => Reason {
  const toFoundation = [...CARRYING, ...WAITING, building(sides)];
  const toPile = [...CARRYING, ...WAITING, ...packing(fillsEmpty)];
  const fromFoundation = [...CARRYING, ...WAITING, ...changing(sides), building(sides)];
  const carry = (m: Move): readonly Word[] => (isFoundation(fromOf(m)) ? fromFoundation : isFoundation(toOf(m)) ? toFoundation : toPile);
  return (s, m) => {
    const kind = kindOf(m);
    const words = kind === CARRY ? carry(m) : kind === DRAW ? DEALING : kind === REDEAL ? REDEALING : [];
    return firstBroken(words, s, m) ?? NO_SUCH_MOVE;
  };
}
