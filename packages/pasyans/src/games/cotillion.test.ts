import { describe, expect, it } from 'vitest';
import { dealTable, type Game, type Options, PACK_2X52, suitOf } from '../engine/index.ts';
import { suitOfPair } from './cotillion.table.ts';
import { almost, circle } from './cotillion.testkit.ts';
import { cotillion } from './cotillion.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(cotillion);
const from = (options: Options): Game => open(cotillion, options);
const CIRCLE = Array.from({ length: 16 }, (_, i) => `f${i + 1}`);

describe('Cotillion: the deal', () => {
  it('R1, C1: fives and sixes are the circle, the other 88 cards keep their order as the closed stock', () => {
    const t = dealTable(game, dealOf(PACK_2X52, '5C 9C 6H KD 5H 6S 6S AH 5C 2D'));
    expect(CIRCLE.map((name) => cards(game, t, name)).join(' ')).toBe('5H 6H 5S 6S 5D 6D 5C 6C 5H 6H 5S 6S 5D 6D 5C 6C');
    expect(cards(game, t, 'stock').split(' ')).toHaveLength(88);
    expect(cards(game, t, 'stock')).toMatch(/^(\[(?![56])\w+\] ?)+\[2D\] \[AH\] \[KD\] \[9C\]$/);
    expect([t.height(1), legal(game, t)]).toEqual([0, ['draw']]);
  });

  it('R1, T8: the eight pairs stand as drawn: colours alternate, equal suits face each other, the six right of its five', () => {
    for (const mode of ['wide', 'tall'] as const) {
      const at = (pile: number): { x: number; y: number } => game.rules.piles[pile]?.at[mode] as { x: number; y: number };
      const middle = at(1);
      for (let pair = 0; pair < 8; pair++) {
        const [five, six, across] = [at(2 + 2 * pair), at(3 + 2 * pair), at(2 + 2 * ((pair + 4) % 8))];
        expect([six.x - five.x, six.y - five.y]).toEqual([expect.closeTo(1), 0]);
        expect([(five.x + across.x + 1) / 2, (five.y + across.y) / 2]).toEqual([expect.closeTo(middle.x), expect.closeTo(middle.y)]);
        expect(suitOfPair(pair)).toBe(suitOfPair((pair + 4) % 8));
        expect(isRed(pair)).not.toBe(isRed((pair + 1) % 8));
      }
      const angle = (pair: number): number => Math.atan2(at(2 + 2 * pair).x + 0.5 - middle.x, middle.y - at(2 + 2 * pair).y);
      const turns = Array.from({ length: 8 }, (_, pair) => (angle(pair) + 2 * Math.PI) % (2 * Math.PI));
      expect(turns).toEqual([...turns].sort((a, b) => a - b));
    }
  });

  it('lays nothing over anything else, and cards of at least 40 pixels on a phone of 360', () => {
    for (const mode of ['wide', 'tall'] as const) {
      const spots = game.rules.piles.map(({ at }) => at[mode]);
      const over = spots.filter((a, i) => spots.slice(i + 1).some((b) => Math.abs(a.x - b.x) < 0.999 && Math.abs(a.y - b.y) < 0.999));
      expect(over).toEqual([]);
    }
    expect(Math.max(...game.rules.piles.map(({ at }) => at.tall.x + 1))).toBeLessThanOrEqual(6);
    expect(Math.max(...game.rules.piles.map(({ at }) => at.tall.y + 1))).toBeLessThanOrEqual(6);
  });
});

describe('Cotillion: moves', () => {
  it('R2: one card of the stock is turned at a time, and nothing else comes to the middle', () => {
    const t = lay(game, circle('stock: [9H] [JC]\nwaste: KS'));
    play(game, t, 'draw');
    expect([cards(game, t, 'waste'), cards(game, t, 'stock')]).toEqual(['KS JC', '[9H]']);
    expect(refused(game, t, 'waste-stock')).toEqual(['R2', 'В середину круга кладут только из колоды, по одной карте.']);
    expect(refused(game, lay(game, circle('waste: 7S KS')), 'draw')).toEqual(['R2', 'Колода кончилась: открывать нечего.']);
    expect(refused(game, t, 'stock-f1')?.[0]).toBe('C5');
  });

  it.each([
    ['f1', '5H 4H 3H 2H AH KH'],
    ['f2', '6H 7H 8H 9H 10H JH QH'],
  ])('R3, T1, T2, scenario 30: on %s lie %s, in this order; each next card is accepted, all 51 others are refused', (name, order) => {
    const line = order.split(' ');
    for (let n = 1; n <= line.length; n++) expect(accepted(name, line.slice(0, n))).toEqual(line.slice(n, n + 1));
  });

  it('R3: a pile says what it waits for', () => {
    const t = lay(game, circle('f1: 5H 4H 3H 2H AH KH\nf3: 5S 4S 3S 2S AS\nwaste: 3S\nstock: [2C]'));
    expect(refused(game, t, 'waste-f1')).toEqual(['R3', 'Эта стопка уже собрана.']);
    expect(refused(game, t, 'waste-f3')).toEqual(['R3', 'Сюда подходит только К♠: сверху лежит Т♠.']);
    expect(refused(game, t, 'waste-f2')).toEqual(['R3', 'Сюда подходит только 7♥: сверху лежит 6♥.']);
  });

  it('R3, T3: two equal cards, two foundations one step apart: only the right one accepts', () => {
    expect(legal(game, lay(game, circle('f1: 5H 4H\nwaste: 3H')))).toEqual(['turn', 'waste-f1']);
    expect(legal(game, lay(game, circle('f1: 5H 4H\nwaste: 4H')))).toEqual(['turn', 'waste-f9']);
  });

  it('C7: of two equal foundations that both accept the player chooses', () => {
    const t = lay(game, circle('waste: 7S'));
    expect(legal(game, t)).toEqual(['turn', 'waste-f12', 'waste-f4']);
    play(game, t, 'waste-f12');
    expect([cards(game, t, 'f4'), cards(game, t, 'f12')]).toEqual(['6S', '6S 7S']);
  });

  it('R4, T4: playing the top of the waste frees a card turned earlier, which then fits', () => {
    const t = lay(game, circle('waste: 3S 4S\nstock: [KD]'));
    expect(refused(game, t, 'waste-f3', 2)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: 4♠.']);
    play(game, t, 'waste-f3', 'waste-f3');
    expect([cards(game, t, 'f3'), cards(game, t, 'waste'), legal(game, t)]).toEqual(['5S 4S 3S', '', ['draw']]);
  });

  it('R5: no move is forced: a card that fits may be covered by the next one', () => {
    const t = lay(game, circle('waste: 7C\nstock: [9D]'));
    expect(legal(game, t)).toEqual(['draw', 'waste-f16', 'waste-f8']);
    play(game, t, 'draw');
    expect(cards(game, t, 'waste')).toBe('7C 9D');
  });

  it('C6: a card on a foundation stays there', () => {
    const t = lay(game, circle('f1: 5H 4H\nwaste: 2C\nstock: [9D]'));
    expect(refused(game, t, 'f1-f9')).toEqual(['C6', 'Карта на базовой стопке там и остаётся.']);
    expect(refused(game, t, 'f2-waste')?.[0]).toBe('C6');
    expect(refused(game, t, 'redeal')?.[0]).toBe('C3');
  });
});

describe('Cotillion: the end', () => {
  it('R6, T5: turning over keeps the order; refused while the stock has cards, and a third time', () => {
    const t = lay(game, circle('waste: 8S KD\nstock: [QH]'));
    expect(refused(game, t, 'turn')).toEqual(['C9', 'Талон переворачивают, только когда колода кончилась.']);
    for (const pass of [1, 2]) {
      while (legal(game, t).includes('draw')) play(game, t, 'draw');
      expect(cards(game, t, 'waste')).toBe('8S KD QH');
      play(game, t, 'turn');
      expect([cards(game, t, 'stock'), t.counter(0)]).toEqual(['[QH] [KD] [8S]', pass]);
    }
    play(game, t, 'draw');
    expect(refused(game, t, 'turn')?.[0]).toBe('R6');
    play(game, t, 'draw', 'draw');
    expect([legal(game, t), result(game, t)]).toEqual([[], 'lost']);
    expect(refused(game, lay(game, circle('waste: 7S\npass = 2')), 'turn')).toEqual([
      'R6',
      'Третий проход уже идёт, четвёртого не бывает.',
    ]);
  });

  it('R6: option redeals=1 gives two passes', () => {
    const once = from({ redeals: '1' });
    expect(result(once, lay(once, circle('waste: 8S KD')))).toBe('going on');
    expect(result(once, lay(once, circle('waste: 8S KD\npass = 1')))).toBe('lost');
  });

  it('R7: eight kings and eight queens on top are won', () => {
    const t = lay(game, almost('f16: 6C 7C 8C 9C 10C JC\nwaste: QC'));
    expect(result(game, t)).toBe('going on');
    play(game, t, 'waste-f16');
    expect([result(game, t), legal(game, t)]).toEqual(['won', []]);
  });

  it('R7, T6: won in the middle of a pass, with passes left', () => {
    const t = lay(game, almost('f1: 5H 4H 3H 2H\nf10: 6H 7H 8H 9H 10H JH\nwaste: KH\nstock: [QH] [AH]\npass = 1'));
    play(game, t, 'draw', 'waste-f1', 'waste-f1', 'draw', 'waste-f10');
    expect([result(game, t), t.counter(0)]).toEqual(['won', 1]);
    expect(refused(game, t, 'turn')?.[0]).toBe('C11');
  });

  it('T7: stock and waste empty without further moves: won, never lost', () => {
    expect(result(game, lay(game, almost('pass = 2')))).toBe('won');
    expect(result(game, lay(game, almost('')))).toBe('won');
  });

  it('verdicts: a buried line is won while the waste may be turned over, and lost in the last pass whatever is played', () => {
    // 3, ace, two, four of spades: the four lets the three go, but the ace and the two lie on it.
    const position = (pass: number): string =>
      almost(`f3: 5S\nstock: [4S] [2S] [AS] [3S]\nf11: 5S 4S 3S 2S AS\nwaste: KS KS\npass = ${pass}`);
    expect([0, 1, 2].map((pass) => verdict(game, lay(game, position(pass))))).toEqual(['won', 'won', 'lost']);
  });
});

const isRed = (pair: number): boolean => suitOfPair(pair) < 2;

/** The faces that a foundation with these cards accepts from the waste, each tried alone. */
function accepted(name: string, pile: readonly string[]): string[] {
  const codes = PACK_2X52.ranks.flatMap((_, i) => [...'HDCS'].map((suit) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')[i] + suit));
  return codes.filter((code) => {
    const t = lay(game, `${name}: ${pile.join(' ')}\nwaste: ${code}`);
    expect(suitOf(t.top(1))).toBe('HDCS'.indexOf(code.slice(-1)));
    return legal(game, t).includes(`waste-${name}`);
  });
}
