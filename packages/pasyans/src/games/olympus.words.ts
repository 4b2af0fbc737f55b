import {
  CARRY,
  type Card,
  countOf,
  DRAW,
  faceOf,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  NO_SUCH_MOVE,
  NONE,
  QUEEN,
  RECYCLE,
  type Reason,
  rankOf,
  type State,
  type Text,
  toOf,
  type Word,
} from '../engine/index.ts';
import { type Base, type Cloth, fullHeight, isFoundation, isHill } from './olympus.table.ts';
import { cardSign } from './shared/card-words.ts';
import { waitsFor } from './shared/line-words.ts';
import { singleWord, stayingWord } from './shared/stock-words.ts';

/** R3: the face that follows a card in its row, two ranks higher in suit; `NONE` after queen and king. */
export function nextInRow(top: Card): Card {
  return top === NONE || rankOf(top) >= QUEEN ? NONE : faceOf(top) + 2;
}

/** R4: the face that a hill card takes, `step` ranks lower in suit; `NONE` where there is none. */
export function belowOnHill(top: Card, step: 1 | 2): Card {
  return top === NONE || rankOf(top) <= step ? NONE : faceOf(top) - step;
}

/** The face of the lowest card that a carry takes. */
function carried(s: State, m: Move): Card {
  return faceOf(s.at(fromOf(m), s.height(fromOf(m)) - countOf(m)));
}

/** Taking cards at all; only from the hill, and only when `runs` are played, several at a time (R5). */
function takingWords(cloth: Cloth, runs: boolean): readonly Word[] {
  const single = singleWord(runs ? 'C5' : 'R5');
  return [
    stayingWord((pile) => isFoundation(cloth, pile)),
    {
      rule: 'R7',
      text: {
        ru: 'В колоду карты не возвращаются, а на талон приходят только из неё.',
        en: 'No card goes back to the stock, and cards come to the waste from the stock only.',
      },
      holds: (_, m) => toOf(m) >= cloth.first,
    },
    { ...single, holds: (s, m) => (runs && isHill(cloth, fromOf(m)) && isHill(cloth, toOf(m))) || single.holds(s, m) },
  ];
}

function hillWord(step: 1 | 2): Word {
  return {
    rule: 'R4',
    text: (s, m) => onlyBelow(s.top(toOf(m)), step),
    holds: (s, m) => belowOnHill(s.top(toOf(m)), step) === carried(s, m),
  };
}

function onlyBelow(top: Card, step: 1 | 2): Text {
  const below = belowOnHill(top, step);
  const [sign, wanted] = [cardSign(top), cardSign(below)];
  if (below === NONE) return { ru: `На ${sign.ru} ничего не кладут.`, en: `Nothing is laid on ${sign.en}.` };
  return { ru: `На ${sign.ru} ложится только ${wanted.ru}.`, en: `On ${sign.en} goes ${wanted.en} only.` };
}

const EMPTY_STAYS: Word = {
  rule: 'R8',
  text: {
    ru: 'Пустое место заполняется само; рукой карту на него не кладут.',
    en: 'An empty place fills by itself; no card is laid there by hand.',
  },
  holds: (s, m) => s.height(toOf(m)) > 0,
};

const rowWord = (cloth: Cloth): Word => ({
  rule: 'R3',
  text: (s, m) => waitsFor(s, toOf(m), fullHeight(cloth.bases[toOf(m) - cloth.first] as Base), () => nextInRow(s.top(toOf(m)))),
  holds: (s, m) => nextInRow(s.top(toOf(m))) === carried(s, m),
});

const NO_TURNING: Word = {
  rule: 'R7',
  text: {
    ru: 'Колоду здесь не открывают: из неё только пополняется горка, и талона нет.',
    en: 'The stock is not turned here: it only refills the hill, and there is no waste.',
  },
  holds: () => false,
};

interface Asked {
  readonly cloth: Cloth;
  readonly runs: boolean;
  readonly step: 1 | 2;
  readonly drawing: readonly Word[];
  readonly turning: readonly Word[];
}

/** Why a move that is not legal is refused. */
export function refusals({ cloth, runs, step, drawing, turning }: Asked): (s: State, m: Move) => Reason {
  const taking = takingWords(cloth, runs);
  const toHill = [...taking, EMPTY_STAYS, hillWord(step)];
  const toRow = [...taking, rowWord(cloth)];
  const wordsFor = (m: Move): readonly Word[] => {
    const kind = kindOf(m);
    if (kind === CARRY) return isHill(cloth, toOf(m)) ? toHill : toRow;
    if (kind !== DRAW && kind !== RECYCLE) return [];
    if (!cloth.waste) return [NO_TURNING];
    return kind === DRAW ? drawing : turning;
  };
  return (s, m) => firstBroken(wordsFor(m), s, m) ?? NO_SUCH_MOVE;
}
