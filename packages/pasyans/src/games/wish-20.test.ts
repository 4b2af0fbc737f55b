import { describe, expect, it } from 'vitest';
import { type Deal, dealNumber, dealTable, NEXT_STEP, PACK_20, refusal, type Table } from '../engine/index.ts';
import { cards, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { closedPlaces, course, dealAt, dealtCodes } from './shared/wave.testkit.ts';
import { wish20 } from './wish-20.ts';

const game = open(wish20);
const byHand = open(wish20, { 'row-choice': 'player' });
const RANKS = ['A', 'K', 'Q', 'J', '10'];
const PLACES = [1, 2, 3, 4].flatMap((row) => RANKS.map((_, i) => `r${row}.${i + 1}`));
const at = (where: Record<string, string>): Deal => dealAt(PACK_20, PLACES, where);
const after = (deal: Deal, steps: number): Table => course(game, deal, steps).table;
const show = (table: Table, ...names: string[]): string[] => names.map((name) => cards(game, table, name));
const facts = (table: Table) => game.rules.facts?.(table);

/** A deal that opens its cards in this order, rows from the top: found by following the rules on plain arrays. */
function opening(order: readonly string[]): Deal {
  const laid = RANKS.map((rank): number => (rank === 'A' ? 1 : 0));
  const where: Record<string, string> = { 'r1.1': order[0] as string };
  for (const [i, code] of order.slice(1).entries()) {
    const column = RANKS.indexOf((order[i] as string).slice(0, -1));
    laid[column] = (laid[column] as number) + 1;
    where[`r${laid[column]}.${column + 1}`] = code;
  }
  return at(where);
}

const ALL = ['H', 'D', 'C', 'S'].flatMap((suit) => ['K', 'Q', 'J', '10', 'A'].map((rank) => rank + suit));

describe('Wish with 20 Cards', () => {
  it('R1: aces to tens lie face down, p1 to p5 in row 1 from the left, then rows 2, 3, 4', () => {
    const table = dealTable(game, dealNumber(PACK_20, 1));
    expect(show(table, ...PLACES)).toEqual(dealtCodes(PACK_20, 1).map((code) => `[${code}]`));
    expect([...dealtCodes(PACK_20, 1)].sort()).toEqual([...ALL].sort());
    expect([show(table, 'hand', 'lifted'), legal(game, table), result(game, table)]).toEqual([['', ''], ['next'], 'going on']);
  });

  it('R2: an empty place shows the rank of its column and no suit', () => {
    const ghosts = ['hand', ...PLACES.slice(0, 6), 'lifted'].map((name) =>
      game.rules.ghost?.(lay(game, ''), game.pileNumbers.get(name) as number),
    );
    expect(ghosts).toEqual([undefined, { rank: 1 }, { rank: 13 }, { rank: 12 }, { rank: 11 }, { rank: 10 }, { rank: 1 }, undefined]);
  });

  it('R3: the first card opened lies at the ace place of row 1', () => {
    expect(show(after(at({ 'r1.1': 'QC' }), 1), 'hand', 'r1.1')).toEqual(['QC', '']);
  });

  it('R4: a card goes to the topmost closed place of its column, and the card from there is opened', () => {
    const table = lay(game, 'hand: QD\nr1.3: QC\nr2.3: [10S]\nr3.3: [KH]');
    play(game, table, 'next');
    expect(show(table, 'r2.3', 'r3.3', 'hand', 'lifted')).toEqual(['QD', '[KH]', '10S', '']);
  });

  it('R5: an ace goes to the empty start place only when no ace place is closed', () => {
    const early = lay(game, 'hand: AD\nr2.1: AC\nr3.1: AS\nr4.1: [KS]');
    play(game, early, 'next');
    expect(show(early, 'r1.1', 'r4.1', 'hand')).toEqual(['', 'AD', 'KS']);
    const last = lay(game, 'hand: AH\nr2.1: AC\nr3.1: AS\nr4.1: AD\nr4.5: [KS]');
    play(game, last, 'next');
    expect(show(last, 'r1.1', 'hand')).toEqual(['AH', '']);
  });

  it('R6: over when four aces lie on the ace places; won if no card is closed', () => {
    const aces = 'r1.1: AH\nr2.1: AC\nr3.1: AS\nr4.1: AD';
    for (const one of [game, byHand]) {
      expect([legal(one, lay(one, aces)), result(one, lay(one, aces))]).toEqual([[], 'won']);
      const lost = lay(one, `${aces}\nr4.5: [KS]`);
      expect([legal(one, lost), result(one, lost)]).toEqual([[], 'lost']);
    }
  });

  it('R7: the closed cards of the rows are years, months, weeks, days', () => {
    const table = lay(game, 'r1.1: AH\nr2.1: AC\nr3.1: AS\nr4.1: AD\nr2.5: [KS]\nr3.4: [QS]\nr3.5: [JS]\nr4.5: [10S]');
    expect(facts(table)).toEqual({ term: { years: 0, months: 1, weeks: 2, days: 1 }, closedCount: 4 });
  });
});

describe('Wish with 20 Cards, row-choice = player', () => {
  const start = (where: Record<string, string>): Table => dealTable(byHand, at(where));

  it('is a game with choice; by default it plays itself', () => {
    expect([wish20.choice, game.choice, byHand.choice]).toEqual(['zero', 'zero', 'hidden']);
    expect(refusal(game, lay(game, 'hand: KD\nr1.2: [AS]\nr2.2: [QS]'), NEXT_STEP)).toBeUndefined();
    expect(refused(game, lay(game, 'hand: KD\nr1.2: [AS]\nr2.2: [QS]'), 'hand-r2.2')?.[0]).toBe('C3');
  });

  it('R3, C4: the first card is opened with the deal', () => {
    const table = start({ 'r1.1': 'QC' });
    expect(show(table, 'hand', 'r1.1')).toEqual(['QC', '']);
  });

  it('R4: every closed place of the column may be chosen, and the card from there is opened', () => {
    const table = start({ 'r1.1': 'QC', 'r3.3': '10S' });
    expect(legal(byHand, table)).toEqual(['hand-r1.3', 'hand-r2.3', 'hand-r3.3', 'hand-r4.3']);
    play(byHand, table, 'hand-r3.3');
    expect(show(table, 'r3.3', 'hand', 'lifted')).toEqual(['QC', '10S', '']);
    expect(legal(byHand, table)).toEqual(['hand-r1.5', 'hand-r2.5', 'hand-r3.5', 'hand-r4.5']);
  });

  it('R4: an open card stays where it is', () => {
    const table = lay(byHand, 'hand: QD\nr1.3: QC\nr2.3: [10S]');
    expect(refused(byHand, table, 'r1.3-r2.3')).toEqual([
      'R4',
      'Карта, положенная на место, там и остаётся: кладут только ту, что в руке.',
    ]);
    expect(refused(byHand, table, 'r2.3-r1.3')?.[0]).toBe('C5');
  });

  it('T7: closed places of other columns and open places are refused; so is the start place while an ace place is closed', () => {
    const table = lay(byHand, 'hand: QD\nr1.3: QC\nr2.3: [10S]\nr1.2: [KS]');
    expect(refused(byHand, table, 'hand-r1.2')).toEqual(['R2', 'Д♦ кладут только в столбец своего достоинства.']);
    expect(refused(byHand, table, 'hand-lifted')?.[0]).toBe('R2');
    expect(refused(byHand, table, 'hand-r1.3')).toEqual(['R4', 'Здесь карта уже открыта: кладут туда, где она ещё закрыта.']);
    expect(legal(byHand, table)).toEqual(['hand-r2.3']);
    const ace = lay(byHand, 'hand: AD\nr2.1: AC\nr3.1: [QS]\nr4.1: [KS]');
    expect(refused(byHand, ace, 'hand-r1.1')?.[0]).toBe('R5');
    expect(legal(byHand, ace)).toEqual(['hand-r3.1', 'hand-r4.1']);
    const last = lay(byHand, 'hand: AD\nr2.1: AC\nr3.1: AS\nr4.1: AH\nr4.5: [KS]');
    expect(legal(byHand, last)).toEqual(['hand-r1.1']);
  });
});

describe('Wish with 20 Cards: the list of tests', () => {
  it('T1: the first card opened is a king: it goes to the king place of row 1', () => {
    expect(show(after(at({ 'r1.1': 'KC', 'r1.2': '10D' }), 2), 'r1.2', 'hand')).toEqual(['KC', '10D']);
  });

  it('T2: the first card opened is an ace: it goes to the ace place of row 2, not back to the start', () => {
    expect(show(after(at({ 'r1.1': 'AC', 'r2.1': '10D' }), 2), 'r1.1', 'r2.1', 'hand')).toEqual(['', 'AC', '10D']);
  });

  it('T3: the first four cards are aces: over at once, four closed in every row', () => {
    const { table, opened } = course(game, at({ 'r1.1': 'AD', 'r2.1': 'AS', 'r3.1': 'AH', 'r4.1': 'AC' }));
    expect(opened).toEqual(['AD', 'AS', 'AH', 'AC']);
    expect(facts(table)).toEqual({ term: { years: 4, months: 4, weeks: 4, days: 4 }, closedCount: 16 });
  });

  it('T4: the fourth king takes the king place of row 4', () => {
    const { table } = course(game, opening(['KH', 'KD', 'KC', 'KS', '10S']), 5);
    expect(show(table, 'r1.2', 'r2.2', 'r3.2', 'r4.2', 'hand')).toEqual(['KH', 'KD', 'KC', 'KS', '10S']);
  });

  it('T5: the fourth ace takes the start place; the chain ends', () => {
    const { table } = course(game, opening(['AH', 'KD', 'AD', 'AC', '10S', 'AS']));
    expect(show(table, 'r2.1', 'r3.1', 'r4.1', 'r1.1', 'hand')).toEqual(['AH', 'AD', 'AC', 'AS', '']);
    expect(closedPlaces(game, table)).toHaveLength(14);
  });

  it('T6: won when the 20th card is an ace', () => {
    const { table, opened, steps } = course(game, opening(ALL));
    expect([opened, steps, result(game, table)]).toEqual([ALL, 21, 'won']);
    expect(facts(table)).toEqual({ term: { years: 0, months: 0, weeks: 0, days: 0 }, closedCount: 0 });
  });
});

/** The rules alone on plain arrays: the cards in order of opening, and the closed ones of each row. */
function reference(dealt: readonly string[]): { opened: string[]; closed: number[] } {
  const rows = [0, 5, 10, 15].map((i) => dealt.slice(i, i + 5));
  const open = rows.map(() => Array<boolean>(5).fill(false));
  const opened = [rows[0]?.[0] as string];
  for (;;) {
    const column = RANKS.indexOf((opened.at(-1) as string).slice(0, -1));
    const row = open.findIndex((up, i) => !up[column] && !(i === 0 && column === 0));
    if (row < 0) break;
    (open[row] as boolean[])[column] = true;
    opened.push(rows[row]?.[column] as string);
  }
  (open[0] as boolean[])[0] = true;
  return { opened, closed: open.map((row) => row.filter((up) => !up).length) };
}

it('opens the same cards as the reference in deals 1 to 400', () => {
  for (let id = 1; id <= 400; id++) {
    const { table, opened } = course(game, dealNumber(PACK_20, id));
    const expected = reference(dealtCodes(PACK_20, id));
    expect(opened, `deal ${id}`).toEqual(expected.opened);
    const [years, months, weeks, days] = expected.closed;
    expect(facts(table)).toEqual({ term: { years, months, weeks, days }, closedCount: 20 - opened.length });
    expect(result(game, table)).toBe(opened.length === 20 ? 'won' : 'lost');
  }
});
