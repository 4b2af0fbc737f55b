import type { CompactRow } from 'pasyans/odds';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../odds/book.ts';
import { luckOf } from './luck.ts';

const row = (more: Partial<CompactRow>): CompactRow => ({
  options: {},
  player: 'careless',
  deals: 1000,
  won: 100,
  unknown: 0,
  interval: [0.08, 0.12],
  ...more,
});

describe('luck or skill', () => {
  it('says nothing before anything has been played', () => {
    expect(luckOf({ plays: 0, won: 0 }, [row({})], 'hidden')).toBeUndefined();
  });

  it("has the player's share with its interval (Wilson 1927)", () => {
    const { mine } = luckOf({ plays: 36, won: 1 }, [], 'hidden') ?? {};
    expect(mine?.share).toBe(1 / 36);
    expect(mine?.range.map((end) => (end * 100).toFixed(3))).toEqual(['0.492', '14.170']);
  });

  it('stands beside the known players, the weakest first', () => {
    const rows = [
      row({ player: 'solver', won: 900, interval: [0.88, 0.92] }),
      row({ player: 'sensible', won: 400, interval: [0.3, 0.5] }),
      row({}),
    ];
    const besides = (plays: number, won: number) =>
      luckOf({ plays, won }, rows, 'hidden')?.known.map(({ who, beside }) => `${who} ${beside}`);
    expect(besides(50, 20)).toEqual(['careless above', 'sensible alike', 'solver below']);
    expect(besides(2, 1)).toEqual(['careless alike', 'sensible alike', 'solver alike']);
    expect(besides(500, 0)).toEqual(['careless below', 'sensible below', 'solver below']);
  });

  it('knows the chance exactly where somebody has reckoned it', () => {
    const known = luckOf({ plays: 9, won: 1 }, [row({ player: 'solver', exact: '1/9' })], 'zero')?.known;
    expect(known).toEqual([{ who: 'chance', share: 1 / 9, range: [1 / 9, 1 / 9], beside: 'alike' }]);
    const certain = luckOf({ plays: 9, won: 9 }, [row({ player: 'solver', exact: '1' })], 'zero')?.known;
    expect(certain).toMatchObject([{ share: 1 }]);
  });

  it('understands the rows of the book', async () => {
    const known = luckOf({ plays: 3, won: 1 }, await oddsOf('wish-20', { 'row-choice': 'player' }), 'hidden')?.known;
    expect(known).toMatchObject([
      { who: 'careless', share: 0.2 },
      { who: 'sensible', share: 0.2 },
    ]);
  });
});
