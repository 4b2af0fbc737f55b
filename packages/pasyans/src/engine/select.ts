import { type CardPlace, cardsOf } from './cards-of.ts';
import { type Game, legalMoves, refusal } from './game.ts';
import { CARRY, DISCARD, discard, kindOf, type Move, move, PLUCK, pluck } from './move.ts';
import type { State } from './state.ts';
import type { Reason } from './word.ts';

/** What touching one more card comes to, where cards are taken out one by one. */
export type Selected =
  | { readonly do: 'play'; readonly move: Move }
  /** These are selected now; none when the last one was put back. */
  | { readonly do: 'hold'; readonly cards: readonly CardPlace[] }
  /** No legal move takes the cards together; `cards` stay selected. */
  | { readonly do: 'refuse'; readonly reason: Reason; readonly cards: readonly CardPlace[] };

/** True when a patience has moves that take cards out together: its cards are selected one after another. */
export const selects = ({ rules }: Game): boolean => rules.taking?.some((kind) => kind === DISCARD || kind === PLUCK) ?? false;

/** The legal moves that take all these cards out, and perhaps others. */
export function takingAll(game: Game, s: State, cards: readonly CardPlace[]): readonly Move[] {
  return legalMoves(game, s)
    .toArray()
    .filter((m) => isTaking(m) && holdsAll(cardsOf(s, m), cards));
}

/**
 * A card is touched while others are selected. A selection that is exactly one legal move is played at once; when a larger legal
 * move contains it too, it waits, and touching one of its cards again, or the place for discards, plays it.
 */
export function select(game: Game, s: State, held: readonly CardPlace[], pile: number, index: number | undefined): Selected {
  const whole = exactly(takingAll(game, s, held), s, held);
  if (held.length > 0 && game.rules.piles[pile]?.role === 'discard') {
    return whole === undefined ? refuse(game, s, held, held) : { do: 'play', move: whole };
  }
  const card = { pile, index: index ?? s.height(pile) };
  if (holdsAll(held, [card])) {
    return whole === undefined ? { do: 'hold', cards: held.filter((other) => !isSame(other, card)) } : { do: 'play', move: whole };
  }
  const wanted = [...held, card];
  const fitting = takingAll(game, s, wanted);
  const only = fitting.length === 1 ? exactly(fitting, s, wanted) : undefined;
  if (only !== undefined) return { do: 'play', move: only };
  if (fitting.length > 0) return { do: 'hold', cards: wanted };
  // One card that does not go with another: the player has changed his mind. More are not lost by a slip of the finger.
  const stays = held.length === 1 && takingAll(game, s, [card]).length > 0 ? [card] : held;
  return refuse(game, s, wanted, stays);
}

/** The move that taking these cards together would be, legal or not; `undefined` when no kind of move takes such cards together. */
export function attemptToTake({ rules }: Game, s: State, cards: readonly CardPlace[]): Move | undefined {
  const [first, second, third] = cards;
  if (!first) return undefined;
  const heights = cards.map(({ index }) => index);
  const lowest = Math.min(...heights);
  if (rules.taking?.includes(PLUCK) && cards.every(({ pile }) => pile === first.pile)) {
    return pluck(first.pile, lowest, Math.max(...heights) - lowest + 1);
  }
  const apart = new Set(cards.map(({ pile }) => pile)).size === cards.length;
  const uncovered = cards.every(({ pile, index }) => index === s.height(pile) - 1);
  if (!rules.taking?.includes(DISCARD) || !second || cards.length > 3 || !apart || !uncovered) return undefined;
  return discard(first.pile, second.pile, third?.pile);
}

function refuse(game: Game, s: State, wanted: readonly CardPlace[], stays: readonly CardPlace[]): Selected {
  const last = wanted[wanted.length - 1] as CardPlace;
  const together = attemptToTake(game, s, wanted);
  const alone = move(CARRY, last.pile, last.pile === 0 ? 1 : 0, Math.max(1, s.height(last.pile) - last.index));
  const reason = (together === undefined ? undefined : refusal(game, s, together)) ?? refusal(game, s, alone);
  return reason ? { do: 'refuse', reason, cards: stays } : { do: 'hold', cards: stays };
}

function isTaking(m: Move): boolean {
  const kind = kindOf(m);
  return kind === DISCARD || kind === PLUCK;
}

const isSame = (a: CardPlace, b: CardPlace): boolean => a.pile === b.pile && a.index === b.index;

const holdsAll = (cards: readonly CardPlace[], wanted: readonly CardPlace[]): boolean =>
  wanted.every((one) => cards.some((card) => isSame(card, one)));

const exactly = (moves: readonly Move[], s: State, cards: readonly CardPlace[]): Move | undefined =>
  moves.find((m) => cardsOf(s, m).length === cards.length);
