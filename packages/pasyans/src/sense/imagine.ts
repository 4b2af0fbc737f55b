import { type Card, FACES, type Game, type KnownCard, mix32, randomFrom, type Seen, shuffle, type Table } from '../engine/index.ts';

/** A position as seen, with everything that may be true of it. */
export interface View {
  readonly seen: Seen;
  /** The cards that are not seen and not known by the rules of the deal: as many as are hidden, or more where part of the pack is missing. */
  readonly unseen: readonly Card[];
  readonly known: readonly KnownCard[];
  /** How many cards lie face down and are not known. */
  readonly hidden: number;
  /** Names what is seen, 32 bits: the dice are thrown from it. */
  readonly key: number;
}

/** Looks at a position: which cards are nowhere to be seen. Throws when more cards are seen than the pack holds. */
export function viewOf({ rules }: Game, seen: Seen, known: readonly KnownCard[] = []): View {
  const met = new Uint8Array(FACES);
  const open = [...seen.piles.flat().map(({ face }) => face), ...known.map(({ face }) => face)];
  for (const face of open) if (face !== undefined) met[face] = (met[face] as number) + 1;
  const unseen = rules.pack.cards.filter((card) => {
    const face = card % FACES;
    if (met[face] === 0) return true;
    met[face] = (met[face] as number) - 1;
    return false;
  });
  if (met.some((count) => count > 0)) throw new RangeError('a card is seen more often than the pack holds it');
  const hidden = open.filter((face) => face === undefined).length - known.length;
  return { seen, unseen, known, hidden, key: keyOfSeen(seen) };
}

/**
 * Lays a table that looks as what is seen: hidden cards are filled in at random from the unseen ones, and redeals are ruled by
 * dice of their own. `n` counts the tables imagined of one view.
 */
export function imagine(view: View, n: number, table: Table): Table {
  const { seen, known, key } = view;
  const hidden = shuffle([...view.unseen], randomFrom(key, n));
  const copies = new Uint8Array(FACES);
  const cardOf = (face: number): Card => face + FACES * (copies[face] as number)++;
  table.clear(mix32(key ^ (n + 1)));
  let next = 0;
  seen.piles.forEach((pile, p) => {
    pile.forEach(({ face }, index) => {
      if (face !== undefined) table.put(p, cardOf(face), true);
      else {
        const sure = known.find((one) => one.pile === p && one.index === index);
        table.put(p, sure === undefined ? (hidden[next++] as Card) : cardOf(sure.face), false);
      }
    });
  });
  seen.counters.forEach((value, c) => void table.set(c, value));
  table.forget();
  return table;
}

/** A name for all that is seen: cards by place, which of them are closed, counters. 32 bits. */
function keyOfSeen({ piles, counters }: Seen): number {
  let key = 0;
  for (const pile of piles) {
    key = mix32(key ^ PILE);
    for (const { face } of pile) key = mixCard(key, face ?? CLOSED);
  }
  for (const value of counters) key = mix32(key ^ value);
  return key;
}

/** The same name, of what a player sees of a table. */
export function keyOfTable(table: Table): number {
  let key = 0;
  for (let pile = 0; pile < table.piles; pile++) {
    key = mix32(key ^ PILE);
    for (let i = 0; i < table.height(pile); i++) {
      const card = table.at(pile, i);
      key = mixCard(key, table.isUp(card) ? card % FACES : CLOSED);
    }
  }
  for (let c = 0; c < table.counters; c++) key = mix32(key ^ table.counter(c));
  return key;
}

/** Stands for every closed card. */
const CLOSED = FACES;
// Only has to differ from the words of cards.
const PILE = 0x5bd1e995;

const mixCard = (key: number, word: number): number => (Math.imul(key, 0x01000193) ^ (word + 1)) >>> 0;
