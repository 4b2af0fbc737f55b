import {
  CARRY,
  DRAW,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  NO_SUCH_MOVE,
  RECYCLE,
  REDEAL,
  type Reason,
  type State,
  toOf,
  type Word,
} from '../engine/index.ts';
import { cardSign } from './shared/card-words.ts';
import { FIRST_PLACE, FIRST_TRAY, isFirstPlace, isTray } from './shared/gap-rows.ts';
import { BESIDE, NO_STOCK, TO_A_GAP } from './shared/gap-words.ts';

/** True while an ace waits to be given a row (R3). */
export function acesWait(s: State): boolean {
  for (let tray = FIRST_TRAY; tray < FIRST_PLACE; tray++) if (s.height(tray) > 0) return true;
  return false;
}

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

/** Why a move that is not legal is refused. */
export function refuse(s: State, m: Move, redealing: readonly Word[]): Reason {
  switch (kindOf(m)) {
    case CARRY:
      return firstBroken(isTray(fromOf(m)) ? PLACING : [ACES_FIRST, ...TO_A_GAP, ...BESIDE], s, m) ?? NO_SUCH_MOVE;
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
