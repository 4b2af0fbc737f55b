import { describe, expect, it } from 'vitest';
import { dealTable, type Options, PACK_2X52, type Suit } from '../engine/index.ts';
import { round } from './open-store.testkit.ts';
import { openStore } from './open-store.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(openStore);
const from = (options: Options) => open(openStore, options);
const easier = from({ 'build-on-store': 'yes' });
const again = from({ redeals: '1' });

const STORE = '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH 2D 3D 4D 5D 6D 9S';

/** Seven complete foundations that began with sixes, and the eighth with its first `n` cards, spades. */
function nearlyDone(n: number): string {
  const all = [0, 1, 2, 3, 0, 1, 2, 3].map((suit, i) => round(6, suit as Suit).slice(0, i < 7 ? 13 : n));
  return all.map((line, i) => `f${i + 1}: ${line.join(' ')}`).join('\n');
}

describe('Open Store: the deal', () => {
  it('R1, R2: p1 to p18 are the open store, p19 the first foundation, 85 cards the closed stock', () => {
    const t = dealTable(game, dealOf(PACK_2X52, `${STORE} 9D AC`));
    expect([cards(game, t, 'store'), cards(game, t, 'f1')]).toEqual([STORE, '9D']);
    expect(cards(game, t, 'stock').split(' ')).toHaveLength(85);
    expect(cards(game, t, 'stock')).toMatch(/^(\[\w+\] ?)+$/);
    expect(cards(game, t, 'stock')).toMatch(/\[AC\]$/);
  });

  it('R1: only the last card of the store plays', () => {
    const t = lay(game, 'f1: 6H\nstore: 7D 7C 8S\nstock: [2C]');
    expect(legal(game, t)).toEqual(['draw']);
    expect(refused(game, t, 'store-f1', 2)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: 8♠.']);
  });

  it('R2: cards of the base rank open the other foundations in turn', () => {
    const t = lay(game, 'f1: 6H\nstore: 6S\nw1: 6D\nw2: 7C\nstock: [2C]');
    expect(legal(game, t)).toEqual(['draw', 'store-f2', 'w1-f2', 'w2-f1']);
    expect(refused(game, t, 'w1-f3')).toEqual(['R2', 'Базовые карты кладут по порядку: сперва на стопку 2.']);
    expect(refused(game, t, 'w2-f2')).toEqual(['R2', 'Пустую базовую стопку начинает только шестёрка; 7♣ сюда не подходит.']);
  });
});

describe('Open Store: moves', () => {
  it('R3: foundations go up regardless of suit', () => {
    const t = lay(game, 'f1: 6H\nf2: 6D 7S\nw1: 7C\nw2: 8H\nstock: [2C]');
    expect(legal(game, t)).toEqual(['draw', 'w1-f1', 'w2-f2']);
    expect(refused(game, t, 'w2-f1')).toEqual(['R3', 'На 6♥ здесь ложится семёрка любой масти.']);
  });

  it('R4, R6: the turned card goes to any waste pile, whatever lies there, or to a foundation; nothing forces it', () => {
    const t = lay(game, 'f1: 6H\nw1: 2C\nw3: KS\nstock: [7D]');
    play(game, t, 'draw');
    expect(cards(game, t, 'hand')).toBe('7D');
    expect(legal(game, t)).toEqual(['hand-f1', 'hand-w1', 'hand-w2', 'hand-w3', 'hand-w4', 'hand-w5']);
    play(game, t, 'hand-w1');
    expect(cards(game, t, 'w1')).toBe('2C 7D');
  });

  it.each(['4', '5', '6'])('R4: with %s waste piles the card in hand has as many to choose from', (piles) => {
    const some = from({ piles });
    const t = lay(some, 'f1: 6H\nhand: 2C');
    expect(legal(some, t)).toHaveLength(Number(piles));
  });

  it('R4: no card goes into the hand or back to the stock', () => {
    const t = lay(game, 'f1: 6H\nw1: 7C\nstock: [2C]');
    expect([refused(game, t, 'w1-hand')?.[0], refused(game, t, 'w1-stock')?.[0]]).toEqual(['R4', 'R4']);
  });

  it('R5, C6: foundations keep their cards', () => {
    const t = lay(game, 'f1: 6H 7H\nf2: 6D\nw1: 8C\nstock: [2C]');
    expect([refused(game, t, 'f1-f2')?.[0], refused(game, t, 'f1-w1')?.[0]]).toEqual(['C6', 'C6']);
  });

  it('R7: on the store goes only the card in hand, and only in the easier form', () => {
    const text = 'f1: 6H\nstore: KS 4H\nhand: 3S\nw1: 3D';
    expect(refused(game, lay(game, text), 'hand-store')).toEqual(['R7', 'На магазин карт не кладут.']);
    const t = lay(easier, text);
    expect(refused(easier, t, 'w1-store')).toEqual(['R7', 'На магазин кладут только карту из руки.']);
    play(easier, t, 'hand-store');
    expect(cards(easier, t, 'store')).toBe('KS 4H 3S');
  });

  it('refuses what this game has not', () => {
    const t = lay(game, 'f1: 6H\nw1: 7C\nstock: [2C]');
    expect(refused(game, t, 'turn')).toEqual(['R8', 'Сборные кучки не переворачивают.']);
    expect([refused(game, t, 'stock-f1')?.[0], refused(game, t, 'w2-f1')?.[0]]).toEqual(['C5', 'C13']);
  });
});

describe('Open Store: the end', () => {
  it('R8: one pass; what is gathered and when is told in words', () => {
    const t = lay(game, 'f1: 6H\nw1: 7C');
    expect(refused(game, t, 'redeal')).toEqual(['R8', 'В этой игре не пересдают.']);
    expect(refused(game, t, 'draw')).toEqual(['R8', 'Колода кончилась: открывать нечего.']);
    const said = (text: string) => refused(again, lay(again, text), 'redeal');
    expect(said('f1: 6H\nw1: 2C\nhand: 3C')).toEqual(['R8', 'Кучки собирают, когда колода кончилась и в руке нет карты.']);
    expect(said('f1: 6H\nw1: 2C\nstock: [3C]')?.[0]).toBe('R8');
    expect(said('f1: 6H\nstore: 7C')).toEqual(['R8', 'Сборные кучки пусты: собирать нечего.']);
    expect(said('f1: 6H\nw1: 7C\nredeals = 1')).toEqual(['R8', 'Пересдач больше не осталось.']);
  });

  it('R8: the status line asks for the card in hand or counts the redeals', () => {
    const said = (text: string) => again.rules.status?.(lay(again, text))?.ru;
    expect(said('f1: 6H\nhand: 2C')).toBe('Положите карту, которая в руке');
    expect([said('f1: 6H'), said('f1: 6H\nredeals = 1')]).toEqual(['Пересдач осталось: 1', 'Пересдач осталось: 0']);
  });

  it('R9, scenario 6: with all 104 cards on the foundations it is won, though no move is left', () => {
    const t = lay(game, `${nearlyDone(12)}\nstore: 5S`);
    expect(result(game, t)).toBe('going on');
    play(game, t, 'store-f8');
    expect([result(game, t), legal(game, t)]).toEqual(['won', []]);
    expect(refused(game, t, 'draw')?.[0]).toBe('C11');
  });

  it('R9, C11: no move left and cards left is lost', () => {
    expect(result(game, lay(game, 'f1: 6H\nstore: 9C\nw1: 8C 10D'))).toBe('lost');
  });
});

describe('Open Store: the list of positions that readers disagree on', () => {
  it('T1: the last card of the store has the rank of p19: it goes out at once', () => {
    const t = dealTable(game, dealOf(PACK_2X52, `${STORE} 9D`));
    expect(legal(game, t)).toEqual(['draw', 'store-f2']);
  });

  it('T2: base 6: king, ace, two follow; the five is last, and no six comes after it', () => {
    const t = lay(game, 'f1: 6H\nw1: 6D 5H 4H 3H 2H AH KH QH JH 10H 9H 8H 7H');
    for (let i = 0; i < 12; i++) play(game, t, 'w1-f1');
    expect(cards(game, t, 'f1')).toBe('6H 7H 8H 9H 10H JH QH KH AH 2H 3H 4H 5H');
    expect(legal(game, t)).toEqual(['w1-f2']);
    expect(refused(game, t, 'w1-f1')).toEqual(['R3', 'Эта стопка уже собрана.']);
  });

  it('T3: the store used up stays empty', () => {
    const t = lay(game, 'f1: 6H\nstore: 7H\nhand: 9C');
    play(game, t, 'store-f1');
    expect([cards(game, t, 'store'), refused(game, t, 'hand-store')?.[0]]).toEqual(['', 'R7']);
  });

  it('T4: no second card is turned while one is in hand; waste and store may play meanwhile', () => {
    const t = lay(game, 'f1: 6H\nstore: 7H\nhand: 9C\nw1: 8D 7D\nstock: [2C]');
    expect(legal(game, t)).toEqual(['hand-w1', 'hand-w2', 'hand-w3', 'hand-w4', 'hand-w5', 'store-f1', 'w1-f1']);
    expect(refused(game, t, 'draw')).toEqual(['R4', 'Сначала положите карту из руки: 9♣.']);
    play(game, t, 'w1-f1', 'w1-f1', 'hand-f1', 'draw');
    expect([cards(game, t, 'f1'), cards(game, t, 'hand')]).toEqual(['6H 7D 8D 9C', '2C']);
  });

  it('T5: neither the store nor a waste pile gives a card to a waste pile (R5)', () => {
    const t = lay(game, 'f1: 6H\nstore: 7H\nw1: 7D');
    expect(refused(game, t, 'store-w2')).toEqual(['R5', 'Из магазина карта идёт только на базовые стопки.']);
    expect(refused(game, t, 'w1-w2')).toEqual(['R5', 'С кучки на кучку карты не перекладывают.']);
  });

  it('T6: a base card buried in a waste pile opens its foundation when it is uncovered again', () => {
    const t = lay(game, 'f1: AH\nhand: AD\nstock: [2C]');
    play(game, t, 'hand-w1', 'draw', 'hand-w1');
    expect(legal(game, t)).toEqual(['w1-f1']);
    play(game, t, 'w1-f1');
    expect(legal(game, t)).toEqual(['w1-f2']);
  });

  it('T7: on the store a three goes on a four, not on a five; with base 6 a king on an ace, nothing on a six (R7)', () => {
    const said = (store: string, hand: string) => refused(easier, lay(easier, `f1: 6H\nstore: ${store}\nhand: ${hand}`), 'hand-store');
    expect([said('4H', '3S'), said('AH', 'KC')]).toEqual([undefined, undefined]);
    expect(said('5H', '3S')).toEqual(['R7', 'На 5♥ кладут карту на одну младше: четвёрка.']);
    expect(said('AH', '2C')?.[0]).toBe('R7');
    expect(said('6D', '5C')).toEqual(['R7', '6♦ — базовая карта: младше неё нет ничего.']);
  });

  it('T8: nothing is laid on an empty store, in the easier form neither (R7)', () => {
    const t = lay(easier, 'f1: 6H\nhand: 3S');
    expect(legal(easier, t)).toEqual(['hand-w1', 'hand-w2', 'hand-w3', 'hand-w4', 'hand-w5']);
    expect(refused(easier, t, 'hand-store')).toEqual(['R7', 'Магазин пуст, и больше его не заполняют.']);
  });

  it('T9: when the last stock card is placed, only waste and store are left; lost when neither goes', () => {
    const t = lay(game, 'f1: 6H\nstore: 8H\nw1: 7C\nhand: JS');
    play(game, t, 'hand-w2');
    expect(legal(game, t)).toEqual(['w1-f1']);
    play(game, t, 'w1-f1', 'store-f1');
    expect(result(game, t)).toBe('lost');
  });

  it('T10: the piles are gathered from the first on, each from its bottom, an empty one between them left out (R8)', () => {
    const t = lay(again, 'f1: 6H\nstore: 4S\nw1: 2C 3C\nw3: 9D 10D JD');
    expect(legal(again, t)).toEqual(['redeal']);
    play(again, t, 'redeal');
    expect([cards(again, t, 'stock'), cards(again, t, 'w1'), t.counter(0)]).toEqual(['[JD] [10D] [9D] [3C] [2C]', '', 1]);
    const turned: string[] = [];
    while (legal(again, t).includes('draw')) {
      play(again, t, 'draw');
      turned.push(cards(again, t, 'hand'));
      play(again, t, 'hand-w1');
    }
    expect([turned.join(' '), result(again, t)]).toEqual(['2C 3C 9D 10D JD', 'lost']);
  });
});

describe('Open Store: verdicts of positions laid by hand', () => {
  const text = `${nearlyDone(9)}\nstore: 3S\nw1: 2S\nhand: 5S\nstock: [4S]`;

  it('is won when the two is not covered', () => {
    expect(verdict(game, lay(game, text))).toBe('won');
  });

  it('is lost when the five lies on it', () => {
    const t = lay(game, text);
    play(game, t, 'hand-w1');
    expect(verdict(game, t)).toBe('lost');
  });

  it('is lost when the store hides what its last card waits for', () => {
    expect(verdict(game, lay(game, `${nearlyDone(9)}\nstore: 2S 3S\nhand: 5S\nstock: [4S]`))).toBe('lost');
  });
});
