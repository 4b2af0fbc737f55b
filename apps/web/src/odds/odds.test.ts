import { type Game, openGame, type Patience, patiences } from 'pasyans';
import type { CompactRow } from 'pasyans/odds';
import { describe, expect, it } from 'vitest';
import { barOf, changesOf, measured, measureOf, playersOf, rowOf } from './bars.ts';
import { exactShare, headlineOf } from './headline.ts';
import { lengthOf } from './length.ts';
import { between, often, oftenOf, percent } from './often.ts';
import { rowsOf } from './rows.ts';

const row = (more: Partial<CompactRow>): CompactRow => ({
  options: {},
  usual: true,
  player: 'sensible',
  deals: 300,
  won: 82,
  unknown: 0,
  interval: [0.22601, 0.32639],
  ...more,
});
const find = (id: string): Patience => patiences.find((one) => one.id === id) as Patience;
const gameOf = (id: string, options: Readonly<Record<string, string>> = {}): Game => {
  const game = openGame(find(id), options);
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
};
/** A plain blank for the one that keeps a number with what it counts. */
const blank = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('how often, in words', () => {
  it.each([
    [0.27, '27 раз из 100', '27 times in 100'],
    [0.22, '22 раза из 100', '22 times in 100'],
    [0.1, '10 раз из 100', '10 times in 100'],
    [0.0278, '1 раз из 36', 'once in 36'],
    [0.00025, '1 раз из 4 000', 'once in 4,000'],
    [0, 'ни разу', 'never'],
    [0.997, 'почти всегда', 'nearly always'],
  ])('says %d', (share, ru, en) => {
    expect([blank(often(share, 'ru')), often(share, 'en')]).toEqual([ru, en]);
  });

  it.each<[Partial<CompactRow>, string, string]>([
    [{}, 'примерно 27 раз из 100', 'about 27 times in 100'],
    [{ exact: '1/9' }, '1 раз из 9', 'once in 9'],
    [{ won: 1 }, 'примерно 1 раз из 300', 'about once in 300'],
    [{ exact: '2155711/2921688' }, 'примерно 74 раза из 100', 'about 74 times in 100'],
    [{ exact: '1' }, 'всегда', 'always'],
    [{ won: 0 }, 'ни разу за 300 раскладов', 'not once in 300 deals'],
    [{ won: 300 }, 'всегда: все 300 раскладов', 'always: all 300 deals'],
    [{ deals: 100, won: 48, unknown: 52 }, 'не реже чем 48 раз из 100', 'at least 48 times in 100'],
  ])('says of %o what it knows and no more', (more, ru, en) => {
    expect([oftenOf(row(more), 'ru'), oftenOf(row(more), 'en')]).toEqual([ru, en]);
  });

  it('does not say that no win is certain where some deals are undecided', () => {
    const none = row({ deals: 100, won: 0, unknown: 100, interval: [0, 1] });
    expect(oftenOf(none, 'ru')).toBe('неизвестно: ни один из 100 раскладов не решён');
    expect(oftenOf(row({ deals: 100, won: 0, unknown: 7 }), 'en')).toBe('not once yet; of 7 in 100 deals nobody knows');
  });

  it('writes shares and intervals as each language does', () => {
    expect([percent(0.273, 'ru'), percent(0.00368, 'ru'), percent(0.273, 'en')].map(blank)).toEqual(['27,3 %', '0,37 %', '27.3%']);
    expect([between([0.226, 0.3264], 'ru'), between([0.226, 0.3264], 'en')].map(blank)).toEqual(['22,6–32,6 %', '22.6–32.6%']);
  });
});

describe('the one figure of a patience', () => {
  const sensible = row({});
  const solver = row({ player: 'solver', won: 150, unknown: 150 });
  const careless = row({ player: 'careless', won: 3 });

  it('is the exact one, else what an attentive player reaches, else what is known', () => {
    const exact = row({ player: 'solver', exact: '1/9' });
    expect(headlineOf([careless, sensible, exact])).toEqual({ row: exact, basis: 'exact', share: 1 / 9 });
    expect(headlineOf([careless, solver, sensible])).toMatchObject({ row: sensible, basis: 'sensible' });
    expect(headlineOf([careless, solver])).toEqual({ row: solver, basis: 'solver', share: 0.5 });
    expect(headlineOf([careless])).toMatchObject({ basis: 'careless' });
  });

  it('is never that of other options, and none where nobody has counted', () => {
    const { usual: _, ...unusual } = sensible;
    expect([headlineOf([unusual]), headlineOf([])]).toEqual([undefined, undefined]);
  });

  it('is there for every patience, as is the length of a game', () => {
    expect(patiences.filter(({ id }) => headlineOf(rowsOf(id)) === undefined || lengthOf(id) === undefined)).toEqual([]);
    expect([rowsOf('toString'), lengthOf('toString')]).toEqual([[], undefined]);
  });
});

describe('bars', () => {
  it('draw what is undecided apart from wins and losses', () => {
    const bar = barOf('all', row({ deals: 100, won: 48, unknown: 52, interval: [0.38, 1] }), 'ru');
    expect(bar.counted).toEqual({ won: 0.48, unknown: 0.52, interval: [0.38, 1] });
    expect(barOf('none', undefined, 'ru')).toEqual({ label: 'none', words: 'ещё не считали' });
  });

  it('tell an exact value beside what was counted', () => {
    expect(barOf('x', row({ exact: '1/4' }), 'en').exact).toBe(0.25);
    expect(exactShare({ exact: '1' })).toBe(1);
  });

  it('are of one player where nothing is decided, of three elsewhere', () => {
    expect(playersOf(gameOf('wish'))).toEqual(['solver']);
    expect(playersOf(gameOf('potocki'))).toEqual(['careless', 'sensible', 'solver']);
  });

  it('show an option by the player who has played most of its values, and where an exact value holds by that', () => {
    const patience = find('wish-20');
    const changes = changesOf(patience, 'row-choice', (options) => gameOf('wish-20', options));
    const rows = rowsOf('wish-20');
    expect(changes.map(({ usual }) => usual)).toEqual([true, false]);
    const player = measureOf(rows, changes);
    expect(changes.map(({ game }) => measured(rows, game, player)?.exact)).toEqual(['1/5', '1/5']);
    expect(measureOf([row({ options: { 'row-choice': 'player' }, player: 'careless' })], changes)).toBe('careless');
  });

  it('find a row whatever the order of its options', () => {
    const game = gameOf('potocki');
    const reversed = Object.fromEntries(Object.entries(game.options).reverse());
    expect(rowOf([row({ options: reversed })], game, 'sensible')).toBeDefined();
    expect(rowOf([row({ options: { ...reversed, redeals: '0' } })], game, 'sensible')).toBeUndefined();
  });
});
