import {
  CARRY,
  countOf,
  DISCARD,
  discardedPiles,
  firstBroken,
  fromOf,
  kindOf,
  type Move,
  type MoveKind,
  NO_SUCH_MOVE,
  OPEN,
  type Reason,
  type State,
  type Text,
  type Word,
} from '../engine/index.ts';
import { areEqual, eachPair, isClosedCard, isColumn, isFree, nextClosed, OUT } from './four-classes.table.ts';
import { cardSign } from './shared/card-words.ts';

const GONE: Text = { ru: 'Сброшенные карты в игру не возвращаются.', en: 'Discarded cards do not come back.' };

/** Discarding a pair: `moves` lists the pairs that these words let through. */
const discarding = (full: boolean): readonly Word[] => [
  { rule: 'R2', text: GONE, holds: (_, m) => !discardedPiles(m).includes(OUT) },
  {
    rule: 'R2',
    text: { ru: 'Сбрасывают по две карты.', en: 'Cards are discarded in pairs.' },
    holds: (_, m) => discardedPiles(m).length === 2,
  },
  {
    rule: 'R4',
    text: {
      ru: 'Открытая карта здесь только показывает, подходит ли она; её не сбрасывают.',
      en: 'An opened card only shows whether it fits; it is not discarded.',
    },
    holds: (_, m) => full || !discardedPiles(m).some(isClosedCard),
  },
  {
    rule: 'R2',
    text: { ru: 'Сбрасывают только последние карты столбцов.', en: 'Only the last cards of the columns are discarded.' },
    holds: (s, m) => discardedPiles(m).every((pile) => isFree(s, pile, full)),
  },
  {
    rule: 'R4',
    text: { ru: 'Карты из четырёх закрытых друг с другом в пару не идут.', en: 'Two of the four closed cards never make a pair.' },
    holds: (_, m) => discardedPiles(m).some(isColumn),
  },
  {
    rule: 'R2',
    text: (s, m) => {
      const [a, b] = discardedPiles(m).map((pile) => cardSign(s.top(pile)));
      return {
        ru: `${a?.ru} и ${b?.ru} разного достоинства.`,
        en: `${a?.en} and ${b?.en} are not of one rank.`,
      };
    },
    holds: (s, m) => {
      const [a = OUT, b = OUT] = discardedPiles(m);
      return areEqual(s, a, b);
    },
  },
];

/** Turning up one of the four; `moves` asks the same words. */
export const opening = (full: boolean): readonly Word[] => [
  {
    rule: 'R3',
    text: { ru: 'Открывают только четыре закрытые карты.', en: 'Only the four closed cards are opened.' },
    holds: (_, m) => isClosedCard(fromOf(m)),
  },
  {
    rule: 'R3',
    text: { ru: 'Эта карта уже открыта.', en: 'This card is open already.' },
    holds: (s, m) => !s.isUp(s.top(fromOf(m))),
  },
  {
    rule: 'R3',
    text: { ru: 'Пока есть пара, закрытых карт не открывают.', en: 'While there is a pair, no closed card is opened.' },
    holds: (s) => !eachPair(s, full, () => true),
  },
  {
    rule: 'R3',
    text: { ru: 'Закрытые карты открывают по порядку, слева направо.', en: 'The closed cards are opened in order, from left to right.' },
    holds: (s, m) => nextClosed(s) === fromOf(m),
  },
];

/** A single card taken up: never a move, so the last word always breaks. */
const lifting = (full: boolean): readonly Word[] => [
  { rule: 'R2', text: GONE, holds: (_, m) => fromOf(m) !== OUT },
  {
    rule: 'R4',
    text: {
      ru: 'Открытая карта здесь только показывает, подходит ли она; её не сбрасывают.',
      en: 'An opened card only shows whether it fits; it is not discarded.',
    },
    holds: (_, m) => full || !isClosedCard(fromOf(m)),
  },
  { rule: 'R2', text: (s, m) => coveredBy(s, m), holds: (_, m) => countOf(m) === 1 },
  {
    rule: 'R2',
    text: (s, m) => {
      const sign = cardSign(s.top(fromOf(m)));
      return { ru: `Пары для ${sign.ru} среди последних карт сейчас нет.`, en: `No last card pairs with ${sign.en} now.` };
    },
    holds: (s, m) => eachPair(s, full, (...piles) => piles.includes(fromOf(m))),
  },
  {
    rule: 'R2',
    text: { ru: 'Карты не перекладывают: их сбрасывают парами.', en: 'Cards are not moved about: they are discarded in pairs.' },
    holds: () => false,
  },
];

/** Why a move that is not legal is refused. */
export function refuse(s: State, m: Move, full: boolean): Reason {
  return firstBroken(wordsFor(kindOf(m), full), s, m) ?? NO_SUCH_MOVE;
}

function wordsFor(kind: MoveKind, full: boolean): readonly Word[] {
  if (kind === DISCARD) return discarding(full);
  if (kind === OPEN) return opening(full);
  return kind === CARRY ? lifting(full) : [];
}

function coveredBy(s: State, m: Move): Text {
  const pile = fromOf(m);
  const lowest = s.height(pile) - countOf(m);
  const signs = Array.from({ length: countOf(m) - 1 }, (_, i) => cardSign(s.at(pile, lowest + 1 + i)));
  return {
    ru: `Свободна только последняя карта столбца, а на этой лежит: ${signs.map((sign) => sign.ru).join(', ')}.`,
    en: `Only the last card of a column is free, and on this one lies: ${signs.map((sign) => sign.en).join(', ')}.`,
  };
}

/** How many of the four are still closed, and what kind of game this is. */
export function statusOf(closed: number): Text {
  return { ru: `Реконструкция. Закрытых карт: ${closed}`, en: `Reconstruction. Closed cards: ${closed}` };
}
