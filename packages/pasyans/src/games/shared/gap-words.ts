import { fromOf, KING, type Move, NONE, type Reason, rankOf, type State, type Text, toOf, type Word } from '../../engine/index.ts';
import { cardSign } from './card-words.ts';
import { columnOf, isFirstPlace, isPlace, wantedAt } from './gap-rows.ts';

/** A card goes to a gap: everything but the question which card that gap takes. */
export const TO_A_GAP: readonly Word[] = [
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
];

/** The left neighbour of a gap names the card it takes; beside an ace the reason is R6. */
export const BESIDE: readonly Word[] = [
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

export const NO_STOCK: Reason = {
  rule: 'R1',
  text: { ru: 'Все карты лежат открыто: колоды здесь нет.', en: 'All cards lie open: there is no stock here.' },
};

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
