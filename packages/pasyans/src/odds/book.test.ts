import { describe, expect, test } from 'vitest';
import type { PlayerKind } from '../odds.ts';
import { type BookRow, commandOf, formatBook, parseBook } from './book-row.ts';
import { standingOf } from './book-state.ts';
import { compactBook } from './compact.ts';
import { countsOf } from './counts.ts';
import { bench, gameOf, hesitant, offer } from './odds.testkit.ts';
import { playSlice } from './slice.ts';

function rowOf(kind: PlayerKind, options = {}): BookRow {
  const deals = { from: 1, to: 60 };
  const { study, play } = bench(gameOf('wish-20', options), kind, deals);
  return { study, whole: play(deals), slice: play({ from: 3, to: 5 }) };
}

const row = rowOf(hesitant);
const other = rowOf({ ...hesitant, name: 'another', version: 3 });
const text = formatBook([row, other]);

describe('the file of a patience', () => {
  test('the format is this one, for ever', () => {
    const small: BookRow = {
      ...row,
      whole: { from: 1, to: 60, wins: { 2: 50 }, lost: 9, unknown: [10] },
      slice: { from: 3, to: 5, wins: { 2: 3 }, lost: 0, unknown: [] },
    };
    expect(formatBook([small])).toBe(
      '{"patience":"wish-20","rev":1,"shuffle":1,"options":{"row-choice":"topmost"},"player":"hesitant","budget":10,"deals":[1,60],"won":{"2":50},"lost":9,"unknown":[10],"slice":{"deals":[3,5],"won":{"2":3},"lost":0,"unknown":[]},"command":"pasyans odds wish-20 --deals 1..60 --player hesitant --budget 10 --opt row-choice=topmost","check":"a425aa2c"}\n',
    );
  });

  test('what is written is read back', () => {
    expect(parseBook(text, 'wish-20')).toEqual({ rows: [row, other], damaged: [] });
    expect(parseBook(text.replaceAll('\n', '\r\n'), 'wish-20').rows).toHaveLength(2);
  });

  test('any one changed sign loses its row and no other', () => {
    const length = text.indexOf('\n');
    for (let at = 0; at < length; at += 3) {
      const damaged = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`;
      expect(parseBook(damaged, 'wish-20')).toEqual({ rows: [other], damaged: [1] });
    }
  });

  test('a cut off line, one of another patience, and a row that stands twice', () => {
    expect(parseBook(text.slice(0, -9), 'wish-20')).toEqual({ rows: [row], damaged: [2] });
    expect(parseBook(text, 'wish')).toEqual({ rows: [], damaged: [1, 2] });
    expect(parseBook(text + text, 'wish-20')).toEqual({ rows: [row, other], damaged: [3, 4] });
  });
});

describe('a row', () => {
  const players: (game: unknown) => readonly PlayerKind[] = () => [hesitant];
  const now = { ...offer, playersOf: players };

  test('holds while rules, shuffle and player are the same', () => {
    expect(standingOf(row.study, now)).toEqual({ game: expect.objectContaining({ options: row.study.options }) });
  });

  test.each([
    ['revision of the rules: was 7, is 1', { rev: 7 }],
    ['shuffle: was 7, is 1', { shuffle: 7 }],
    ['version of the player: was 7, is 1', { version: 7 }],
    ['there is no player "nobody"', { player: 'nobody' }],
    ['there is no patience "nothing"', { patience: 'nothing' }],
  ])('is outdated: %s', (said, change) => {
    expect(standingOf({ ...row.study, ...change }, now).outdated?.en).toBe(said);
  });

  test('is outdated when its options are no more', () => {
    expect(standingOf({ ...row.study, options: { speed: '1' } }, now).outdated?.en).toContain('speed');
  });

  test('tells the command that makes it', () => {
    expect(commandOf(other.study)).toBe('pasyans odds wish-20 --deals 1..60 --player another --budget 10 --opt row-choice=topmost');
  });
});

describe('the compact copy', () => {
  const both: typeof offer = { ...offer, playersOf: () => [{ ...hesitant, firstWin: true }] };
  const compact = (rows: readonly BookRow[]) => JSON.parse(compactBook(rows, both)) as Record<string, unknown[]>;

  test('has every patience, what its pages show of a row, one row a line', () => {
    const { won, unknown } = countsOf([row.whole]);
    const shown = {
      options: row.study.options,
      usual: true,
      player: 'hesitant',
      deals: 60,
      won,
      unknown,
      exact: '1/5',
      wins: row.whole.wins,
      firstWin: true,
    };
    expect(compact([row])['wish-20']).toEqual([{ ...shown, interval: [expect.any(Number), expect.any(Number)] }]);
    expect(Object.keys(compact([]))).toEqual(offer.patiences.map(({ id }) => id));
    expect(compactBook([row], both).split('\n')).toHaveLength(offer.patiences.length + 5);
  });

  test('tells the usual options from others', () => {
    const changed = { ...row, study: { ...row.study, options: { 'row-choice': 'player' } } };
    expect(compact([row, changed])['wish-20']).toMatchObject([{ usual: true }, expect.not.objectContaining({ usual: true })]);
  });

  test('leaves out what no longer holds', () => {
    expect(compact([{ ...row, study: { ...row.study, rev: 7 } }, other])['wish-20']).toEqual([]);
  });
});

describe('a slice', () => {
  const game = gameOf('wish-20');
  /** A clock that goes on by what a deal costs whenever one has been played. */
  const clock = (cost: (id: number) => number): { now: () => number; kind: PlayerKind } => {
    let ms = 0;
    const kind: PlayerKind = {
      ...hesitant,
      open: (of, budget) => {
        const player = hesitant.open(of, budget);
        return {
          play: (deal) => {
            ms += cost(deal.id ?? 0);
            return player.play(deal);
          },
        };
      },
    };
    return { now: () => ms, kind };
  };

  test.each([
    ['twenty cheap deals', (): number => 1, [1, 20]],
    ['fewer dear ones', (): number => 16, [1, 3]],
    ['from the first cheap one', (id: number): number => (id < 4 ? 1000 : 22), [4, 5]],
    ['the cheapest one of the first few', (id: number): number => 1000 - id, [5, 5]],
  ])('takes %s', (_, cost, [from, to]) => {
    const { now, kind } = clock(cost);
    const whole = bench(game, hesitant, { from: 1, to: 60 }).play({ from: 1, to: 60 });
    const slice = playSlice(game, kind.open(game, 10), whole, now);
    expect([slice.from, slice.to]).toEqual([from, to]);
    expect(slice).toEqual(bench(game, hesitant, { from: 1, to: 60 }).play(slice));
  });

  test('begins with a decided deal, if there is any', () => {
    const { now, kind } = clock(() => 30);
    const from10 = bench(game, hesitant, { from: 10, to: 12 }).play({ from: 10, to: 12 });
    expect(playSlice(game, kind.open(game, 10), from10, now)).toMatchObject({ from: 11, to: 11 });
    const never = bench(game, hesitant, { from: 10, to: 10 }).play({ from: 10, to: 10 });
    expect(playSlice(game, kind.open(game, 10), never, now)).toMatchObject({ from: 10, to: 10, unknown: [10] });
  });
});
