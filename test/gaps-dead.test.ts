import {
  below,
  type Card,
  cardCode,
  findPatience,
  KING,
  makeCard,
  type Patience,
  type Rank,
  randomFrom,
  readLayout,
  SUITS,
  shuffle,
  type Table,
} from 'pasyans';
import { planFor } from 'pasyans/solve';
import { expect, test } from 'vitest';
import { enumerate } from './kit/brute.ts';
import { openOrThrow } from './kit/every.ts';

/** The dead ends of Gaps against plain enumeration, on positions near the end that need not come from any deal. */

const game = openOrThrow(findPatience('gaps') as Patience);
const dead = planFor(game).dead as (s: Table) => boolean;
/** Positions that can be reached, at most. */
const MOST = 200;
const HIGH: Rank = 11;
const LAST = 14;

function lay(lines: readonly string[]): Table {
  const table = readLayout(game, lines.join('\n'), { partial: true });
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

/** Rows in order but for the high cards and the twos of some rows: these lie anyhow on the places that are left. */
function scattered(number: number): Table {
  const random = randomFrom(number, 5);
  const loose = below(random, SUITS.length + 1);
  const places: string[] = [];
  const cards: Card[] = [];
  const lines: string[] = [];
  for (const suit of SUITS) {
    for (let column = 2; column <= LAST; column++) {
      const place = `r${suit + 1}.${column}`;
      const card = column <= KING ? makeCard(suit, column as Rank) : undefined;
      if (column >= HIGH || (column === 2 && suit < loose)) {
        places.push(place);
        if (card !== undefined) cards.push(card);
      } else if (card !== undefined) lines.push(`${place}: ${cardCode(card)}`);
    }
  }
  const order = shuffle(
    Uint8Array.from(places, (_, i) => i),
    random,
  );
  for (const [i, card] of cards.entries()) lines.push(`${places[order[i] as number]}: ${cardCode(card)}`);
  return lay(lines);
}

test('no position is called dead that any way of playing on wins', () => {
  const seen = { won: 0, lost: 0, dead: 0 };
  for (let number = 1; number <= 200; number++) {
    const table = scattered(number);
    const truth = enumerate(game, table, MOST);
    if (truth === undefined) continue;
    seen[truth.won ? 'won' : 'lost']++;
    if (!dead(table)) continue;
    seen.dead++;
    expect([number, truth.won]).toEqual([number, false]);
  }
  expect(seen).toEqual({ won: 14, lost: 40, dead: 29 });
});

test('four gaps behind kings leave nothing to move', () => {
  const ranks = Array.from({ length: KING - 2 }, (_, i) => (i + 2) as Rank);
  const rows = SUITS.map((suit) =>
    [KING, undefined, ...ranks].map((rank, i) => rank && `r${suit + 1}.${i + 2}: ${cardCode(makeCard(suit, rank))}`),
  );
  expect(dead(lay(rows.flat().filter((line) => line !== undefined)))).toBe(true);
});
