import { type Card, cardCode, FACES, type Face, faceOf, parseFace } from './card.ts';
import type { Game } from './game.ts';
import type { Move } from './move.ts';
import { type Pack, packHolds } from './pack.ts';
import { mix32, randomFrom, shuffle } from './random.ts';
import { bad, good, type Result } from './result.ts';
import type { Table } from './table.ts';
import type { Reason } from './word.ts';

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

/** Reads a deal number as a person types it: decimal digits, 1 to 4294967295, leading zeros allowed. */
export function parseDealId(text: string): Result<number> {
  const id = /^\d{1,40}$/.test(text) ? Number(text) : Number.NaN;
  if (id >= FIRST_DEAL && id <= LAST_DEAL) return good(id);
  const given = text === '' ? { ru: 'не дано ничего', en: 'nothing' } : { ru: `дано «${text}»`, en: `"${text}"` };
  return bad(
    'deal-number',
    {
      ru: `Номер расклада — целое число от ${FIRST_DEAL} до ${LAST_DEAL}, а ${given.ru}.`,
      en: `A deal number is a whole number from ${FIRST_DEAL} to ${LAST_DEAL}, but ${given.en} was given.`,
    },
    { token: text },
  );
}

/** Makes a deal of cards given one by one, p1 first. Throws unless it is exactly the pack: parse text with `parseDealCards`. */
export function dealCards(pack: Pack, cards: readonly Card[]): Deal {
  if (cards.length !== pack.cards.length || new Set(cards).size !== cards.length || !cards.every((c) => packHolds(pack, c))) {
    throw new RangeError(`these ${cards.length} cards are not the pack ${pack.name}`);
  }
  let seed = 0;
  // Faces, not copies: the deal written down and read again must redeal alike.
  for (const card of cards) seed = mix32(seed ^ (faceOf(card) + 1));
  return { seed, cards };
}

/**
 * Reads the codes of a whole pack, p1 first, separated by white space or commas (`7D 10S AH ...`).
 * In two-pack games the first mention of a face is its first copy.
 */
export function parseDealCards(pack: Pack, text: string): Result<Deal> {
  const cards: Card[] = [];
  const seen = new Uint8Array(FACES);
  for (const found of text.matchAll(/[^\s,]+/g)) {
    const token = found[0];
    const where = { column: found.index + 1, token };
    const face = parseFace(token);
    if (face === undefined || !packHolds(pack, face)) {
      return bad(
        'not-a-card',
        { ru: `«${token}» — не карта колоды ${pack.name}.`, en: `"${token}" is not a card of the pack ${pack.name}.` },
        where,
      );
    }
    const copy = seen[face] as number;
    if (copy >= pack.copies)
      return bad(
        'card-twice',
        { ru: `Карта ${token} названа слишком много раз.`, en: `The card ${token} is named too many times.` },
        where,
      );
    seen[face] = copy + 1;
    cards.push(face + copy * FACES);
  }
  const missing = firstMissing(pack, seen);
  if (missing === undefined) return good(dealCards(pack, cards));
  return bad('card-missing', {
    ru: `В раскладе ${cards.length} карт из ${pack.cards.length}: не хватает, например, ${cardCode(missing)}.`,
    en: `The deal names ${cards.length} of ${pack.cards.length} cards: ${cardCode(missing)} is missing, for one.`,
  });
}

function firstMissing(pack: Pack, seen: Uint8Array): Face | undefined {
  return pack.cards.find((card) => card < FACES && (seen[card] as number) < pack.copies);
}
