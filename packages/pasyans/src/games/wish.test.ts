import { describe, expect, it } from 'vitest';
import { type Deal, dealNumber, dealTable, PACK_36, type Table } from '../engine/index.ts';
import { cards, lay, legal, open, play, result } from './shared/hand-layout.testkit.ts';
import { chain, closedPlaces, codes, course, dealAt, dealtCodes, placeBy } from './shared/wave.testkit.ts';
import { wish } from './wish.ts';

const game = open(wish);
const RANKS = '6 7 8 9 10 J Q K A';
const PLACES = [1, 2, 3, 4].flatMap((row) => RANKS.split(' ').map((_, i) => `r${row}.${i + 1}`));
const at = (where: Record<string, string>): Deal => dealAt(PACK_36, PLACES, where);
const after = (deal: Deal, steps: number): Table => course(game, deal, steps).table;
const pile = (name: string): number => game.pileNumbers.get(name) as number;
const facts = (table: Table) => game.rules.facts?.(table);

/** One chain through all cards but `left`, which lie on their own places: suits first appear as hearts, diamonds, clubs, spades. */
function sweep(left: readonly string[] = []): Deal {
  const placeOf = placeBy('HDCS', RANKS);
  const order = [...'HDCS'].flatMap((suit) => codes(suit, RANKS)).filter((code) => code !== 'AH' && !left.includes(code));
  return at({ ...chain('r1.9', [...order, 'AH'], placeOf), ...Object.fromEntries(left.map((code) => [placeOf(code), code])) });
}

describe('Wish: the deal', () => {
  it('R1: 36 cards lie face down, p1 to p9 in row 1 from the left, then rows 2, 3, 4', () => {
    const table = dealTable(game, dealNumber(PACK_36, 1));
    const dealt = dealtCodes(PACK_36, 1);
    expect(PLACES.map((name) => cards(game, table, name))).toEqual(dealt.map((code) => `[${code}]`));
    expect([cards(game, table, 'hand'), cards(game, table, 'lifted')]).toEqual(['', '']);
  });

  it('R2: an empty place shows its rank, six on the left to ace on the right', () => {
    const ranks = PLACES.map((name) => game.rules.ghost?.(lay(game, ''), pile(name))?.rank);
    expect(ranks).toEqual(Array.from({ length: 4 }, () => [6, 7, 8, 9, 10, 11, 12, 13, 1]).flat());
  });

  it('offers no other move than the next step', () => {
    const table = dealTable(game, dealNumber(PACK_36, 1));
    expect(legal(game, table)).toEqual(['next']);
    expect(result(game, table)).toBe('going on');
  });
});

describe('Wish: steps', () => {
  it('R3: the first step opens the card at the ace place of row 1', () => {
    const table = after(at({ 'r1.9': 'QC' }), 1);
    expect([cards(game, table, 'hand'), cards(game, table, 'r1.9')]).toEqual(['QC', '']);
  });

  it('R4: the suit opened first has row 1, the next new one row 2, and keeps it', () => {
    const deal = at({ 'r1.9': 'QC', 'r1.7': '8S', 'r2.3': '9C', 'r1.4': '7S' });
    const table = after(deal, 4);
    expect(['hearts', 'diamonds', 'clubs', 'spades'].map((_, suit) => table.counter(suit))).toEqual([0, 0, 1, 2]);
    expect(['r1.7', 'r2.3', 'r1.4', 'hand'].map((name) => cards(game, table, name))).toEqual(['QC', '8S', '9C', '7S']);
  });

  it('R4: an empty place shows the suit of its row as soon as the suit has the row', () => {
    const deal = at({ 'r1.9': 'QC' });
    expect(game.rules.ghost?.(after(deal, 0), pile('r1.9'))).toEqual({ rank: 1 });
    expect(game.rules.ghost?.(after(deal, 1), pile('r1.9'))).toEqual({ rank: 1, suit: 2 });
    expect(game.rules.ghost?.(after(deal, 1), pile('r2.9'))).toEqual({ rank: 1 });
    expect(game.rules.ghost?.(after(deal, 1), pile('hand'))).toBeUndefined();
  });

  it('R5: one step lays the card in hand on its place and opens the card that lay there', () => {
    const table = lay(game, 'hand: 8D\nr1.3: [KS]\nr1.9: [AC]\ndiamonds = 1');
    play(game, table, 'next');
    expect(['r1.3', 'hand', 'lifted'].map((name) => cards(game, table, name))).toEqual(['8D', 'KS', '']);
  });

  it('R6: the chain ends when the ace of the row it began in appears: its place is empty', () => {
    const deal = at({ 'r1.9': 'QC', 'r1.7': 'AC' });
    expect(cards(game, after(deal, 2), 'hand')).toBe('AC');
    expect([cards(game, after(deal, 3), 'r1.9'), cards(game, after(deal, 3), 'hand')]).toEqual(['AC', '']);
  });

  it('R6: the ace of another row does not end it: the card on its place is opened', () => {
    const table = lay(game, 'hand: AD\nr2.9: [6H]\nhearts = 1\ndiamonds = 2');
    play(game, table, 'next');
    expect([cards(game, table, 'r2.9'), cards(game, table, 'hand')]).toEqual(['AD', '6H']);
  });

  it('R7: a new chain starts at the ace place of the next row below whose ace is not in place', () => {
    const table = lay(game, 'r1.9: AD\nr2.9: AC\nr3.9: [7S]\nr4.9: [8S]\ndiamonds = 1\nclubs = 2');
    play(game, table, 'next');
    expect([cards(game, table, 'hand'), cards(game, table, 'r3.9'), table.counter(3)]).toEqual(['7S', '', 3]);
  });
});

describe('Wish: the end', () => {
  it('R8: over when the four aces are in place, lost while a card is closed', () => {
    const aces = 'r1.9: AS\nr2.9: AD\nr3.9: AC\nr4.9: AH\nspades = 1\ndiamonds = 2\nclubs = 3\nhearts = 4';
    expect(result(game, lay(game, aces))).toBe('won');
    expect(legal(game, lay(game, `${aces}\nr4.1: [9D]`))).toEqual([]);
    expect(result(game, lay(game, `${aces}\nr4.1: [9D]`))).toBe('lost');
  });

  it('R9: closed cards count by rows, a card closed on its own place too', () => {
    const { table } = course(game, sweep(['6H']));
    expect(facts(table)).toEqual({ term: { years: 1, months: 0, weeks: 0, days: 0 }, closedCount: 1 });
  });
});

describe('Wish: the list of tests', () => {
  it('T1: the first card opened is an ace: a chain of one card, row 1 has its suit, the ace place of row 2 is next', () => {
    const deal = at({ 'r1.9': 'AS', 'r2.9': '6D' });
    const table = after(deal, 2);
    expect([cards(game, table, 'r1.9'), cards(game, table, 'hand'), table.counter(3)]).toEqual(['AS', '', 1]);
    expect(cards(game, after(deal, 3), 'hand')).toBe('6D');
  });

  it('T2: the ace place of row 2 is opened while only row 1 has a suit: the new suit takes row 2', () => {
    const table = after(at({ 'r1.9': 'AS', 'r2.9': '6D' }), 4);
    expect([cards(game, table, 'r2.1'), table.counter(1)]).toEqual(['6D', 2]);
  });

  it('T3: the ace of row 3 came up earlier: row 3 is skipped', () => {
    const deal = at({ 'r1.9': 'AH', 'r2.9': '6D', 'r2.1': '6C', 'r3.1': 'AC', 'r3.9': 'AD', 'r4.9': '9S' });
    const { opened } = course(game, deal, 8);
    expect(opened).toEqual(['AH', '6D', '6C', 'AC', 'AD', '9S']);
  });

  it('T4: a card on its own place is never reached', () => {
    const { table, opened } = course(game, sweep(['9C']));
    expect(opened).toHaveLength(35);
    expect(closedPlaces(game, table)).toEqual(['r3.4']);
    expect(result(game, table)).toBe('lost');
  });

  it('T5: four aces on the ace places: four cards opened, 32 closed', () => {
    const { table, opened } = course(game, at({ 'r1.9': 'AD', 'r2.9': 'AS', 'r3.9': 'AH', 'r4.9': 'AC' }));
    expect(opened).toEqual(['AD', 'AS', 'AH', 'AC']);
    expect(facts(table)).toEqual({ term: { years: 8, months: 8, weeks: 8, days: 8 }, closedCount: 32 });
  });

  it('T6: closed 2, 1, 3, 4: two years, one month, three weeks, four days', () => {
    const left = [...codes('H', '7 K'), '10D', ...codes('C', '8 J Q'), ...codes('S', '6 7 9 K')];
    const { table } = course(game, sweep(left));
    expect(facts(table)).toEqual({ term: { years: 2, months: 1, weeks: 3, days: 4 }, closedCount: 10 });
  });

  it('T7: the last suit takes the last free row when its first card appears', () => {
    const table = lay(game, 'r4.9: [KH]\nr1.9: AD\nr2.9: AC\nr3.9: AS\ndiamonds = 1\nclubs = 2\nspades = 3');
    play(game, table, 'next', 'next');
    expect([cards(game, table, 'r4.8'), table.counter(0)]).toEqual(['KH', 4]);
  });

  it('T8: won when the 36th card opened is an ace', () => {
    const { table, opened, steps } = course(game, sweep());
    expect([opened.length, opened.at(-1), steps, result(game, table)]).toEqual([36, 'AH', 37, 'won']);
    expect(facts(table)).toEqual({ term: { years: 0, months: 0, weeks: 0, days: 0 }, closedCount: 0 });
  });
});

/** Wish on plain arrays, written from the rules alone: the cards in order of opening, and the closed ones of each row. */
function reference(dealt: readonly string[]): { opened: string[]; closed: number[] } {
  const ranks = RANKS.split(' ');
  const rows = [0, 9, 18, 27].map((i): (string | undefined)[] => dealt.slice(i, i + 9));
  const open = rows.map(() => Array<boolean>(9).fill(false));
  const owners: string[] = [];
  const opened: string[] = [];
  for (let start = 0; start < 4; start++) {
    if (open[start]?.[8]) continue;
    let card = rows[start]?.[8];
    (rows[start] as (string | undefined)[])[8] = undefined;
    while (card !== undefined) {
      opened.push(card);
      if (!owners.includes(card.slice(-1))) owners.push(card.slice(-1));
      const row = owners.indexOf(card.slice(-1));
      const column = ranks.indexOf(card.slice(0, -1));
      const next: string | undefined = rows[row]?.[column];
      (rows[row] as (string | undefined)[])[column] = card;
      (open[row] as boolean[])[column] = true;
      card = next;
    }
  }
  return { opened, closed: open.map((row) => row.filter((up) => !up).length) };
}

it('opens the same cards as the reference in deals 1 to 400', () => {
  for (let id = 1; id <= 400; id++) {
    const { table, opened } = course(game, dealNumber(PACK_36, id));
    const expected = reference(dealtCodes(PACK_36, id));
    expect(opened, `deal ${id}`).toEqual(expected.opened);
    const [years, months, weeks, days] = expected.closed;
    expect(facts(table)).toEqual({ term: { years, months, weeks, days }, closedCount: 36 - opened.length });
    expect(result(game, table)).toBe(opened.length === 36 ? 'won' : 'lost');
    expect(opened.at(-1)).toMatch(/^A/);
  }
});
