import {
  CARRY,
  type CardPlace,
  cardsOf,
  DISCARD,
  formatMove,
  fromOf,
  kindOf,
  type Move,
  OPEN,
  PLUCK,
  REDEAL,
  type Session,
  STEP,
  toOf,
} from 'pasyans';
import { hint, seenBefore } from 'pasyans/play';
import type { Said } from './actions.ts';
import type { Sitting } from './sitting.ts';

/** How a move is shown on the table: Enter here makes it. */
export interface Mark {
  readonly pile: number;
  readonly card: number | undefined;
  readonly held: number | undefined;
  readonly picked: readonly CardPlace[];
}

/** The hint as it is said, its move first as it is typed; and its mark, unless it touches no card. */
export function sayHint({ session, lang }: Sitting): { readonly said: Said; readonly mark: Mark | undefined } {
  const { move, text } = hint(session.game, session.seen(), seenBefore(session));
  if (move === undefined) return { said: [text[lang]], mark: undefined };
  return { said: [`${formatMove(session.game, session.table, move)}  ${text[lang]}`], mark: markOf(session, move) };
}

function markOf({ table }: Session, m: Move): Mark | undefined {
  const kind = kindOf(m);
  if (kind === REDEAL || kind === STEP) return undefined;
  const none = { card: undefined, held: undefined, picked: [] };
  if (kind === CARRY) return { ...none, pile: toOf(m), held: fromOf(m) };
  if (kind === DISCARD || kind === PLUCK) {
    const picked = cardsOf(table, m);
    return { ...none, pile: picked[0]?.pile ?? 0, card: picked[0]?.index, picked };
  }
  // What is turned up or drawn lies on its pile; a waste is turned over at the stock.
  return { ...none, pile: kind === OPEN ? fromOf(m) : 0 };
}
