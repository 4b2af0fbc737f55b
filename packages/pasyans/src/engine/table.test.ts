import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './soak.ts';
import { NO_PILE } from './state.ts';
import { Table } from './table.ts';

const PILES = [{}, { most: 3 }, {}];
const CARDS = [0, 13, 26, 39, 1, 14];

function fresh(): Table {
  const table = new Table(PILES, CARDS.length, 2);
  table.reset(CARDS, 1);
  return table;
}

const contents = (table: Table, pile: number): number[] => Array.from({ length: table.height(pile) }, (_, i) => table.at(pile, i));

describe('Table', () => {
  it('lays the pack face down with p1 on top (C1)', () => {
    const table = fresh();
    expect(contents(table, 0)).toEqual([14, 1, 39, 26, 13, 0]);
    expect(table.top(0)).toBe(0);
    expect(table.isUp(0)).toBe(false);
  });

  it('shifts a block in its order and flips a block over, faces and order', () => {
    const table = fresh();
    table.shift(0, 1, 2);
    expect(contents(table, 1)).toEqual([13, 0]);
    table.flip(1, 2, 2);
    expect(contents(table, 2)).toEqual([0, 13]);
    expect([table.isUp(0), table.isUp(13)]).toEqual([true, true]);
  });

  it('turns, orders and counts', () => {
    const table = fresh();
    table.turn(0, 0, true);
    expect(table.isUp(14)).toBe(true);
    table.order(0, [5, 4, 3, 2, 1, 0]);
    expect(contents(table, 0)).toEqual(CARDS);
    table.set(1, -7);
    expect(table.counter(1)).toBe(-7);
  });

  it('knows where every card lies and which piles are empty, after steps and undoing too', () => {
    const table = fresh();
    const empties = (): number[] => [0, 1, 2].filter((pile) => table.nextEmpty(pile) === pile);
    expect([table.pileOf(0), table.nextEmpty(0), table.nextEmpty(2), table.nextEmpty(3)]).toEqual([0, 1, 2, NO_PILE]);
    table.shift(0, 1, 1);
    table.flip(0, 2, 5);
    expect([table.pileOf(0), table.pileOf(14)]).toEqual([1, 2]);
    expect(empties()).toEqual([0]);
    table.undoTo(0);
    expect([table.pileOf(0), table.pileOf(14)]).toEqual([0, 0]);
    expect(empties()).toEqual([1, 2]);
  });

  it('finds empty piles beyond the first thirty-two', () => {
    const table = new Table(
      Array.from({ length: 200 }, () => ({})),
      CARDS.length,
      0,
    );
    table.reset(CARDS, 1);
    for (let pile = 1; pile < 200; pile++) if (pile !== 31 && pile !== 32 && pile !== 199) table.put(pile, 0, true);
    expect([1, 32, 33, 199].map((pile) => table.nextEmpty(pile))).toEqual([31, 32, 199, 199]);
  });

  it('throws for steps that cannot be: too many cards, a full pile, a pile onto itself, a bad permutation, no such counter', () => {
    const table = fresh();
    for (const broken of [
      () => table.shift(0, 1, 7),
      () => table.shift(0, 1, 4),
      () => table.shift(0, 0, 1),
      () => table.shift(0, 1, 0),
      () => table.flip(1, 0, 1),
      () => table.turn(0, 6, true),
      () => table.order(0, [0, 1, 2, 3, 4, 4]),
      () => table.order(0, [0, 1]),
      () => table.set(2, 1),
      () => table.undoTo(1),
    ]) {
      const before = fingerprint(table);
      expect(broken).toThrow(RangeError);
      expect(fingerprint(table)).toBe(before);
    }
  });

  it('takes any steps back to the byte, and keeps the key that a fresh count gives', () => {
    const step = fc.record({ op: fc.nat(4), a: fc.nat(2), b: fc.nat(2), n: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(60), (steps, asked) => {
        const table = fresh();
        const marks = [{ mark: 0, print: fingerprint(fresh()) }];
        steps.forEach((s, i) => {
          if (i === asked) table.keyLo;
          tryStep(table, s);
          if (i >= asked) marks.push({ mark: table.mark(), print: printed(table) });
        });
        for (const { mark, print } of marks.reverse()) {
          table.undoTo(mark);
          expect(printed(table)).toBe(print);
        }
      }),
    );
  });

  it('tells a listener each step with the cards that moved', () => {
    const table = fresh();
    const heard: unknown[] = [];
    table.listener = (event) => heard.push(event);
    table.shift(0, 1, 2);
    table.turn(1, 1, true);
    table.set(0, 4);
    expect(heard).toEqual([
      { step: 'shift', from: 0, to: 1, cards: [13, 0] },
      { step: 'turn', pile: 1, index: 1, card: 0, up: true },
      { step: 'set', counter: 0, value: 4, before: 0 },
    ]);
  });
});

/** The position with a key counted afresh. */
function printed(table: Table): string {
  const kept = fingerprint(table);
  const copy = new Table(PILES, CARDS.length, 2);
  copy.clear(1);
  for (let pile = 0; pile < 3; pile++) for (const card of contents(table, pile)) copy.put(pile, card, table.isUp(card));
  for (let c = 0; c < 2; c++) copy.set(c, table.counter(c));
  expect(fingerprint(copy)).toBe(kept);
  return kept;
}

/** Does the step where it is possible; a refused step must leave everything as it was. */
function tryStep(table: Table, { op, a, b, n }: { op: number; a: number; b: number; n: number }): void {
  const before = fingerprint(table);
  try {
    if (op === 0) table.shift(a, b, n);
    else if (op === 1) table.flip(a, b, n);
    else if (op === 2) table.turn(a, n, b === 0);
    else if (op === 3)
      table.order(
        a,
        Array.from({ length: table.height(a) }, (_, i) => (i + n) % table.height(a)),
      );
    else table.set(a % 2, n - 3);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    expect(fingerprint(table)).toBe(before);
  }
}
