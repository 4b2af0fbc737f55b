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
  rankOf,
  type State,
  toOf,
  type Word,
} from '../engine/index.ts';
import { isFirstPlace, isStart, isTray } from './shared/gap-rows.ts';
import { BESIDE, NO_STOCK, TO_A_GAP } from './shared/gap-words.ts';

/** One deal: the aces are out of the game. */
const ACES_OUT: readonly Word[] = [
  {
    rule: 'R2',
    text: { ru: 'Тузы вынуты и в игре не участвуют.', en: 'The aces are out of the game.' },
    holds: (_, m) => !isTray(fromOf(m)) && !isFirstPlace(toOf(m)),
  },
];

/** One deal: what may start a row. */
const STARTING: readonly Word[] = [
  {
    rule: 'R3',
    text: { ru: 'Ряд начинает только двойка.', en: 'Only a two starts a row.' },
    holds: (s, m) => rankOf(s.top(fromOf(m))) === 2,
  },
];

const ONE_DEAL: Reason = { rule: 'R8', text: { ru: 'В этой игре не пересдают.', en: 'This game is played without redeals.' } };

/** Why a move that is not legal is refused; `basic`: with an ace before each row. */
export function refuse(s: State, m: Move, basic: boolean): Reason {
  switch (kindOf(m)) {
    case CARRY:
      return firstBroken(basic ? [...TO_A_GAP, ...BESIDE] : oneDealWords(m), s, m) ?? NO_SUCH_MOVE;
    case REDEAL:
      return ONE_DEAL;
    case DRAW:
    case RECYCLE:
      return NO_STOCK;
    default:
      return NO_SUCH_MOVE;
  }
}

function oneDealWords(m: Move): readonly Word[] {
  return [...ACES_OUT, ...TO_A_GAP, ...(isStart(toOf(m)) ? STARTING : BESIDE)];
}
