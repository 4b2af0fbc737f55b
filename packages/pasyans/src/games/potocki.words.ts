import {
  CARRY,
  DRAW,
  firstBroken,
  fromOf,
  KING,
  kindOf,
  type Move,
  NONE,
  RECYCLE,
  REDEAL,
  type Reason,
  rankOf,
  type State,
  type Text,
  toOf,
  type Word,
} from '../engine/index.ts';
import { acesWait, columnOf, isFirstPlace, isPlace, isTray, wantedAt } from './potocki.grid.ts';
import { cardSign } from './shared/card-words.ts';

const ACES_FIRST: Word = {
  rule: 'R3',
  text: { ru: 'Сначала поставьте четырёх тузов, по одному в начало ряда.', en: 'First place the four aces, one at the head of each row.' },
  holds: (s, m) => !acesWait(s) || (kindOf(m) === CARRY && isTray(fromOf(m))),
};

/** Placing an ace (R3). `moves` asks these words too. */
export const PLACING: readonly Word[] = [
  ACES_FIRST,
  {
    rule: 'R3',
    text: { ru: 'Туза ставят на первое место ряда.', en: 'An ace goes to place 1 of a row.' },
    holds: (_, m) => isFirstPlace(toOf(m)),
  },
  {
    rule: 'R3',
    text: (s, m) => {
      const ace = cardSign(s.top(toOf(m)));
      return {
        ru: `В этом ряду уже стоит ${ace.ru}: тузы ставят по одному в ряд.`,
        en: `${ace.en} heads this row already: one ace to a row.`,
      };
    },
    holds: (s, m) => s.height(toOf(m)) === 0,
  },
];

/** Filling a gap: everything but the question which card fits. */
const FILLING: readonly Word[] = [
  ACES_FIRST,
  {
    rule: 'R6',
    text: { ru: 'Туз остаётся во главе своего ряда.', en: 'An ace stays at the head of its row.' },
    holds: (_, m) => !isFirstPlace(fromOf(m)),
  },
  {
    rule: 'R4',
    text: { ru: 'Карты кладут только на пустые места рядов.', en: 'Cards go only to the gaps in the rows.' },
    holds: (_, m) => isPlace(toOf(m)),
  },
  {
    rule: 'R4',
    text: (s, m) => {
      const there = cardSign(s.top(toOf(m)));
      return { ru: `Это место занято: здесь лежит ${there.ru}.`, en: `This place is taken: ${there.en} lies here.` };
    },
    holds: (s, m) => s.height(toOf(m)) === 0,
  },
  {
    rule: 'R5',
    text: {
      ru: 'Слева тоже пустое место: сюда пока ничего не положить.',
      en: 'The place to the left is a gap too: nothing can go here yet.',
    },
    holds: (s, m) => leftOf(s, m) !== NONE,
  },
  {
    rule: 'R5',
    text: {
      ru: 'Справа от короля места нет: старше короля карты не бывает.',
      en: 'Nothing goes to the right of a king: no card is higher.',
    },
    holds: (s, m) => rankOf(leftOf(s, m)) !== KING,
  },
];

/** The card that fits (R4); beside an ace the reason is R6. */
const FITTING: readonly Word[] = [
  {
    rule: 'R6',
    text: (s, m) => onlyThis(s, m, { ru: 'место открывает ряд за своим тузом', en: 'this place follows the ace of its own row' }),
    holds: (s, m) => columnOf(toOf(m)) !== 2 || fits(s, m),
  },
  {
    rule: 'R4',
    text: (s, m) => {
      const left = cardSign(leftOf(s, m));
      return onlyThis(s, m, { ru: `слева лежит ${left.ru}`, en: `${left.en} is on the left` });
    },
    holds: fits,
  },
];

/** A redeal, but for the question whether a card can still be moved; `moves` asks these words too. */
export function redealWords(most: number, redeals: number): readonly Word[] {
  return [
    ACES_FIRST,
    {
      rule: 'R8',
      text:
        most === 0
          ? { ru: 'В этой игре не пересдают.', en: 'This game is played without redeals.' }
          : { ru: 'Пересдач больше не осталось.', en: 'There are no redeals left.' },
      holds: (s) => s.counter(redeals) < most,
    },
  ];
}

const BLOCKED_ONLY: Reason = {
  rule: 'R12',
  text: {
    ru: 'Ещё есть ходы: пересдают, только когда ни одного не осталось.',
    en: 'There are moves left: a redeal comes only when there is none.',
  },
};

const NO_STOCK: Reason = {
  rule: 'R1',
  text: { ru: 'Все карты лежат открыто: колоды здесь нет.', en: 'All cards lie open: there is no stock here.' },
};

const NO_SUCH_MOVE: Reason = {
  rule: 'C3',
  text: { ru: 'Такого хода в этом пасьянсе нет.', en: 'This patience has no such move.' },
};

/** Why a move that is not legal is refused. */
export function refuse(s: State, m: Move, redealing: readonly Word[]): Reason {
  switch (kindOf(m)) {
    case CARRY:
      return firstBroken(isTray(fromOf(m)) ? PLACING : [...FILLING, ...FITTING], s, m) ?? NO_SUCH_MOVE;
    case REDEAL:
      // What no word refuses is refused because a card can still be moved.
      return firstBroken(redealing, s, m) ?? BLOCKED_ONLY;
    case DRAW:
    case RECYCLE:
      return firstBroken([ACES_FIRST], s, m) ?? NO_STOCK;
    default:
      return NO_SUCH_MOVE;
  }
}

function leftOf(s: State, m: Move): number {
  return columnOf(toOf(m)) === 1 ? NONE : s.top(toOf(m) - 1);
}

function fits(s: State, m: Move): boolean {
  return s.top(fromOf(m)) === wantedAt(s, toOf(m));
}

function onlyThis(s: State, m: Move, because: Text): Text {
  const wanted = cardSign(wantedAt(s, toOf(m)));
  return { ru: `Сюда подходит только ${wanted.ru}: ${because.ru}.`, en: `Only ${wanted.en} fits here: ${because.en}.` };
}
