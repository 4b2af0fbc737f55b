import { type Card, faceOf } from '../engine/card.ts';
import { cardsOf } from '../engine/cards-of.ts';
import type { Game } from '../engine/game.ts';
import { CARRY, countOf, DISCARD, DRAW, fromOf, kindOf, type Move, OPEN, PLUCK, RECYCLE, REDEAL } from '../engine/move.ts';
import type { State } from '../engine/state.ts';
import type { Lang, Text } from '../engine/text.ts';
import { cardTaken, listed } from './cases.ts';
import { CARDS_TAKEN, counted } from './plural.ts';
import { where, whereTo } from './where.ts';

const WORDS = {
  put: { ru: 'положить', en: 'move' },
  closed: { ru: 'закрытую карту', en: 'a closed card' },
  draw: { ru: 'открыть карту из колоды', en: 'turn a card from the stock' },
  recycle: { ru: 'перевернуть талон', en: 'turn the waste over' },
  redeal: { ru: 'собрать, не тасуя, и разложить заново', en: 'gather and deal again, unshuffled' },
  shuffledRedeal: { ru: 'собрать, перетасовать и разложить заново', en: 'gather, shuffle and deal again' },
  discard: { ru: 'сбросить', en: 'discard' },
  open: { ru: 'открыть карту', en: 'turn up the card' },
  step: { ru: 'следующий шаг', en: 'the next step' },
} as const satisfies Record<string, Text>;

/**
 * A move before it is played: «положить даму пик на короля пик, столбец 4», «сбросить короля треф и пятёрку пик». It is the rest
 * of a sentence, and begins with a small letter. Closed cards are not named.
 */
export function sayMove(game: Game, s: State, m: Move, lang: Lang): string {
  switch (kindOf(m)) {
    case CARRY:
      return `${WORDS.put[lang]} ${block(game, s, m, lang)} ${whereTo(game, s, m, lang)}`;
    case DRAW:
      return countOf(m) > 1 ? drawSeveral(countOf(m), lang) : WORDS.draw[lang];
    case RECYCLE:
      return WORDS.recycle[lang];
    case REDEAL:
      return WORDS[game.rules.shuffles ? 'shuffledRedeal' : 'redeal'][lang];
    case DISCARD:
    case PLUCK: {
      const cards = cardsOf(s, m).map(({ pile, index }) => taken(s, pile, index, lang));
      return `${WORDS.discard[lang]} ${listed(cards, lang)}`;
    }
    case OPEN:
      return `${WORDS.open[lang]}: ${where(game, fromOf(m), lang)}`;
    default:
      return WORDS.step[lang];
  }
}

/** The lowest card of those carried, and how many lie on it. */
function block(game: Game, s: State, m: Move, lang: Lang): string {
  const index = s.height(fromOf(m)) - countOf(m);
  const lowest = `${taken(s, fromOf(m), index, lang)}${hasTwin(game, s, s.at(fromOf(m), index)) ? `, ${where(game, fromOf(m), lang)},` : ''}`;
  return countOf(m) > 1 ? `${lowest} ${andMore(countOf(m) - 1, lang)}` : lowest;
}

/** «и ещё 2 карты», "and 2 more cards". */
export function andMore(n: number, lang: Lang): string {
  if (lang === 'ru') return `и ещё ${counted(n, CARDS_TAKEN.ru, lang)}`;
  return `and ${counted(n, { one: 'more card', many: 'more cards' }, lang)}`;
}

/** True when the other card of its face lies open on top of another pile: then it has to be said which one is meant. */
function hasTwin({ rules }: Game, s: State, card: Card): boolean {
  const isTwin = (other: Card): boolean => other !== card && faceOf(other) === faceOf(card);
  return s.isUp(card) && rules.pack.cards.some((other) => isTwin(other) && s.isUp(other) && s.top(s.pileOf(other)) === other);
}

function drawSeveral(n: number, lang: Lang): string {
  const cards = counted(n, CARDS_TAKEN[lang], lang);
  return lang === 'ru' ? `открыть ${cards} из колоды` : `turn ${cards} from the stock`;
}

function taken(s: State, pile: number, index: number, lang: Lang): string {
  const card = s.at(pile, index);
  return s.isUp(card) ? cardTaken(faceOf(card), lang) : WORDS.closed[lang];
}
