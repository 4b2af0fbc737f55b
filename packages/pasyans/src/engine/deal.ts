import type { Card } from './card.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import type { Pack } from './pack.ts';
import { randomFrom, shuffle } from './random.ts';
import type { Table } from './table.ts';
import type { Reason } from './word.ts';

/** The lowest deal number. */
export const FIRST_DEAL = 1;
/** Deal numbers are 32-bit: short enough to read out, and far more than anybody will play. */
export const LAST_DEAL = 0xffffffff;

/** One ordered pack: where a game starts (rules, C1 and C2). */
export interface Deal {
  /** The deal's number, absent when the cards were given one by one. */
  readonly id?: number;
  /** What shuffled redeals depend on besides their own number and cards. For a numbered deal it is the number. */
  readonly seed: number;
  /** p1, p2, ... pN: p1 is the top card and is dealt first. */
  readonly cards: readonly Card[];
  /** Set where nothing was dealt: the table as somebody laid it out (`layTable`). `cards` are then in the order they lie. */
  readonly laid?: Laid;
}

/** A table to begin with. */
export interface Laid {
  /** As layout text, a line for each pile and counter. */
  readonly lines: readonly string[];
  /** The same as `Table.restore` reads it. */
  readonly bytes: Uint8Array;
  /** Why a move that the rules allow cannot be played all the same: the table was never one of the patience's. */
  refuses(game: Game, table: Table, m: Move): Reason | undefined;
}

/** The order of a numbered deal, written into `into` when given (for machines that play millions). */
export function dealOrder(pack: Pack, id: number, into: Uint8Array = new Uint8Array(pack.cards.length)): Uint8Array {
  into.set(pack.cards);
  return shuffle(into, randomFrom(id));
}

/** Deals number `id` of a pack. `id` is a whole number from 1 to 4294967295; anything else throws: parse text with `parseDealId`. */
export function dealNumber(pack: Pack, id: number): Deal {
  if (!Number.isInteger(id) || id < FIRST_DEAL || id > LAST_DEAL) throw new RangeError(`deal number out of range: ${id}`);
  return { id, seed: id, cards: Array.from(dealOrder(pack, id)) };
}
