import { cardWords, faceOf, type Lang, NONE, type Session } from 'pasyans';
import type { Held } from '../table/types.ts';

/** A selected card in words. */
export function cardName({ table }: Session, { pile, index }: Held, lang: Lang): string {
  const card = table.at(pile, index);
  return card === NONE || !table.isUp(card) ? '' : cardWords(faceOf(card), lang);
}

/** The deal's number as the language writes it; `undefined` when the cards were given one by one. */
export function dealName(session: Session): string | undefined {
  return session.deal.id === undefined ? undefined : String(session.deal.id);
}
