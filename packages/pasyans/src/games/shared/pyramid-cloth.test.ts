import { describe, expect, it } from 'vitest';
import type { PileSpec, Placing } from '../../engine/index.ts';
import { layPlaces } from './places-cloth.ts';
import { layPyramid } from './pyramid-cloth.ts';

const names = { label: { ru: 'Стопка', en: 'Pile' }, onto: { ru: 'на стопку', en: 'to the pile' } };
const cloths: readonly (readonly [string, readonly PileSpec[]])[] = [
  ...[8, 9, 10, 11, 12].map((columns) => [`pyramid of ${columns}`, layPyramid(columns, () => names)] as const),
  ...[8, 9, 10].map((places) => [`${places} places`, layPlaces(places, 9)] as const),
];
const modes: readonly (keyof Placing)[] = ['wide', 'tall'];

interface Room {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const rooms = (piles: readonly PileSpec[], mode: keyof Placing): Room[] =>
  piles.map(({ name, at }) => {
    const { x, y, w = 1, h = 1 } = at[mode];
    return { name, left: x, top: y, right: x + w, bottom: y + h };
  });

/** Less than a pixel on any screen: sums of decimal fractions are not exact. */
const SLACK = 0.001;

describe.each(cloths)('the cloth of the %s', (_, piles) => {
  it.each(modes)('lays no pile on another (%s)', (mode) => {
    const all = rooms(piles, mode);
    const meeting = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK)
        .map((b) => `${a.name} ${b.name}`),
    );
    expect(meeting).toEqual([]);
  });

  it('keeps cards large on a narrow telephone: at most seven across, and no taller than it', () => {
    const all = rooms(piles, 'tall');
    expect(Math.max(...all.map((room) => room.right))).toBeLessThanOrEqual(7);
    expect(Math.max(...all.map((room) => room.bottom))).toBeLessThanOrEqual(7.2 + SLACK);
  });

  it('gives columns room to grow', () => {
    for (const mode of modes) {
      for (const pile of piles) if (pile.fan === 'down') expect(pile.at[mode].h).toBeGreaterThanOrEqual(2.2 - SLACK);
    }
  });
});

it('numbers the columns down the left slope, then down the right one, an odd one at the apex', () => {
  const order = (columns: number): string[] =>
    layPyramid(columns, () => names)
      .filter((pile) => pile.role === 'tableau')
      .sort((a, b) => a.at.wide.x - b.at.wide.x)
      .map((pile) => pile.name);
  expect(order(8).join(' ')).toBe('t4 t3 t2 t1 t5 t6 t7 t8');
  expect(order(9).join(' ')).toBe('t4 t3 t2 t1 t9 t5 t6 t7 t8');
  expect(order(12).join(' ')).toBe('t6 t5 t4 t3 t2 t1 t7 t8 t9 t10 t11 t12');
});
