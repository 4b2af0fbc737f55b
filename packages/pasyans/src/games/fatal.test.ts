import { describe, expect, it } from 'vitest';
import { type Deal, dealNumber, dealTable, type Game, PACK_32, type Table } from '../engine/index.ts';
import { fatal } from './fatal.ts';
import { cards, lay, legal, open, play, result } from './shared/hand-layout.testkit.ts';
import { chain, closedPlaces, codes, course, dealAt, dealtCodes, placeBy } from './shared/wave.testkit.ts';

const game = open(fatal);
const firstCard = open(fatal, { 'row-suits': 'first-card' });
const RANKS = '7 8 9 10 J Q K';
const ROWS = [1, 2, 3, 4].flatMap((row) => RANKS.split(' ').map((_, i) => `r${row}.${i + 1}`));
/** In dealing order: the rows, then the helpers, the first one first. */
const PLACES = [...ROWS, 'h1', 'h2', 'h3', 'h4'];
const placeOf = placeBy('HDCS', RANKS);
const ALL = [...'HDCS'].flatMap((suit) => codes(suit, RANKS));
const pile = (name: string): number => game.pileNumbers.get(name) as number;
const at = (where: Record<string, string>): Deal => dealAt(PACK_32, PLACES, where);
const facts = (table: Table) => game.rules.facts?.(table);

/** Three helpers are aces; the fourth begins a chain through all cards but `left`, which lie on their own places. */
function sweep(left: readonly string[] = []): Deal {
  const order = ALL.filter((code) => !left.includes(code));
  const own = Object.fromEntries(left.map((code) => [placeOf(code), code]));
  return at({ h1: 'AD', h2: 'AC', h3: 'AS', ...chain('h4', [...order, 'AH'], placeOf), ...own });
}

describe('The Fatal One', () => {
  it('R1: p1 to p28 lie face down in four rows of seven, p29 to p32 are the helpers, p29 first', () => {
    const dealt = dealtCodes(PACK_32, 1).map((code) => `[${code}]`);
    const table = dealTable(game, dealNumber(PACK_32, 1));
    expect(ROWS.map((name) => cards(game, table, name))).toEqual(dealt.slice(0, 28));
    expect(cards(game, table, 'helpers')).toBe(dealt.slice(28).reverse().join(' '));
    expect(legal(game, table)).toEqual(['next']);
  });

  it('R2: rows hearts, diamonds, clubs, spades, seven to king from the left, free places for the aces in front', () => {
    const ghost = (name: string) => game.rules.ghost?.(lay(game, ''), pile(name));
    expect(['r1.1', 'r2.4', 'r4.7', 'a1', 'a4'].map(ghost)).toEqual([
      { rank: 7, suit: 0 },
      { rank: 10, suit: 1 },
      { rank: 13, suit: 3 },
      { rank: 1, suit: 0 },
      { rank: 1, suit: 3 },
    ]);
    expect([ghost('helpers'), ghost('hand')]).toEqual([undefined, undefined]);
  });

  it('R2, row-suits = first-card: each new suit takes the topmost free row', () => {
    const { table, opened } = course(firstCard, at({ h1: 'JC', 'r1.5': '9S', 'r2.3': 'KC' }), 3);
    expect(opened).toEqual(['JC', '9S', 'KC']);
    expect(['r1.5', 'r2.3', 'hand'].map((name) => cards(firstCard, table, name))).toEqual(['JC', '9S', 'KC']);
    expect([table.counter(2), table.counter(3)]).toEqual([1, 2]);
    expect(firstCard.rules.ghost?.(table, pile('a1'))).toEqual({ rank: 1, suit: 2 });
    expect(firstCard.rules.ghost?.(table, pile('a3'))).toEqual({ rank: 1 });
  });

  it('R3: the first helper is opened and laid on its place, and the card there is opened', () => {
    const { table, opened } = course(game, at({ h1: '8S', 'r4.2': 'QD' }), 2);
    expect(opened).toEqual(['8S', 'QD']);
    expect(cards(game, table, 'r4.2')).toBe('8S');
  });

  it('R4: an ace goes to the free place of its row, then the next helper is opened', () => {
    const table = lay(game, 'hand: AC\nhelpers: [7H] [KD]\nr1.1: [9C]');
    play(game, table, 'next');
    expect([cards(game, table, 'a3'), cards(game, table, 'hand')]).toEqual(['AC', '']);
    play(game, table, 'next');
    expect([cards(game, table, 'helpers'), cards(game, table, 'hand')]).toEqual(['[7H]', 'KD']);
  });

  it('R5: a helper that is an ace is a chain of one card', () => {
    expect(course(game, at({ h1: 'AS', h2: '7D' }), 3).opened).toEqual(['AS', '7D']);
  });

  it('R6: over when the chain of the fourth helper has ended; all four aces lie', () => {
    for (let id = 1; id <= 100; id++) {
      const { table } = course(game, dealNumber(PACK_32, id));
      expect(['a1', 'a2', 'a3', 'a4', 'helpers', 'hand'].map((name) => cards(game, table, name))).toEqual(['AH', 'AD', 'AC', 'AS', '', '']);
    }
  });

  it('R7: won when no card is closed', () => {
    expect(result(game, lay(game, 'a1: AH\na2: AD\na3: AC\na4: AS'))).toBe('won');
    expect(result(game, lay(game, 'a1: AH\na2: AD\na3: AC\na4: AS\nr2.2: [8D]'))).toBe('lost');
  });
});

describe('The Fatal One: the list of tests', () => {
  it('T1: the first helper is an ace: laid in front, second helper next', () => {
    const { table, opened } = course(game, at({ h1: 'AD', h2: '10S' }), 3);
    expect([cards(game, table, 'a2'), opened]).toEqual(['AD', ['AD', '10S']]);
  });

  it('T2: all four helpers are aces: over after four cards, 28 closed', () => {
    const { table, opened } = course(game, at({ h1: 'AD', h2: 'AS', h3: 'AH', h4: 'AC' }));
    expect(opened).toEqual(['AD', 'AS', 'AH', 'AC']);
    expect(facts(table)).toEqual({ closedCount: 28 });
    expect(result(game, table)).toBe('lost');
  });

  it('T3: a card on its own place is never opened and the game cannot be won', () => {
    const { table } = course(game, sweep(['9C']));
    expect([closedPlaces(game, table), result(game, table)]).toEqual([['r3.3'], 'lost']);
  });

  it('T4: one chain through all 28 places after three helpers that are aces: won', () => {
    const { table, opened } = course(game, sweep());
    expect([opened.length, opened.at(-1), result(game, table)]).toEqual([32, 'AH', 'won']);
    expect(facts(table)).toEqual({ closedCount: 0 });
  });

  it('T5: first-card: an ace that appears first gets row 1 for its suit', () => {
    const { table } = course(firstCard, at({ h1: 'AS' }), 2);
    expect([cards(firstCard, table, 'a1'), table.counter(3)]).toEqual(['AS', 1]);
  });

  it('T6: the last card opened is an ace but two cards are closed: lost', () => {
    const { table, opened } = course(game, sweep(['7H', '8H']));
    expect([opened.at(-1), facts(table), result(game, table)]).toEqual(['AH', { closedCount: 2 }, 'lost']);
  });

  it('T7: the places of the aces never hold a closed card', () => {
    for (let id = 1; id <= 10; id++) {
      for (let steps = 0; steps < 40; steps++) {
        const { table } = course(game, dealNumber(PACK_32, id), steps);
        for (const name of ['a1', 'a2', 'a3', 'a4']) expect(cards(game, table, name)).not.toContain('[');
      }
    }
  });
});

/** The Fatal One on plain arrays, written from the rules alone: the cards in the order of opening. */
function reference(dealt: readonly string[], fixed: boolean): string[] {
  const place = new Map<string, string>();
  dealt.slice(0, 28).forEach((code, i) => {
    place.set(`${Math.floor(i / 7)}/${i % 7}`, code);
  });
  const rows = fixed ? [...'HDCS'] : [];
  const opened: string[] = [];
  for (const helper of dealt.slice(28)) {
    let card: string | undefined = helper;
    while (card) {
      opened.push(card);
      const suit = card.slice(-1);
      if (!rows.includes(suit)) rows.push(suit);
      const spot: string = `${rows.indexOf(suit)}/${RANKS.split(' ').indexOf(card.slice(0, -1))}`;
      card = place.get(spot);
      place.delete(spot);
    }
  }
  return opened;
}

it.each([
  ['fixed', game, true],
  ['first-card', firstCard, false],
] as [string, Game, boolean][])('row-suits = %s opens the same cards as the reference in deals 1 to 400', (_, one, fixed) => {
  for (let id = 1; id <= 400; id++) {
    const { table, opened } = course(one, dealNumber(PACK_32, id));
    expect(opened, `deal ${id}`).toEqual(reference(dealtCodes(PACK_32, id), fixed));
    expect(one.rules.facts?.(table)).toEqual({ closedCount: 32 - opened.length });
    expect(result(one, table)).toBe(opened.length === 32 ? 'won' : 'lost');
  }
});
