import {
  ACE,
  CARRY,
  DRAW,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  NO_SUCH_MOVE,
  type Rank,
  RECYCLE,
  type Reason,
  rankOf,
  type State,
  toOf,
  type Word,
} from '../engine/index.ts';
import { FIRST_FOUNDATION, firstFree, follows, goesOnStore, isFoundation, STORE, SUIT_SIZE } from './endless-store.table.ts';
import { cardSign, rankName } from './shared/card-words.ts';
import { startsWith } from './shared/line-words.ts';
import { singleWord, stayingWord } from './shared/stock-words.ts';

const TAKING: readonly Word[] = [
  singleWord('C5'),
  stayingWord(isFoundation),
  {
    rule: 'R3',
    text: {
      ru: 'На талон карты приходят только из колоды, а в колоду не возвращаются.',
      en: 'Cards come to the waste from the stock only, and none goes back to the stock.',
    },
    holds: (_, m) => isFoundation(toOf(m)) || toOf(m) === STORE,
  },
];

/** On the store (R4). */
const LAYING: readonly Word[] = [
  ...TAKING,
  {
    rule: 'R4',
    text: { ru: 'Младше туза ничего нет: на него не кладут.', en: 'Nothing is lower than an ace: no card is laid on it.' },
    holds: (s) => rankOf(s.top(STORE)) !== ACE,
  },
  {
    rule: 'R4',
    text: (s) => {
      const last = cardSign(s.top(STORE));
      const rank = rankName((rankOf(s.top(STORE)) - 1) as Rank);
      return { ru: `На ${last.ru} в магазине ложится только ${rank.ru}.`, en: `In the store ${last.en} takes ${rank.en} only.` };
    },
    holds: (s, m) => goesOnStore(s, s.top(fromOf(m))),
  },
];

/** To a foundation (R2); `end` is the first pile beyond them. */
function buildingWords(end: number): readonly Word[] {
  const begun = (s: State, m: Move): boolean => s.height(toOf(m)) > 0;
  return [
    ...TAKING,
    {
      rule: 'R2',
      text: (s, m) => startsWith(ACE, s.top(fromOf(m))),
      holds: (s, m) => begun(s, m) || rankOf(s.top(fromOf(m))) === ACE,
    },
    {
      rule: 'R2',
      text: (s) => {
        const number = firstFree(s, end) - FIRST_FOUNDATION + 1;
        return { ru: `Тузы кладут по порядку: сперва на стопку ${number}.`, en: `Aces are laid in order: foundation ${number} is next.` };
      },
      holds: (s, m) => begun(s, m) || toOf(m) === firstFree(s, end),
    },
    {
      rule: 'R2',
      text: { ru: 'Эта стопка уже собрана.', en: 'This foundation is complete.' },
      holds: (s, m) => s.height(toOf(m)) < SUIT_SIZE,
    },
    {
      rule: 'R2',
      text: (s, m) => {
        const top = cardSign(s.top(toOf(m)));
        const next = rankName((rankOf(s.top(toOf(m))) + 1) as Rank);
        return { ru: `На ${top.ru} здесь ложится ${next.ru} любой масти.`, en: `${top.en} is followed here by ${next.en} of any suit.` };
      },
      holds: (s, m) => !begun(s, m) || follows(s, toOf(m), s.top(fromOf(m))),
    },
  ];
}

/** Why a move that is not legal is refused. */
export function refusals(drawing: readonly Word[], turning: readonly Word[], end: number): (s: State, m: Move) => Reason {
  const building = buildingWords(end);
  const wordsFor = (m: Move): readonly Word[] => {
    switch (kindOf(m)) {
      case CARRY:
        return toOf(m) === STORE ? LAYING : building;
      case DRAW:
        return drawing;
      default:
        return kindOf(m) === RECYCLE ? turning : [];
    }
  };
  return (s, m) => firstBroken(wordsFor(m), s, m) ?? NO_SUCH_MOVE;
}
