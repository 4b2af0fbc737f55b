import {
  CARRY,
  type Card,
  DRAW,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  type MoveKind,
  NO_SUCH_MOVE,
  RECYCLE,
  type Reason,
  rankOf,
  type State,
  toOf,
  type Word,
} from '../../engine/index.ts';
import { cardSign } from './card-words.ts';
import type { BaseRank } from './line.ts';
import { startsWith, waitsFor } from './line-words.ts';
import { FIRST_FOUNDATION, firstFree, isFoundation, isPlace } from './places-cloth.ts';
import { fillingWord, singleWord, stayingWord } from './stock-words.ts';

/** The numbers under which a patience has the rules of this machine. */
export interface PlacesRuleNumbers {
  /** What begins a foundation. */
  readonly base: string;
  /** How a foundation goes on. */
  readonly line: string;
  /** Nothing is laid on a card in a place. */
  readonly cover: string;
  /** The stock is turned card by card. */
  readonly draw: string;
  /** How often the stock is gone through. */
  readonly pass: string;
}

interface Asked {
  readonly numbers: PlacesRuleNumbers;
  readonly base: BaseRank;
  readonly suitSize: number;
  readonly drawing: readonly Word[];
  readonly turning: readonly Word[];
  /** The card that a begun foundation takes next. */
  nextOn(s: State, foundation: number): Card;
}

/** Why a move that is not legal is refused. */
export function refusals(asked: Asked): (s: State, m: Move) => Reason {
  const carrying = [...carryWords(asked.numbers), ...fitting(asked)];
  const wordsFor = (kind: MoveKind): readonly Word[] => {
    if (kind === CARRY) return carrying;
    if (kind === DRAW) return asked.drawing;
    return kind === RECYCLE ? asked.turning : [];
  };
  return (s, m) => firstBroken(wordsFor(kindOf(m)), s, m) ?? NO_SUCH_MOVE;
}

/** What a card may be carried from and to, before the question whether it fits there. */
function carryWords(numbers: PlacesRuleNumbers): readonly Word[] {
  return [
    singleWord('C5'),
    stayingWord(isFoundation),
    fillingWord(isPlace),
    {
      rule: numbers.cover,
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
      rule: numbers.draw,
      text: {
        ru: 'На талон карты приходят только из колоды, а в колоду не возвращаются; играют на базовые стопки.',
        en: 'Cards come to the waste from the stock only, and none goes back to the stock; they are played to the foundations.',
      },
      holds: (_, m) => isFoundation(toOf(m)),
    },
  ];
}

/** What begins an empty foundation, and what follows on one that is begun. */
function fitting({ numbers, base, suitSize, nextOn }: Asked): readonly Word[] {
  const begun = (s: State, m: Move): boolean => s.height(toOf(m)) > 0;
  return [
    {
      rule: numbers.base,
      text: (s, m) => startsWith(base(s), s.top(fromOf(m))),
      holds: (s, m) => begun(s, m) || rankOf(s.top(fromOf(m))) === base(s),
    },
    {
      rule: numbers.base,
      text: (s) => {
        const number = firstFree(s) - FIRST_FOUNDATION + 1;
        return {
          ru: `Базовые карты кладут по порядку: сперва на стопку ${number}.`,
          en: `Base cards are laid in order: foundation ${number} is next.`,
        };
      },
      holds: (s, m) => begun(s, m) || toOf(m) === firstFree(s),
    },
    {
      rule: numbers.line,
      text: (s, m) => waitsFor(s, toOf(m), suitSize, () => nextOn(s, toOf(m))),
      holds: (s, m) => !begun(s, m) || nextOn(s, toOf(m)) === s.top(fromOf(m)),
    },
  ];
}
