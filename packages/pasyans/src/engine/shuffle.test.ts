import { describe, expect, it } from 'vitest';
import { dealOrder } from './deal.ts';
import { PACK_20, PACK_32, PACK_36, PACK_52, type Pack } from './pack.ts';

const DEALS = 20_000;

/** How many standard deviations the counts are from equal shares: chi-square with `freedom` degrees, made normal. */
function oddness(counts: ArrayLike<number>, expected: number, freedom: number): number {
  let chi = 0;
  for (let i = 0; i < counts.length; i++) chi += ((counts[i] as number) - expected) ** 2 / expected;
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

/** Counts over deals 1 to 20000 what `cell` makes of each order. */
function count(pack: Pack, cells: number, each: (order: Uint8Array, count: (cell: number) => void) => void): Uint32Array {
  const counts = new Uint32Array(cells);
  const order = new Uint8Array(pack.cards.length);
  const add = (cell: number): void => {
    counts[cell] = (counts[cell] as number) + 1;
  };
  for (let id = 1; id <= DEALS; id++) each(dealOrder(pack, id, order), add);
  return counts;
}

/** `index[card]`: where the card stands in the unshuffled pack. */
function indices(pack: Pack): Uint8Array {
  const index = new Uint8Array(256);
  pack.cards.forEach((card, i) => {
    index[card] = i;
  });
  return index;
}

// Deals 1, 2, 3, ... are what people play: neighbouring numbers must give unrelated orders. Bounds are four standard deviations.
describe.each([PACK_20, PACK_32, PACK_36, PACK_52])('C1: deals 1 to 20000 of the pack $name', (pack) => {
  const n = pack.cards.length;
  const index = indices(pack);

  it('bring every card to every position equally often', () => {
    const counts = count(pack, n * n, (order, add) => {
      for (let i = 0; i < n; i++) add(i * n + (index[order[i] as number] as number));
    });
    expect(Math.abs(oddness(counts, DEALS / n, (n - 1) ** 2))).toBeLessThan(4);
  });

  it('let every card follow every other on top of the pack equally often', () => {
    const counts = count(pack, n * n, (order, add) =>
      add((index[order[0] as number] as number) * n + (index[order[1] as number] as number)),
    );
    const pairs = counts.filter((_, cell) => cell % n !== Math.floor(cell / n));
    expect(Math.abs(oddness(pairs, DEALS / (n * (n - 1)), n * (n - 1) - 1))).toBeLessThan(4);
  });

  it.each([1, 2, 256, 65_536])('agree with the deal %i numbers on in one position on average, as unrelated orders do', (stride) => {
    const other = new Uint8Array(n);
    let agreeing = 0;
    for (let id = 1; id <= DEALS; id++) {
      const order = dealOrder(pack, id);
      dealOrder(pack, id + stride, other);
      for (let i = 0; i < n; i++) if (order[i] === other[i]) agreeing++;
    }
    // The number of fixed points of a random order has mean 1 and variance 1.
    expect(Math.abs(agreeing / DEALS - 1)).toBeLessThan(4 / Math.sqrt(DEALS));
  });
});
