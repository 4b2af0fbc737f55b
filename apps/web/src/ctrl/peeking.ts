import type { Session } from 'pasyans';

/** How many cards lie face up. */
function openCards({ table }: Session): number {
  let open = 0;
  for (let pile = 0; pile < table.piles; pile++) for (let i = 0; i < table.height(pile); i++) if (table.isUp(table.at(pile, i))) open++;
  return open;
}

/**
 * Goes back by `back` and says whether a card that had been seen was closed again by it: the player now knows what
 * comes. Where all cards are open from the start there is nothing to peek at.
 */
export function peeksBy(session: Session, back: () => void): boolean {
  if (session.game.choice === 'open') {
    back();
    return false;
  }
  const before = openCards(session);
  back();
  return openCards(session) < before;
}
