import { CARDS, cardWords, counted, faceOf, type Lang, NONE, type Session } from 'pasyans';
import type { Held } from '../table/types.ts';

/** The held card in words, with how many lie on it. */
export function cardName(session: Session, held: Held, lang: Lang): string {
  const card = session.table.at(held.pile, held.index);
  if (card === NONE || !session.table.isUp(card)) return '';
  const above = session.table.height(held.pile) - held.index - 1;
  const name = cardWords(faceOf(card), lang);
  return above === 0 ? name : `${name} + ${counted(above, CARDS[lang], lang)}`;
}

/** Cards selected one after another, in words. */
export function cardNames(session: Session, held: readonly Held[], lang: Lang): string {
  return held.map(({ pile, index }) => cardWords(faceOf(session.table.at(pile, index)), lang)).join(', ');
}

/** The deal's number as the language writes it; `undefined` when the cards were given one by one. */
export function dealName(session: Session): string | undefined {
  return session.deal.id === undefined ? undefined : String(session.deal.id);
}
