import {
  CARRY,
  type Card,
  countOf,
  DRAW,
  firstBroken,
  fromOf,
  heightOf,
  kindOf,
  type Move,
  type MoveKind,
  NO_SUCH_MOVE,
  PLUCK,
  pluck,
  type Reason,
  type State,
  type Text,
  type Word,
} from '../engine/index.ts';
import { areHumble, eachDiscard, mayGo, OUT, ROW, type Rule, STOCK } from './royal-marriage.row.ts';
import { cardSign } from './shared/card-words.ts';

/** How the row grows (R6). */
export type Growth = 'grows-when-blocked' | 'strict-twelve' | 'all-open';

const GONE: Text = { ru: 'Сброшенные карты в ряд не возвращаются.', en: 'Discarded cards do not come back to the row.' };

/** Discarding from the row: `mayGo` is what these words say together. */
const discarding = (rule: Rule): readonly Word[] => [
  { rule: 'R5', text: GONE, holds: (_, m) => fromOf(m) !== OUT },
  {
    rule: 'R3',
    text: { ru: 'Сбрасывают одну карту или двух соседок.', en: 'One card or two neighbours are discarded.' },
    holds: (_, m) => countOf(m) <= 2,
  },
  {
    rule: 'R4',
    text: { ru: 'Даму и короля червей не сбрасывают.', en: 'The queen and the king of hearts are never discarded.' },
    holds: (s, m) => areHumble(s, heightOf(m), countOf(m)),
  },
  { rule: 'R3', text: (s, m) => whyNot(s, heightOf(m), countOf(m), rule), holds: (s, m) => mayGo(s, heightOf(m), countOf(m), rule) },
];

/** Adding a card to a blocked row; `moves` asks the same words. */
export const adding = (rule: Rule, row: Growth): readonly Word[] => [
  {
    rule: 'R6',
    text: { ru: 'Колода кончилась: добавить нечего.', en: 'The stock is out: there is no card to add.' },
    holds: (s) => s.height(STOCK) > 0,
  },
  {
    rule: 'R6',
    text: {
      ru: 'Больше двенадцати карт справа от дамы не бывает: ряд не наращивают.',
      en: 'There are never more than twelve cards to the right of the queen: none is added.',
    },
    holds: () => row === 'grows-when-blocked',
  },
  {
    rule: 'R6',
    text: { ru: 'Пока можно что-нибудь сбросить, карт не добавляют.', en: 'While anything can be discarded, no card is added.' },
    holds: (s) => !eachDiscard(s, rule, () => true),
  },
  { rule: 'R6', text: { ru: 'Добавляют по одной карте.', en: 'Cards are added one at a time.' }, holds: (_, m) => countOf(m) === 1 },
];

/** A card of the row taken up: never a move; what keeps it in the row is told first. */
const lifting = (rule: Rule): readonly Word[] => [
  { rule: 'R5', text: GONE, holds: (_, m) => fromOf(m) !== OUT },
  ...discarding(rule)
    .slice(2)
    .map((word) => onTheCard(word)),
  { rule: 'R5', text: { ru: 'Карты в ряду не переставляют.', en: 'The cards of the row are not moved about.' }, holds: () => false },
];

/** The word asked about the lowest card lifted, as if it were to be discarded alone. */
function onTheCard({ rule, text, holds }: Word): Word {
  const alone = (s: State, m: Move): Move => pluck(ROW, s.height(fromOf(m)) - countOf(m), 1);
  return {
    rule,
    text: typeof text === 'function' ? (s, m) => text(s, alone(s, m)) : text,
    holds: (s, m) => holds(s, alone(s, m)),
  };
}

/** Why a move that is not legal is refused. */
export function refuse(s: State, m: Move, rule: Rule, row: Growth): Reason {
  return firstBroken(wordsFor(kindOf(m), rule, row), s, m) ?? NO_SUCH_MOVE;
}

function wordsFor(kind: MoveKind, rule: Rule, row: Growth): readonly Word[] {
  if (kind === PLUCK) return discarding(rule);
  if (kind === DRAW) return adding(rule, row);
  return kind === CARRY ? lifting(rule) : [];
}

/** Names the cards that would have to agree and do not. */
function whyNot(s: State, at: number, n: number, rule: Rule): Text {
  const [left, right] = [s.at(ROW, at - 1), s.at(ROW, at + n)];
  if (rule === 'pairs' && n === 2) {
    const [a, b] = [cardSign(s.at(ROW, at)), cardSign(s.at(ROW, at + 1))];
    return {
      ru: `${a.ru} и ${b.ru} не сходятся ни мастью, ни достоинством.`,
      en: `${a.en} and ${b.en} agree neither in suit nor in rank.`,
    };
  }
  if (left < 0 || right < 0) {
    return {
      ru: 'На краю ряда карта не стоит между двумя другими.',
      en: 'At the end of the row a card does not stand between two others.',
    };
  }
  return outer(left, right);
}

function outer(left: Card, right: Card): Text {
  const [a, b] = [cardSign(left), cardSign(right)];
  return {
    ru: `По бокам стоят ${a.ru} и ${b.ru}: ни масть, ни достоинство у них не общие.`,
    en: `On either side stand ${a.en} and ${b.en}: they share neither suit nor rank.`,
  };
}

/** How long the row is, and what is still to come. */
export function statusOf(stock: number, right: number): Text {
  return {
    ru: `Карт справа от дамы: ${right}. В колоде: ${stock}`,
    en: `Cards to the right of the queen: ${right}. In the stock: ${stock}`,
  };
}
