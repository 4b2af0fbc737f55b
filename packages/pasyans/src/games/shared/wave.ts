import {
  type Card,
  FACES,
  type Ghost,
  type Hands,
  makeCard,
  NEXT_STEP,
  NONE,
  type Pack,
  type Rank,
  type Rules,
  type State,
  SUITS,
  type Suit,
  suitOf,
  type Term,
} from '../../engine/index.ts';

/**
 * The machine of the wave patiences: every card has a place; the card in hand is laid on its place and the closed card
 * lifted from there is opened and taken in hand, until a card comes whose place is empty. One step is one card.
 */
interface Wave {
  readonly pack: Pack;
  /** The pile of the card in hand. */
  readonly hand: number;
  /** The pile of the card just lifted: empty between steps. */
  readonly lifted: number;
  /** The pile of the first place; the other places follow it. */
  readonly first: number;
  /** How many places get a card in the deal, from the first one on. */
  readonly dealt: number;
  readonly owners: Owners;
  /** The pile whose top card begins the next chain; `NONE` when no chain is left. Asked only with an empty hand. */
  startOf(s: State): number;
}

/** Whose place is whose. */
export interface Owners {
  readonly counters?: readonly string[];
  /** Notes what an opened card decides: the suit that takes a row. */
  readonly opened?: (t: Hands, card: Card) => void;
  /** The pile of the card's place. */
  placeOf(t: Hands, card: Card): number;
  /** What is known by now about the card that a pile waits for. */
  ghost(s: State, pile: number): Ghost | undefined;
}

/** One place: its row, 0 the uppermost, and the rank that belongs there. */
export interface Place {
  readonly row: number;
  readonly rank: Rank;
}

/** The part of the rules that all wave patiences share. */
export function waveRules({ pack, hand, lifted, first, dealt, owners, startOf }: Wave): Omit<Rules, 'piles'> {
  const { placeOf, opened } = owners;
  return {
    pack,
    ...(owners.counters && { counters: owners.counters }),
    deal(t) {
      for (let i = 0; i < dealt; i++) t.shift(0, first + i, 1);
    },
    moves(s, out) {
      if (s.height(hand) > 0 || startOf(s) !== NONE) out.push(NEXT_STEP);
    },
    play(t) {
      const card = t.top(hand);
      if (card === NONE) t.flip(startOf(t), hand, 1);
      else layCard(t, hand, lifted, placeOf(t, card));
      const next = t.top(hand);
      if (next !== NONE) opened?.(t, next);
    },
    won: (s) => (s.height(hand) === 0 && startOf(s) === NONE && !anyClosed(s, first, dealt) ? 'plain' : undefined),
    ghost: owners.ghost,
  };
}

/** Lays the card in hand on a place and takes the card from there, opened, in hand; an empty place ends the chain. */
export function layCard(t: Hands, hand: number, lifted: number, place: number): void {
  const chainEnds = t.height(place) === 0;
  if (!chainEnds) t.flip(place, lifted, 1);
  t.shift(hand, place, 1);
  if (!chainEnds) t.shift(lifted, hand, 1);
}

/** Rows that belong to the suits in the project's order from the start. */
export function fixedRows(places: readonly Place[], first: number): Owners {
  const piles = pilesByFace(places, first);
  const ghosts = places.map(({ row, rank }): Ghost => ({ rank, suit: row as Suit }));
  return { placeOf: (_, card) => piles[card] as number, ghost: (_, pile) => ghosts[pile - first] };
}

/**
 * Rows that the suits take from the top down as their first cards are opened. Counter `suit` holds the suit's row,
 * counted from 1; 0 while it has none.
 */
export function firstComeRows(places: readonly Place[], first: number): Owners {
  const piles = pilesByFace(places, first);
  const suits = Uint8Array.from({ length: FACES }, (_, face) => suitOf(face));
  return {
    counters: ['hearts', 'diamonds', 'clubs', 'spades'],
    opened: (t, card) => void takeRow(t, suits[card] as number),
    placeOf(t, card) {
      const suit = suits[card] as number;
      return piles[card + (takeRow(t, suit) - suit) * 13] as number;
    },
    ghost(s, pile) {
      const place = places[pile - first];
      if (!place) return undefined;
      const suit = SUITS.find((one) => s.counter(one) === place.row + 1);
      return { rank: place.rank, ...(suit !== undefined && { suit }) };
    },
  };
}

/** The row of a suit, 0 the uppermost; a suit without one takes the topmost row that is free. */
function takeRow(t: Hands, suit: number): number {
  const row = t.counter(suit);
  if (row > 0) return row - 1;
  let taken = 0;
  for (let other = 0; other < 4; other++) if (t.counter(other) > 0) taken++;
  t.set(suit, taken + 1);
  return taken;
}

/** The pile of each card's place (one pack, so a card is its face), were the rows hearts, diamonds, clubs and spades. */
function pilesByFace(places: readonly Place[], first: number): Uint8Array {
  const piles = new Uint8Array(FACES);
  places.forEach(({ row, rank }, i) => {
    piles[makeCard(row as Suit, rank)] = first + i;
  });
  return piles;
}

function anyClosed(s: State, first: number, count: number): boolean {
  for (let pile = first; pile < first + count; pile++) if (isClosed(s, pile)) return true;
  return false;
}

/** How many of `count` places, from pile `first` on, hold a closed card. */
export function countClosed(s: State, first: number, count: number): number {
  let closed = 0;
  for (let pile = first; pile < first + count; pile++) if (isClosed(s, pile)) closed++;
  return closed;
}

/** True when the place holds a closed card. */
export function isClosed(s: State, pile: number): boolean {
  const card = s.top(pile);
  return card !== NONE && !s.isUp(card);
}

/** The term that closed cards tell: years, months, weeks, days by rows of `width` places. */
export function termOf(s: State, first: number, width: number): Term {
  const closed = (row: number): number => countClosed(s, first + row * width, width);
  return { years: closed(0), months: closed(1), weeks: closed(2), days: closed(3) };
}
