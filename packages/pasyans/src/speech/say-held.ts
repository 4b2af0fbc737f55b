import { faceOf, NONE, rankOf } from '../engine/card.ts';
import type { CardPlace } from '../engine/cards-of.ts';
import type { State } from '../engine/state.ts';
import type { Lang } from '../engine/text.ts';
import { cardWords } from './card-words.ts';
import { cardTaken, isHe } from './cases.ts';
import { andMore } from './say-move.ts';

/** A card that has been taken up with all above it: «Взята дама пик», «Взяты дама пик и ещё 2 карты». */
export function sayHeld(s: State, { pile, index }: CardPlace, lang: Lang): string {
  const card = s.at(pile, index);
  const above = s.height(pile) - index - 1;
  if (card === NONE || !s.isUp(card)) return lang === 'ru' ? 'Взята закрытая карта' : 'Picked up a closed card';
  const more = above > 0 ? ` ${andMore(above, lang)}` : '';
  if (lang === 'en') return `Picked up ${cardTaken(faceOf(card), lang)}${more}`;
  const verb = above > 0 ? 'Взяты' : isHe(rankOf(card)) ? 'Взят' : 'Взята';
  return `${verb} ${cardWords(faceOf(card), lang)}${more}`;
}
