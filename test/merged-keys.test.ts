import { careless, dealNumber, dealTable, emptyTable, type Game, legalMoves, playMove, randomFrom, type Table } from 'pasyans';
import { Beam, plainPlan, planFor, Search, solveTable, Visited } from 'pasyans/solve';
import { describe, expect, test } from 'vitest';
import { cases } from './kit/every.ts';
import { smallDeal } from './kit/small-deal.ts';

/** Keys that merge positions, positions written as bytes, and beams: what the solver stands on. */

const DEALS = 2;
const MOVES = 60;
const MEMORY = 2 ** 20;

const keyOf = (table: Table): string => `${table.keyLo},${table.keyHi}`;

/** The same position on another table, by way of bytes. */
function copied(game: Game, table: Table): Table {
  const bytes = new Uint8Array(table.sizeFor(game.rules.pack.cards.length) + 3);
  table.save(bytes, 3);
  const copy = emptyTable(game);
  copy.restore(bytes, 3, table.seed);
  return copy;
}

const merged = cases.filter(({ game }) => planFor(game).merging !== undefined);

describe.each(merged)('$name', ({ game }) => {
  test('keeps its merged key through moves and undo as if it were reckoned anew', () => {
    const { merging } = planFor(game);
    for (let number = 1; number <= DEALS; number++) {
      const table = dealTable(game, dealNumber(game.rules.pack, number));
      const choose = careless(randomFrom(number));
      table.keyBy(merging);
      const before: [number, string][] = [];
      for (let i = 0; i < MOVES && legalMoves(game, table).count > 0; i++) {
        before.push([table.mark(), keyOf(table)]);
        playMove(game, table, choose(legalMoves(game, table)));
        const copy = copied(game, table);
        expect(keyOf(copy)).not.toBe(keyOf(table));
        copy.keyBy(merging);
        expect(keyOf(copy)).toBe(keyOf(table));
      }
      for (const [mark, key] of before.reverse()) {
        table.undoTo(mark);
        expect(keyOf(table)).toBe(key);
      }
    }
  });
});

test('a position written as bytes and laid out again has the same cards, sides, counters and moves', () => {
  for (const { game } of cases) {
    const table = smallDeal(game, 1);
    const copy = copied(game, table);
    expect(keyOf(copy)).toBe(keyOf(table));
    expect(legalMoves(game, copy).toArray()).toEqual(legalMoves(game, table).toArray());
  }
});

describe('a beam', () => {
  const small = cases.filter(({ game }) => game.choice !== 'zero').map(({ game }) => ({ game, table: smallDeal(game, 3) }));
  const beamOf = (game: Game, table: Table, width: number): Beam => {
    const [worth = () => 0] = planFor(game).worths;
    const beam = new Beam(plainPlan(game), copied(game, table), new Visited(MEMORY), { width, worth, memory: MEMORY * 64 });
    beam.run(200_000);
    return beam;
  };

  test('that leaves nothing out is as sure as a search of everything', () => {
    let [won, lost] = [0, 0];
    for (const { game, table } of small) {
      if (game.rules.won(table) !== undefined) continue;
      const { verdict, nodes } = solveTable(plainPlan(game), table, { nodes: 20_000, memory: MEMORY });
      if (verdict === 'unknown' || nodes > 10_000) continue;
      const beam = beamOf(game, table, 1_000_000);
      if (!beam.isOver) continue;
      expect([beam.line !== undefined, beam.cut], game.patience.id).toEqual([verdict === 'won', false]);
      if (verdict === 'won') won++;
      else lost++;
    }
    expect(Math.min(won, lost)).toBeGreaterThan(10);
  });

  test('of one position each says so when it left something out', () => {
    expect(small.some(({ game, table }) => beamOf(game, table, 1).cut)).toBe(true);
  });
});

test('a search without room for more positions says so', () => {
  const { game } = merged[0] as (typeof merged)[number];
  const table = dealTable(game, dealNumber(game.rules.pack, 1));
  const search = new Search(plainPlan(game), table, new Visited(1));
  search.run(Number.POSITIVE_INFINITY);
  expect([search.end, table.mark()]).toEqual([{ found: 'no-room' }, 0]);
});
