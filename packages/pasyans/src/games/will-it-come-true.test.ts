import { describe, expect, it } from 'vitest';
import { dealTable, type Options, PACK_36 } from '../engine/index.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { willItComeTrue } from './will-it-come-true.ts';

const game = open(willItComeTrue);
const from = (options: Options) => open(willItComeTrue, options);

const PLACES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const IDLE = 'KC KD AC AD QC QD KS AS';
/** The layout with cards that cannot be played on the places it does not name. */
const full = (text: string): string => filled(text, PLACES, IDLE);

/** Three complete foundations; f4 wants only the ace of spades. */
const ALL_BUT_ONE = `
  f1: 6H 7H 8H 9H 10H JH QH KH AH
  f2: 6D 7D 8D 9D 10D JD QD KD AD
  f3: 6C 7C 8C 9C 10C JC QC KC AC
  f4: 6S 7S 8S 9S 10S JS QS KS
`;

describe('Will It Come True: the deal', () => {
  it('R1, R2: p1 is the base card, p2 to p9 lie open at the places, 27 cards are the closed stock', () => {
    const t = dealTable(game, dealOf(PACK_36, '9C 6D 7H 8S KD AC 10H JS QD'));
    expect(cards(game, t, 'f1')).toBe('9C');
    expect(PLACES.map((name) => cards(game, t, name))).toEqual('6D 7H 8S KD AC 10H JS QD'.split(' '));
    expect(cards(game, t, 'stock').split(' ')).toHaveLength(27);
    expect(cards(game, t, 'stock')).toMatch(/^(\[\w+\] ?)+$/);
    expect(t.height(1)).toBe(0);
  });

  it('R1: the other base cards go to the next free foundation place, each in turn', () => {
    const t = lay(game, full('f1: 9H\nt1: 9D\nt2: 9C\nt3: 8C'));
    expect(legal(game, t)).toEqual(['t1-f2', 't2-f2']);
    expect(refused(game, t, 't1-f3')).toEqual(['R1', 'Базовые карты кладут по порядку: сперва на стопку 2.']);
    expect(refused(game, t, 't3-f2')).toEqual(['R1', 'Пустую базовую стопку начинает только девятка; 8♣ сюда не подходит.']);
    play(game, t, 't2-f2', 't1-f3');
    expect([cards(game, t, 'f2'), cards(game, t, 'f3')]).toEqual(['9C', '9D']);
  });

  it('R1, C1: sixes-laid-out takes the sixes out in suit order and numbers the others without them', () => {
    const laid = from({ base: 'sixes-laid-out' });
    const t = dealTable(laid, dealOf(PACK_36, '6S 7H 6C 8H 9H 10H 6D JH QH KH AH 6H 7D'));
    expect(['f1', 'f2', 'f3', 'f4'].map((name) => cards(laid, t, name))).toEqual(['6H', '6D', '6C', '6S']);
    expect(['t1', 't2', 't8'].map((name) => cards(laid, t, name))).toEqual(['7H', '8H', 'AH']);
    expect(cards(laid, t, 'stock').split(' ')).toHaveLength(24);
    expect(cards(laid, t, 'stock')).toMatch(/\[9D\] \[8D\] \[7D\]$/);
  });

  it('R1: sixes-as-they-come lays no base card: p1 to p8 at the places, 28 in the stock', () => {
    const sixes = from({ base: 'sixes-as-they-come' });
    const t = dealTable(sixes, dealOf(PACK_36, '9C 6D 7H 8S KD AC 10H JS'));
    expect([cards(sixes, t, 't1'), cards(sixes, t, 't8'), cards(sixes, t, 'f1')]).toEqual(['9C', 'JS', '']);
    expect(cards(sixes, t, 'stock').split(' ')).toHaveLength(28);
    expect(legal(sixes, t)).toEqual(['draw', 't2-f1']);
  });
});

describe('Will It Come True: moves', () => {
  it('R3: a foundation takes the next card of its suit and says which one that is', () => {
    const t = lay(game, full('f1: 9H\nf2: 9S 10S\nt1: 10H\nt2: JS\nt3: JD\nwaste: QS'));
    expect(legal(game, t)).toEqual(['t1-f1', 't2-f2']);
    expect(refused(game, t, 't3-f2')).toEqual(['R3', 'Сюда подходит только В♠: сверху лежит 10♠.']);
    expect(refused(game, t, 'waste-f1')).toEqual(['R3', 'Сюда подходит только 10♥: сверху лежит 9♥.']);
    play(game, t, 't2-f2');
    // The emptied place took the queen from the waste at once.
    expect(legal(game, t)).toEqual(['t1-f1', 't2-f2']);
  });

  it('R3: a complete foundation says so', () => {
    const t = lay(game, `${ALL_BUT_ONE}\nwaste: AS`);
    expect(refused(game, t, 'waste-f1')).toEqual(['R3', 'Эта стопка уже собрана.']);
  });

  it('R4: nothing is laid on a card in a place, neither from a place nor from the waste', () => {
    const t = lay(game, 'f1: 9H\nt1: 7C\nt2: 8C\nwaste: 6C');
    expect(legal(game, t)).toEqual([]);
    expect(refused(game, lay(game, 'f1: 9H\nt1: 7C\nt2: 8C\nstock: [10D]'), 't1-t2')).toEqual([
      'R4',
      'На месте лежит 8♣: на карту на месте не кладут ничего.',
    ]);
    expect(refused(game, lay(game, 'f1: 9H\nt2: 8C\nwaste: 6C\nstock: [10D]'), 'waste-t2')?.[0]).toBe('R4');
  });

  it('R5: one card is turned at a time; only the top of the waste plays, and only to a foundation', () => {
    const t = lay(game, full('f1: 9H\nt1: 7C\nwaste: 10H 6C\nstock: [JH] [QH]'));
    expect(legal(game, t)).toEqual(['draw']);
    expect(refused(game, t, 'waste-f1', 2)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: 6♣.']);
    expect(refused(game, t, 't1-waste')?.[0]).toBe('R5');
    expect(refused(game, t, 'waste-stock')?.[0]).toBe('R5');
    play(game, t, 'draw');
    expect([cards(game, t, 'waste'), cards(game, t, 'stock')]).toEqual(['10H 6C QH', '[JH]']);
  });

  it('R6: a card that fits may be held back: turning stays legal', () => {
    const t = lay(game, 'f1: 9H\nt1: 10H\nstock: [6C] [7C]');
    expect(legal(game, t)).toEqual(['draw', 't1-f1']);
  });

  it('C6: a card on a foundation stays there', () => {
    const t = lay(game, 'f1: 9H 10H\nf2: 9C\nt1: 7C\nstock: [6C]');
    expect(refused(game, t, 'f1-f2')).toEqual(['C6', 'Карта на базовой стопке там и остаётся.']);
    expect(refused(game, t, 'f1-t2')?.[0]).toBe('C6');
  });

  it('refuses what this game has not', () => {
    const t = lay(game, 'f1: 9H\nt1: 7C\nstock: [6C]');
    expect(refused(game, t, 'redeal')?.[0]).toBe('C3');
    expect(refused(game, lay(game, 'f1: 9H\nt1: 10H'), 'draw')).toEqual(['R5', 'Колода кончилась: открывать нечего.']);
    expect(refused(game, t, 'stock-f1')?.[0]).toBe('C5');
    expect(refused(game, t, 't2-f1')?.[0]).toBe('C13');
  });
});

describe('Will It Come True: refilling', () => {
  it('R7: an emptied place takes the top of the stock at once and leaves the waste alone', () => {
    const t = lay(game, full('f1: 9H\nt1: 10H\nwaste: 8C\nstock: [6C] [7C]'));
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), cards(game, t, 'waste'), cards(game, t, 'stock')]).toEqual(['7C', '8C', '[6C]']);
  });

  it('R7: stock-only lets the place wait although the waste has cards', () => {
    const only = from({ refill: 'stock-only' });
    const t = lay(only, full('f1: 9H\nt1: 10H\nt2: 6D\nwaste: 8C 7C'));
    play(only, t, 't1-f1');
    expect([cards(only, t, 't1'), cards(only, t, 'waste')]).toEqual(['', '8C 7C']);
  });

  it('C8: no card is laid into an empty place by hand', () => {
    const only = from({ refill: 'stock-only', passes: '2' });
    const t = lay(only, 'f1: 9H\nt2: 6D\nwaste: 8C 7C');
    expect(refused(only, t, 'waste-t1')).toEqual(['C8', 'Пустое место заполняется само; рукой карту на него не кладут.']);
    expect(refused(only, t, 't2-t1')?.[0]).toBe('C8');
  });
});

describe('Will It Come True: the end', () => {
  it('R8: with one pass the waste is not turned over', () => {
    const t = lay(game, 'f1: 9H\nt1: 10H\nt2: 7D\nwaste: 8C 7C');
    expect(legal(game, t)).toEqual(['t1-f1']);
    expect(refused(game, t, 'turn')).toEqual(['R8', 'Колоду проходят один раз: талон не переворачивают.']);
  });

  it('R9: all 36 on the foundations is won, and the wish comes true', () => {
    const t = lay(game, `${ALL_BUT_ONE}\nt5: AS`);
    expect([result(game, t), game.rules.facts?.(t)]).toEqual(['going on', { wish: 'no' }]);
    play(game, t, 't5-f4');
    expect([result(game, t), game.rules.facts?.(t)]).toEqual(['won', { wish: 'yes' }]);
  });

  it('R9: no move left and cards left is lost (C11), and the wish does not come true', () => {
    const t = lay(game, 'f1: 9H\nt1: JH\nwaste: 10H 6C');
    expect([result(game, t), game.rules.facts?.(t)]).toEqual(['lost', { wish: 'no' }]);
    expect(refused(game, t, 't1-f1')?.[0]).toBe('C11');
  });
});
