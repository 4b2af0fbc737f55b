import { describe, expect, it } from 'vitest';
import { cardCode, dealNumber, dealTable, type Options, PACK_2X52, PACK_52, rankOf } from '../engine/index.ts';
import { rowOf } from './olympus.testkit.ts';
import { olympus } from './olympus.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(olympus);
const from = (options: Options) => open(olympus, options);
const byOnes = from({ build: 'by-ones' });
const single = from({ runs: 'no' });
const classical = from({ form: 'classical' });

const HILL = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9'];
/** Cards that go nowhere while their rows have not come so far. */
const IDLE = 'KC KD QC QD KS QS QH 9C 9D';
const full = (text: string): string => filled(text, HILL, IDLE);

/** One pack: diamonds, clubs and spades complete, of the hearts the first `n` of each row. */
function nearlyDone(n: number): string {
  const rows = ([2, 1] as const).flatMap((first) => ([0, 1, 2, 3] as const).map((suit) => rowOf(suit, first)));
  return rows.map((row, i) => `f${i + 1}: ${(i % 4 === 0 ? row.slice(0, n) : row).join(' ')}`).join('\n');
}

const BASES = 'f1: 2H\nf2: 2D\nf3: 2C\nf4: 2S\nf5: AH\nf6: AD\nf7: AC\nf8: AS';
const KINGS_AND_QUEENS = 'h1: KH\nh2: QH\nh3: KD\nh4: QD\nh5: KC\nh6: QC\nh7: KS\nh8: QS';

describe('Olympus: the deal', () => {
  it('R1, R2: twos and aces are sorted out onto the slopes, p1 to p9 of the others are the hill, 35 the closed stock', () => {
    const t = dealTable(game, dealOf(PACK_52, '2S 3H AC 4H 5H 6H 2H 7H 8H 9H 10H JH QH'));
    expect(['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'].map((name) => cards(game, t, name))).toEqual(
      '2H 2D 2C 2S AH AD AC AS'.split(' '),
    );
    expect(HILL.map((name) => cards(game, t, name))).toEqual('3H 4H 5H 6H 7H 8H 9H 10H JH'.split(' '));
    expect(cards(game, t, 'stock').split(' ')).toHaveLength(35);
    expect(cards(game, t, 'stock')).toMatch(/^(\[\w+\] ?)+\[QH\]$/);
  });

  it('R1, R2: the classical form has sixteen foundations and 79 cards in the stock', () => {
    const t = dealTable(classical, dealNumber(PACK_2X52, 1));
    const bases = Array.from({ length: 16 }, (_, i) => cards(classical, t, `f${i + 1}`));
    expect(bases.join(' ')).toBe('2H 2D 2C 2S 2H 2D 2C 2S AH AD AC AS AH AD AC AS');
    expect([cards(classical, t, 'stock').split(' ').length, t.height(1)]).toEqual([79, 0]);
  });
});

describe('Olympus: moves', () => {
  it('R3: rows go up by twos in suit', () => {
    const t = lay(game, full('f1: 2H 4H\nf2: 2D\nf5: AH\nh1: 6H\nh2: 6D\nh3: 7H\nh4: 3H\nstock: [9S]'));
    expect(legal(game, t)).toEqual(['h1-f1', 'h4-f5']);
    expect(refused(game, t, 'h3-f5')).toEqual(['R3', 'Сюда подходит только 3♥: сверху лежит Т♥.']);
    expect(refused(game, t, 'h2-f1')).toEqual(['R3', 'Сюда подходит только 6♥: сверху лежит 4♥.']);
  });

  it('R4: on the hill cards go down by twos in suit', () => {
    const t = lay(game, full('h1: JH\nh2: 9H\nh3: 9D\nstock: [9S]'));
    expect(legal(game, t)).toEqual(['h2-h1']);
    expect(refused(game, t, 'h3-h1')).toEqual(['R4', 'На В♥ ложится только 9♥.']);
  });

  it('R5: a card takes everything with it that lies on it, but goes to its row alone', () => {
    const t = lay(game, full('f5: AH 3H 5H 7H\nh1: KH\nh2: JH 9H\nstock: [9S]'));
    expect(legal(game, t)).toEqual(['h2-f5', 'h2-h1']);
    expect(refused(game, t, 'h2-h1', 1)?.[0]).toBe('R4');
    expect(refused(game, t, 'h2-f5', 2)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: 9♥.']);
  });

  it('R6: a card that fits may be left where it is: no move is forced', () => {
    const t = lay(game, full('f1: 2H\nh1: 4H\nh2: JD\nh3: KD\nstock: [9S]'));
    expect(legal(game, t)).toEqual(['h1-f1', 'h2-h3']);
  });

  it('R7: an emptied place is refilled from the stock at once; the stock is not turned otherwise', () => {
    const t = lay(game, full('f1: 2H\nh1: 4H\nstock: [9S] [8S]'));
    play(game, t, 'h1-f1');
    expect([cards(game, t, 'h1'), cards(game, t, 'stock')]).toEqual(['8S', '[9S]']);
    const one = lay(game, full('f1: 2H\nh1: 4H\nstock: [9S]'));
    const words = 'Колоду здесь не открывают: из неё только пополняется горка, и талона нет.';
    expect([refused(game, one, 'draw'), refused(game, one, 'turn')]).toEqual([
      ['R7', words],
      ['R7', words],
    ]);
    expect([refused(game, one, 'h1-stock')?.[0], refused(game, one, 'redeal')?.[0]]).toEqual(['R7', 'C3']);
  });

  it('C6: a row keeps its cards', () => {
    const t = lay(game, full('f1: 2H 4H\nf5: AH\nh1: 6H\nstock: [9S]'));
    expect([refused(game, t, 'f1-h1')?.[0], refused(game, t, 'f1-f5')?.[0]]).toEqual(['C6', 'C6']);
  });
});

describe('Olympus: the end', () => {
  it('R8, R9, scenario 6: kings and queens alone are seen: won, though no move is left', () => {
    const t = lay(game, `${nearlyDone(5)}\nh3: QH\nh5: KH JH`);
    play(game, t, 'h5-f5', 'h5-f5');
    expect([result(game, t), cards(game, t, 'h5')]).toEqual(['going on', '']);
    play(game, t, 'h3-f1');
    expect([result(game, t), legal(game, t), refused(game, t, 'h3-f1')?.[0]]).toEqual(['won', [], 'C11']);
  });

  it('R9, C11: no move left and cards left is lost', () => {
    expect(result(game, lay(game, `${BASES}\n${KINGS_AND_QUEENS}\nh9: 9H\nstock: [3H]`))).toBe('lost');
  });
});

describe('Olympus: the list of positions that readers disagree on', () => {
  it('T1: a three on its ace and a four on its two; never a three on a two (R3)', () => {
    const t = lay(game, 'f1: 2H\nf5: AH\nh1: 3H\nh2: 4H');
    expect(legal(game, t)).toEqual(['h1-f5', 'h2-f1']);
    expect(refused(game, t, 'h1-f1')).toEqual(['R3', 'Сюда подходит только 4♥: сверху лежит 2♥.']);
  });

  it('T2: a queen ends the row of a two, a king that of an ace (R3)', () => {
    const t = lay(game, 'f1: 2H 4H 6H 8H 10H\nf2: 2D\nf5: AH 3H 5H 7H 9H JH\nh1: QH\nh2: KH\nh3: 4D');
    play(game, t, 'h1-f1', 'h2-f5');
    expect(legal(game, t)).toEqual(['h3-f2']);
    expect([refused(game, t, 'h3-f1'), refused(game, t, 'h3-f5')]).toEqual([
      ['R3', 'Эта стопка уже собрана.'],
      ['R3', 'Эта стопка уже собрана.'],
    ]);
  });

  it('T3: on the hill 7H on 9H; 8H on 9H is refused, and the other way round by ones (R4)', () => {
    const text = full('h1: 9H\nh2: 7H\nh3: 8H\nstock: [9S]');
    const t = lay(game, text);
    expect(legal(game, t)).toContain('h2-h1');
    expect(refused(game, t, 'h3-h1')).toEqual(['R4', 'На 9♥ ложится только 7♥.']);
    const ones = lay(byOnes, text);
    expect(legal(byOnes, ones)).toEqual(expect.arrayContaining(['h2-h3', 'h3-h1']));
    expect(refused(byOnes, ones, 'h2-h1')).toEqual(['R4', 'На 9♥ ложится только 8♥.']);
  });

  it('T4: a run of three is moved; its old place is refilled at once (R5, R7)', () => {
    const t = lay(game, full('h1: KH\nh2: JH 9H 7H\nstock: [9S] [8S]'));
    expect(legal(game, t)).toEqual(['h2-h1']);
    play(game, t, 'h2-h1');
    expect([cards(game, t, 'h1'), cards(game, t, 'h2'), cards(game, t, 'stock')]).toEqual(['KH JH 9H 7H', '8S', '[9S]']);
  });

  it('T5: without runs a covered card moves only when it is uncovered (R5)', () => {
    const t = lay(single, full('f5: AH 3H 5H 7H\nh1: KH\nh2: JH 9H\nstock: [9S]'));
    expect(legal(single, t)).toEqual(['h2-f5']);
    expect(refused(single, t, 'h2-h1', 2)).toEqual(['R5', 'Берут только верхнюю карту, а на этой лежит: 9♥.']);
    play(single, t, 'h2-f5');
    expect(legal(single, t)).toEqual(['h2-f5', 'h2-h1']);
  });

  it('T6: the stock is out: places emptied afterwards stay empty, and nothing is moved there (R8)', () => {
    const t = lay(game, full('h1: KH\nh2: JH\nh3: QH\nh4: 10H\nh5: 5C\nstock: [4C]'));
    play(game, t, 'h2-h1', 'h4-h3');
    expect([cards(game, t, 'h2'), cards(game, t, 'h4'), cards(game, t, 'stock')]).toEqual(['4C', '', '']);
    const more = lay(game, 'f1: 2H\nh1: KH\nh2: 4H');
    expect(refused(game, more, 'h1-h4')).toEqual(['R8', 'Пустое место заполняется само; рукой карту на него не кладут.']);
  });

  it('T7: when no place is ever emptied the stock is never touched: lost with all its cards left (R7, R9)', () => {
    const t = dealTable(game, dealOf(PACK_52, 'KH QH KD QD KC QC KS QS 9H'));
    expect([result(game, t), t.height(0)]).toEqual(['lost', 35]);
  });

  it('T8: by twos a queen or a king fits on no other card of the hill (R4)', () => {
    const t = lay(game, full('f1: 2H 4H 6H 8H 10H\nh1: KH\nh2: QH\nstock: [9S]'));
    expect(legal(game, t)).toEqual(['h2-f1']);
    expect(refused(game, t, 'h2-h1')).toEqual(['R4', 'На К♥ ложится только В♥.']);
    expect(legal(byOnes, lay(byOnes, full('h1: KH\nh2: QH\nh9: JC\nstock: [9S]')))).toContain('h2-h1');
  });

  it('T9: classical: a card goes to either of two equal rows; one redeal, order kept (R3, R7, C9)', () => {
    const t = lay(classical, full('f1: 2H\nf5: 2H\nh1: 4H\nwaste: 6D 7D\nstock: [9S]'));
    expect(legal(classical, t)).toEqual(['draw', 'h1-f1', 'h1-f5']);
    expect(refused(classical, t, 'turn')?.[0]).toBe('C9');
    play(classical, t, 'draw', 'turn');
    expect([cards(classical, t, 'stock'), classical.rules.status?.(t)?.ru]).toEqual(['[9S] [7D] [6D]', 'Переворотов талона осталось: 0']);
    play(classical, t, 'draw', 'draw', 'draw');
    expect(cards(classical, t, 'waste')).toBe('6D 7D 9S');
    expect(refused(classical, t, 'turn')).toEqual(['R7', 'Второй проход уже идёт, третьего не бывает.']);
  });

  it('T9: classical: the waste plays to rows and hill, and fills places when the stock is out (R7, C8)', () => {
    const t = lay(classical, full('f1: 2H\nh1: 4H\nh2: 9D\nwaste: 3C 6D 7D'));
    expect(legal(classical, t)).toEqual(['h1-f1', 'turn', 'waste-h2']);
    play(classical, t, 'h1-f1');
    expect([cards(classical, t, 'h1'), cards(classical, t, 'waste')]).toEqual(['7D', '3C 6D']);
    expect(refused(classical, t, 'h2-waste')?.[0]).toBe('R7');
  });

  it('T10: by ones: of a run of mixed parity the top card goes to the row of the ace, the next to that of the two (R4)', () => {
    const t = lay(byOnes, full('f1: 2H 4H\nf5: AH 3H 5H\nh1: 8H 7H 6H\nstock: [9S]'));
    expect(legal(byOnes, t)).toContain('h1-f1');
    play(byOnes, t, 'h1-f1', 'h1-f5', 'h1-f1');
    expect([cards(byOnes, t, 'f1'), cards(byOnes, t, 'f5'), cards(byOnes, t, 'h1')]).toEqual(['2H 4H 6H 8H', 'AH 3H 5H 7H', '9S']);
  });
});

describe('Olympus: verdicts of positions laid by hand', () => {
  it('is won when the stock brings the hearts that are waited for', () => {
    expect(verdict(game, lay(game, `${nearlyDone(2)}\nh1: KH JH\nh2: 10H\nh3: QH\nh4: 9H 7H 5H\nh5: 8H 6H`))).toBe('won');
  });

  it('is lost when the one place that can be emptied is filled by a card that goes nowhere', () => {
    const others = PACK_52.cards.filter((card) => rankOf(card) > 2 && rankOf(card) < 12).map(cardCode);
    const stock = [...others.filter((code) => code !== 'JH' && code !== '5C'), '5C'].map((code) => `[${code}]`).join(' ');
    const t = lay(game, `${BASES}\n${KINGS_AND_QUEENS}\nh9: JH\nstock: ${stock}`);
    expect(legal(game, t)).toEqual(['h9-h1']);
    expect(verdict(game, t)).toBe('lost');
  });
});
