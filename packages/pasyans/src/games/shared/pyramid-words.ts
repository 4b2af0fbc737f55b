import {
  ACE,
  CARRY,
  countOf,
  DRAW,
  firstBroken,
  fromOf,
  KING,
  kindOf,
  type Move,
  type MoveKind,
  NO_SUCH_MOVE,
  NONE,
  type Rank,
  RECYCLE,
  type Reason,
  rankOf,
  type State,
  type Text,
  toOf,
  type Word,
} from '../../engine/index.ts';
import { cardSign, rankName } from './card-words.ts';
import { isColumn, isFoundation } from './pyramid-cloth.ts';
import { fillingWord, singleWord, stayingWord } from './stock-words.ts';

/** The numbers under which a patience has the rules of this machine. */
export interface PyramidRuleNumbers {
  /** What is laid on a column. */
  readonly column: string;
  /** Nothing is laid on the lowest rank. */
  readonly lowest: string;
  /** One card at a time. */
  readonly single: string;
  /** No card goes from one foundation to another. */
  readonly between: string;
  /** The stock is turned to the waste. */
  readonly draw: string;
  /** How often the stock is gone through. */
  readonly pass: string;
}

interface Asked {
  readonly numbers: PyramidRuleNumbers;
  /** True when a card moves with all that lies on it. */
  readonly runs: boolean;
  /** The rank that stands lowest in columns. */
  readonly lowest: (s: State) => Rank;
  readonly drawing: readonly Word[];
  readonly turning: readonly Word[];
  /** Why a card does not fit on a foundation. */
  readonly fitting: readonly Word[];
}

/** The rank that goes on a column whose last card is of this rank, where that is not the lowest. */
export function rankBelow(rank: Rank): Rank {
  return rank === ACE ? KING : ((rank - 1) as Rank);
}

/** Why a move that is not legal is refused. */
export function refusals(asked: Asked): (s: State, m: Move) => Reason {
  const toColumn = [...carryWords(asked, 'C6'), ...columnWords(asked)];
  const toFoundation = [...carryWords(asked, asked.numbers.between), oneToFoundation, ...asked.fitting];
  const wordsFor = (kind: MoveKind, m: Move): readonly Word[] => {
    if (kind === CARRY) return isFoundation(toOf(m)) ? toFoundation : toColumn;
    if (kind === DRAW) return asked.drawing;
    return kind === RECYCLE ? asked.turning : [];
  };
  return (s, m) => firstBroken(wordsFor(kindOf(m), m), s, m) ?? NO_SUCH_MOVE;
}

/** What a card may be carried from and to, before the question whether it fits there; `staying` keeps it on a foundation. */
function carryWords({ numbers, runs }: Asked, staying: string): readonly Word[] {
  const single = singleWord(numbers.single);
  return [
    { ...single, holds: (s, m) => (runs && isColumn(fromOf(m))) || single.holds(s, m) },
    { ...stayingWord(isFoundation), rule: staying },
    fillingWord(isColumn),
    {
      rule: numbers.draw,
      text: {
        ru: 'На талон карты приходят только из колоды, а в колоду не возвращаются.',
        en: 'Cards come to the waste from the stock only, and none goes back to the stock.',
      },
      holds: (_, m) => isFoundation(toOf(m)) || isColumn(toOf(m)),
    },
  ];
}

const oneToFoundation: Word = {
  rule: 'C5',
  text: { ru: 'На базовую стопку кладут по одной карте.', en: 'Cards go to a foundation one at a time.' },
  holds: (_, m) => countOf(m) === 1,
};

/** What goes on the last card of a column, regardless of suit. */
function columnWords({ numbers, lowest }: Asked): readonly Word[] {
  return [
    {
      rule: numbers.lowest,
      text: (s, m) => {
        const top = cardSign(s.top(toOf(m)));
        return {
          ru: `${top.ru} — младшая карта: в столбце на неё не кладут ничего.`,
          en: `${top.en} is of the lowest rank: in a column nothing is laid on it.`,
        };
      },
      holds: (s, m) => rankOf(s.top(toOf(m))) !== lowest(s),
    },
    {
      rule: numbers.column,
      text: onlyBelow,
      holds: (s, m) => fromOf(m) !== toOf(m) && lowestCarried(s, m) === rankBelow(rankOf(s.top(toOf(m)))),
    },
  ];
}

/** The rank of the card that a carry takes together with what lies on it; 0 when there is none. */
function lowestCarried(s: State, m: Move): Rank | 0 {
  const card = s.at(fromOf(m), s.height(fromOf(m)) - countOf(m));
  return card === NONE ? 0 : rankOf(card);
}

function onlyBelow(s: State, m: Move): Text {
  const top = cardSign(s.top(toOf(m)));
  const rank = rankName(rankBelow(rankOf(s.top(toOf(m)))));
  return {
    ru: `Последней лежит ${top.ru}: сюда подходит только ${rank.ru} любой масти.`,
    en: `The last card is ${top.en}: only ${rank.en} of any suit fits here.`,
  };
}
