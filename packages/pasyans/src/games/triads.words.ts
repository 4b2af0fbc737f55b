import {
  CARRY,
  type Card,
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
import { cardSign } from './shared/card-words.ts';
import { ASIDE, eachTriad, FIRST_RESERVE, isFree, isReserve, isTriad, nextClosed, OUT, pointsOf } from './triads.table.ts';

const topsOf = (s: State, m: Move): readonly Card[] => discardedPiles(m).map((pile) => s.top(pile));

const GONE: Text = { ru: 'Сброшенные карты в игру не возвращаются.', en: 'Discarded cards do not come back.' };

/** Discarding three cards: `moves` lists the triads of free piles that these words let through. */
const DISCARDING: readonly Word[] = [
  { rule: 'R3', text: GONE, holds: (_, m) => !discardedPiles(m).includes(OUT) },
  {
    rule: 'R2',
    text: {
      ru: 'Играют только верхние карты вееров и открытые карты резерва.',
      en: 'Only the tops of the fans and opened reserve cards play.',
    },
    holds: (s, m) => discardedPiles(m).every((pile) => isFree(s, pile)),
  },
  {
    rule: 'R6',
    text: { ru: 'Обе карты резерва вместе в одну тройку не берут.', en: 'The two reserve cards are never used in one triple.' },
    holds: (_, m) => discardedPiles(m).filter(isReserve).length < 2,
  },
  {
    rule: 'R3',
    text: { ru: 'Карты сбрасывают по три.', en: 'Cards are discarded three at a time.' },
    holds: (_, m) => discardedPiles(m).length === 3,
  },
  {
    rule: 'R3',
    text: (s, m) => noTriad(topsOf(s, m)),
    holds: (s, m) => {
      const [a, b, c] = topsOf(s, m);
      return a !== undefined && b !== undefined && c !== undefined && isTriad(a, b, c);
    },
  },
];

/** Turning up a reserve card; `moves` asks the same words. */
export const OPENING: readonly Word[] = [
  {
    rule: 'R1',
    text: { ru: 'Отложенная карта в игре не участвует и остаётся закрытой.', en: 'The card put away takes no part and stays closed.' },
    holds: (_, m) => fromOf(m) !== ASIDE,
  },
  {
    rule: 'R5',
    text: { ru: 'Открывают только карты резерва.', en: 'Only reserve cards are opened.' },
    holds: (_, m) => isReserve(fromOf(m)),
  },
  {
    rule: 'R5',
    text: { ru: 'Эта карта уже открыта.', en: 'This card is open already.' },
    holds: (s, m) => !s.isUp(s.top(fromOf(m))),
  },
  {
    rule: 'R5',
    text: {
      ru: 'Пока из свободных карт складывается тройка, резерв не открывают.',
      en: 'While the free cards make a triple, no reserve card is opened.',
    },
    holds: (s) => !eachTriad(s, () => true),
  },
  {
    rule: 'R5',
    text: { ru: 'Сначала открывают первую карту резерва.', en: 'The first reserve card is opened first.' },
    holds: (s, m) => nextClosed(s) === fromOf(m),
  },
];

/** A single card taken up: never a move, so the last word always breaks. */
const LIFTING: readonly Word[] = [
  { rule: 'R3', text: GONE, holds: (_, m) => fromOf(m) !== OUT },
  { rule: 'R2', text: (s, m) => coveredBy(s, m), holds: (_, m) => countOf(m) === 1 },
  {
    rule: 'R3',
    text: (s, m) => {
      const sign = cardSign(s.top(fromOf(m)));
      return {
        ru: `${sign.ru} сейчас не входит ни в одну тройку свободных карт.`,
        en: `${sign.en} is in no triple of free cards now.`,
      };
    },
    holds: (s, m) => eachTriad(s, (...piles) => piles.includes(fromOf(m))),
  },
  {
    rule: 'R3',
    text: { ru: 'Карты не перекладывают: их сбрасывают по три.', en: 'Cards are not moved about: they are discarded three at a time.' },
    holds: () => false,
  },
];

/** Why a move that is not legal is refused. */
export function refuse(s: State, m: Move): Reason {
  return firstBroken(wordsFor(kindOf(m)), s, m) ?? NO_SUCH_MOVE;
}

function wordsFor(kind: MoveKind): readonly Word[] {
  if (kind === DISCARD) return DISCARDING;
  if (kind === OPEN) return OPENING;
  return kind === CARRY ? LIFTING : [];
}

/** Tells what the three can make, so that the player sees the reckoning. */
function noTriad(cards: readonly Card[]): Text {
  const names = cards.map(cardSign);
  const points = cards.map(pointsOf);
  const sum = points.reduce((a, b) => a + b, 0);
  const results = [...new Set(points.map((p) => sum - 2 * p))].sort((a, b) => b - a);
  const list = (words: readonly string[], and: string): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;
  return {
    ru: `${names.map((name) => name.ru).join(', ')}: две карты без третьей дают ${list(results.map(written), 'или')}, а надо 13.`,
    en: `${names.map((name) => name.en).join(', ')}: two of them less the third make ${list(results.map(written), 'or')}, but it must be 13.`,
  };
}

const written = (n: number): string => String(n).replace('-', '−');

function coveredBy(s: State, m: Move): Text {
  const pile = fromOf(m);
  const lowest = s.height(pile) - countOf(m);
  const signs = Array.from({ length: countOf(m) - 1 }, (_, i) => cardSign(s.at(pile, lowest + 1 + i)));
  return {
    ru: `Свободна только верхняя карта веера, а на этой лежит: ${signs.map((sign) => sign.ru).join(', ')}.`,
    en: `Only the top card of a fan is free, and on this one lies: ${signs.map((sign) => sign.en).join(', ')}.`,
  };
}

/** What is left, in words: how far it is to the end, and what the reserve still holds. */
export function statusOf(s: State, left: number): Text {
  const closed = [FIRST_RESERVE, FIRST_RESERVE + 1].filter((pile) => s.height(pile) > 0 && !s.isUp(s.top(pile))).length;
  return {
    ru: `Осталось карт: ${left}. Закрытых в резерве: ${closed}`,
    en: `Cards left: ${left}. Closed in the reserve: ${closed}`,
  };
}
