import { describe, expect, it } from 'vitest';
import { type Deal, dealNumber, dealTable, PACK_36, type Table } from '../engine/index.ts';
import { runningWave } from './running-wave.ts';
import { cards, lay, legal, open, play, result } from './shared/hand-layout.testkit.ts';
import { chain, closedPlaces, codes, course, dealAt, dealtCodes, placeBy } from './shared/wave.testkit.ts';

const game = open(runningWave);
const winOnly = open(runningWave, { term: 'win-only' });
const RANKS = '6 7 8 9 10 J Q K A';
const PLACES = [1, 2, 3, 4].flatMap((row) => RANKS.split(' ').map((_, i) => `r${row}.${i + 1}`));
const placeOf = placeBy('HDCS', RANKS);
const ALL = [...'HDCS'].flatMap((suit) => codes(suit, RANKS));
const pile = (name: string): number => game.pileNumbers.get(name) as number;
const facts = (table: Table) => game.rules.facts?.(table);

/** One wave through all cards but `left`, which lie on their own places; the six of hearts comes last. */
function sweep(left: readonly string[] = []): Deal {
  const order = ALL.filter((code) => code !== '6H' && !left.includes(code));
  const own = Object.fromEntries(left.map((code) => [placeOf(code), code]));
  return dealAt(PACK_36, PLACES, { ...chain('r1.1', [...order, '6H'], placeOf), ...own });
}

describe('Running Wave', () => {
  it('R1: 36 cards lie face down, p1 to p9 in row 1 from the left, then rows 2, 3, 4', () => {
    const table = dealTable(game, dealNumber(PACK_36, 2));
    expect(PLACES.map((name) => cards(game, table, name))).toEqual(dealtCodes(PACK_36, 2).map((code) => `[${code}]`));
    expect(legal(game, table)).toEqual(['next']);
  });

  it('R2: the rows are hearts, diamonds, clubs, spades; an empty place shows its card', () => {
    const ghosts = PLACES.map((name) => game.rules.ghost?.(lay(game, ''), pile(name)));
    expect(ghosts.slice(0, 2)).toEqual([
      { rank: 6, suit: 0 },
      { rank: 7, suit: 0 },
    ]);
    expect(['r2.9', 'r3.5', 'r4.8'].map((name) => ghosts[PLACES.indexOf(name)])).toEqual([
      { rank: 1, suit: 1 },
      { rank: 10, suit: 2 },
      { rank: 13, suit: 3 },
    ]);
    expect(game.rules.ghost?.(lay(game, ''), pile('hand'))).toBeUndefined();
  });

  it('R3: the wave starts at the place of the six of hearts; each card laid opens the one that lay there', () => {
    const { table, opened } = course(game, dealAt(PACK_36, PLACES, { 'r1.1': 'QC', 'r3.7': '8S', 'r4.3': '9D' }), 3);
    expect(opened).toEqual(['QC', '8S', '9D']);
    expect(['r1.1', 'r3.7', 'r4.3', 'hand'].map((name) => cards(game, table, name))).toEqual(['', 'QC', '8S', '9D']);
  });

  it('R4: the six of hearts is laid on the empty start place and ends the wave', () => {
    const table = lay(game, 'hand: 6H\nr3.1: [AC]');
    play(game, table, 'next');
    expect([cards(game, table, 'r1.1'), cards(game, table, 'hand')]).toEqual(['6H', '']);
    expect([legal(game, table), result(game, table)]).toEqual([[], 'lost']);
  });

  it('R5: won when no card is closed', () => {
    expect(result(game, lay(game, 'r1.1: 6H\nr3.1: 6C'))).toBe('won');
    expect(result(game, lay(game, 'r1.1: 6H\nr3.1: [6C]'))).toBe('lost');
  });

  it('R6: the closed cards of the rows are years, months, weeks, days', () => {
    const { table } = course(game, sweep(['7H', '8H', 'AD', '6C', '9C', 'JC', '7S', '9S', '10S', 'AS']));
    expect(facts(table)).toEqual({ term: { years: 2, months: 1, weeks: 3, days: 4 }, closedCount: 10 });
  });

  it('R6, term = win-only: only yes or no, and no words of time beside the rows', () => {
    expect(winOnly.rules.facts?.(course(winOnly, sweep()).table)).toEqual({ wish: 'yes', closedCount: 0 });
    expect(winOnly.rules.facts?.(course(winOnly, sweep(['7D'])).table)).toEqual({ wish: 'no', closedCount: 1 });
    const words = (one: typeof game): boolean => one.rules.signs?.some(({ text }) => text.en === 'years') ?? false;
    expect([words(game), words(winOnly)]).toEqual([true, false]);
  });
});

describe('Running Wave: the list of tests', () => {
  it('T1: the very first card is the six of hearts: over at once', () => {
    const { table, opened } = course(game, dealAt(PACK_36, PLACES, { 'r1.1': '6H' }));
    expect(opened).toEqual(['6H']);
    expect(facts(table)).toEqual({ term: { years: 8, months: 9, weeks: 9, days: 9 }, closedCount: 35 });
  });

  it('T2: a card on its own place is never reached and the game cannot be won', () => {
    const { table, opened } = course(game, sweep(['KS']));
    expect([opened.length, closedPlaces(game, table), result(game, table)]).toEqual([35, ['r4.8'], 'lost']);
  });

  it('T3: an ace does not end the wave', () => {
    const { opened } = course(game, dealAt(PACK_36, PLACES, { 'r1.1': 'AH', 'r1.9': 'AC', 'r3.9': '6H' }));
    expect(opened).toEqual(['AH', 'AC', '6H']);
  });

  it('T4: of two cycles, the one without the start place stays closed entirely', () => {
    const low = ALL.filter((code) => !/^[QKA]/.test(code) && code !== '6H');
    const high = ALL.filter((code) => /^[QKA]/.test(code));
    const where = { ...chain('r1.1', [...low, '6H'], placeOf), ...chain(placeOf('AS'), high, placeOf) };
    const { table, opened } = course(game, dealAt(PACK_36, PLACES, where));
    expect(opened).toEqual([...low, '6H']);
    expect(closedPlaces(game, table)).toEqual(high.map(placeOf));
  });

  it('T5: won when the six of hearts is the 36th card', () => {
    const { table, opened, steps } = course(game, sweep());
    expect([opened.length, opened.at(-1), steps, result(game, table)]).toEqual([36, '6H', 37, 'won']);
    expect(facts(table)).toEqual({ term: { years: 0, months: 0, weeks: 0, days: 0 }, closedCount: 0 });
  });

  it('T6: the hearts row never shows more than 8 closed cards', () => {
    for (let id = 1; id <= 300; id++) expect(facts(course(game, dealNumber(PACK_36, id)).table)?.term?.years).toBeLessThanOrEqual(8);
  });
});

it('opens the cycle of the start place, as the reference does, in deals 1 to 400', () => {
  for (let id = 1; id <= 400; id++) {
    const dealt = dealtCodes(PACK_36, id);
    const expected = [dealt[0] as string];
    while (expected.at(-1) !== '6H') expected.push(dealt[ALL.indexOf(expected.at(-1) as string)] as string);
    const { table, opened } = course(game, dealNumber(PACK_36, id));
    expect(opened, `deal ${id}`).toEqual(expected);
    expect(closedPlaces(game, table)).toEqual(ALL.filter((code) => !expected.includes(code)).map(placeOf));
    expect(result(game, table)).toBe(opened.length === 36 ? 'won' : 'lost');
  }
});
