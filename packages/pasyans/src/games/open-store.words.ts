import {
  CARRY,
  type Card,
  countOf,
  DRAW,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  NO_SUCH_MOVE,
  PACK_2X52,
  type Rank,
  REDEAL,
  type Reason,
  rankOf,
  type State,
  toOf,
  type Word,
} from '../engine/index.ts';
import {
  baseRank,
  FIRST_FOUNDATION,
  FIRST_WASTE,
  FULL,
  firstFree,
  follows,
  HAND,
  isFoundation,
  isWaste,
  STOCK,
  STORE,
} from './open-store.table.ts';
import { cardSign, rankName } from './shared/card-words.ts';
import { startsWith } from './shared/line-words.ts';
import { singleWord, stayingWord } from './shared/stock-words.ts';

/** The conditions of turning a card into the hand (R4). `moves` asks the same words. */
export const DRAWING: readonly Word[] = [
  {
    rule: 'R4',
    text: (s) => {
      const held = cardSign(s.top(HAND));
      return { ru: `Сначала положите карту из руки: ${held.ru}.`, en: `Place the card in hand first: ${held.en}.` };
    },
    holds: (s) => s.height(HAND) === 0,
  },
  {
    rule: 'R8',
    text: { ru: 'Колода кончилась: открывать нечего.', en: 'The stock is out: there is no card to turn.' },
    holds: (s) => s.height(STOCK) > 0,
  },
  {
    rule: 'R4',
    text: { ru: 'Из колоды открывают по одной карте.', en: 'Cards are turned from the stock one at a time.' },
    holds: (_, m) => countOf(m) === 1,
  },
];

/** The conditions of gathering the waste piles (R8). */
export function redealWords(redeals: number, wastes: number): readonly Word[] {
  return [
    {
      rule: 'R8',
      text:
        redeals === 0
          ? { ru: 'В этой игре не пересдают.', en: 'This game is played without redeals.' }
          : { ru: 'Пересдач больше не осталось.', en: 'There are no redeals left.' },
      holds: (s) => s.counter(0) < redeals,
    },
    {
      rule: 'R8',
      text: {
        ru: 'Кучки собирают, когда колода кончилась и в руке нет карты.',
        en: 'The piles are gathered when the stock is out and no card is in hand.',
      },
      holds: (s) => s.height(STOCK) === 0 && s.height(HAND) === 0,
    },
    {
      rule: 'R8',
      text: { ru: 'Сборные кучки пусты: собирать нечего.', en: 'The waste piles are empty: there is nothing to gather.' },
      holds: (s) => {
        for (let waste = FIRST_WASTE; waste < FIRST_WASTE + wastes; waste++) if (s.height(waste) > 0) return true;
        return false;
      },
    },
  ];
}

/** What may be taken, and where nothing goes at all. */
const TAKING: readonly Word[] = [
  singleWord('C5'),
  stayingWord(isFoundation),
  {
    rule: 'R4',
    text: {
      ru: 'В руку карта приходит только из колоды, а в колоду не возвращается.',
      en: 'A card comes into the hand from the stock only, and none goes back to the stock.',
    },
    holds: (_, m) => toOf(m) !== HAND && toOf(m) !== STOCK,
  },
];

/** To a waste pile (R4, R5). */
const PUTTING: readonly Word[] = [
  {
    rule: 'R5',
    text: { ru: 'Из магазина карта идёт только на базовые стопки.', en: 'A card of the store goes to the foundations only.' },
    holds: (_, m) => fromOf(m) !== STORE,
  },
  {
    rule: 'R5',
    text: { ru: 'С кучки на кучку карты не перекладывают.', en: 'Cards are not moved from pile to pile.' },
    holds: (_, m) => fromOf(m) === HAND,
  },
];

/** To the store (R7), where the easier form is played. */
export function storeWords(building: boolean): readonly Word[] {
  return [
    {
      rule: 'R7',
      text: { ru: 'На магазин карт не кладут.', en: 'Nothing is laid on the store.' },
      holds: () => building,
    },
    {
      rule: 'R7',
      text: { ru: 'На магазин кладут только карту из руки.', en: 'Only the card in hand may be laid on the store.' },
      holds: (_, m) => fromOf(m) === HAND,
    },
    {
      rule: 'R7',
      text: { ru: 'Магазин пуст, и больше его не заполняют.', en: 'The store is empty and is not filled again.' },
      holds: (s) => s.height(STORE) > 0,
    },
    {
      rule: 'R7',
      text: (s) => {
        const top = cardSign(s.top(STORE));
        return { ru: `${top.ru} — базовая карта: младше неё нет ничего.`, en: `${top.en} is a base card: nothing is lower.` };
      },
      holds: (s) => rankOf(s.top(STORE)) !== baseRank(s),
    },
    {
      rule: 'R7',
      text: (s) => {
        const top = cardSign(s.top(STORE));
        const rank = rankName(below(rankOf(s.top(STORE))));
        return { ru: `На ${top.ru} кладут карту на одну младше: ${rank.ru}.`, en: `${top.en} takes the next lower card: ${rank.en}.` };
      },
      holds: (s, m) => above(s.top(fromOf(m))) === rankOf(s.top(STORE)),
    },
  ];
}

/** To a foundation: R2 for one that is empty, R3 for one that is begun. */
const BUILDING: readonly Word[] = [
  {
    rule: 'R2',
    text: (s, m) => startsWith(baseRank(s), s.top(fromOf(m))),
    holds: (s, m) => s.height(toOf(m)) > 0 || rankOf(s.top(fromOf(m))) === baseRank(s),
  },
  {
    rule: 'R2',
    text: (s) => {
      const number = firstFree(s) - FIRST_FOUNDATION + 1;
      return {
        ru: `Базовые карты кладут по порядку: сперва на стопку ${number}.`,
        en: `Base cards are laid in order: foundation ${number} is next.`,
      };
    },
    holds: (s, m) => s.height(toOf(m)) > 0 || toOf(m) === firstFree(s),
  },
  {
    rule: 'R3',
    text: { ru: 'Эта стопка уже собрана.', en: 'This foundation is complete.' },
    holds: (s, m) => s.height(toOf(m)) < FULL,
  },
  {
    rule: 'R3',
    text: (s, m) => {
      const top = cardSign(s.top(toOf(m)));
      const next = rankName(above(s.top(toOf(m))));
      return { ru: `На ${top.ru} здесь ложится ${next.ru} любой масти.`, en: `${top.en} is followed here by ${next.en} of any suit.` };
    },
    holds: (s, m) => s.height(toOf(m)) === 0 || follows(s, toOf(m), rankOf(s.top(fromOf(m)))),
  },
];

/** Why a move that is not legal is refused. */
export function refusals(storing: readonly Word[], redealing: readonly Word[]): (s: State, m: Move) => Reason {
  const ontoWaste = [...TAKING, ...PUTTING];
  const ontoStore = [...TAKING, ...storing];
  const ontoFoundation = [...TAKING, ...BUILDING];
  const wordsFor = (m: Move): readonly Word[] => {
    switch (kindOf(m)) {
      case DRAW:
        return DRAWING;
      case REDEAL:
        return redealing;
      case CARRY:
        return isWaste(toOf(m)) ? ontoWaste : isFoundation(toOf(m)) ? ontoFoundation : toOf(m) === STORE ? ontoStore : TAKING;
      default:
        return [NO_TURNING_OVER];
    }
  };
  return (s, m) => firstBroken(wordsFor(m), s, m) ?? NO_SUCH_MOVE;
}

const NO_TURNING_OVER: Word = {
  rule: 'R8',
  text: { ru: 'Сборные кучки не переворачивают.', en: 'The waste piles are not turned over.' },
  holds: () => false,
};

/** The rank that follows a card, round and round. */
function above(card: Card): Rank {
  return PACK_2X52.next[rankOf(card)] as Rank;
}

function below(rank: Rank): Rank {
  return (rank === 1 ? 13 : rank - 1) as Rank;
}
