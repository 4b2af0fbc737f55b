import { describe, expect, it } from 'vitest';
import { checkTable, dealNumber, dealTable, legalMoves, type Options, PACK_2X52, playMove } from '../engine/index.ts';
import { egyptianPyramid } from './egyptian-pyramid.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { pileOf, suitUp } from './shared/pyramid.testkit.ts';

const game = open(egyptianPyramid);
const from = (options: Options) => open(egyptianPyramid, options);

const COLUMNS = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const KINGS = 'KH KD KC KS KH KD KC KS';
/** The layout with kings on the columns it does not name: they go nowhere while no ace and no queen is about. */
const full = (text: string): string => filled(text, COLUMNS, KINGS);

const names = (letter: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

describe('Egyptian Pyramid: the deal', () => {
  it('R1, R2: p1 is the base card, p2 to p9 are the pyramid, 95 cards are the closed stock', () => {
    const t = dealTable(game, dealOf(PACK_2X52, '7C 6D 2H 8S KD AC 10H 6D QD'));
    expect(cards(game, t, 'f1')).toBe('7C');
    expect(COLUMNS.map((name) => cards(game, t, name))).toEqual('6D 2H 8S KD AC 10H 6D QD'.split(' '));
    expect(cards(game, t, 'stock')).toMatch(/^(\[\w+\] ?){95}$/);
    expect(t.height(1)).toBe(0);
    expect(game.rules.ghost?.(t, game.pileNumbers.get('f2') as number)).toEqual({ rank: 7 });
    expect(game.rules.status?.(t)?.ru).toBe('Базовая карта: семёрка. Переворотов талона осталось: 0');
  });

  it('R1, C1: a chosen base rank takes the copy nearest to p1 out and numbers the others without it', () => {
    const kings = from({ base: 'K' });
    const t = dealTable(kings, dealOf(PACK_2X52, '7C 6D KS 8S KD AC 10H 6D QD 9H'));
    expect(cards(kings, t, 'f1')).toBe('KS');
    expect(COLUMNS.map((name) => cards(kings, t, name))).toEqual('7C 6D 8S KD AC 10H 6D QD'.split(' '));
    expect(cards(kings, t, 'stock')).toMatch(/\[9H\]$/);
  });

  it('R1: the other seven base cards are laid out as they turn up', () => {
    const t = lay(game, full('f1: 7H\nt1: 7D\nwaste: 7C\nstock: [7S]'));
    play(game, t, 't1-f2', 'waste-f3', 't1-f4');
    expect(['f1', 'f2', 'f3', 'f4'].map((name) => cards(game, t, name))).toEqual(['7H', '7D', '7C', '7S']);
  });
});

describe('Egyptian Pyramid: moves', () => {
  it('R3: in suit, upwards; a foundation says what it waits for', () => {
    const t = lay(game, full('f1: 7H\nf2: 7D 8D\nt1: 8H\nt2: 9D\nt3: 9S'));
    expect(legal(game, t)).toEqual(['t1-f1', 't1-t2', 't1-t3', 't2-f2']);
    expect(refused(game, t, 't3-f2')).toEqual(['R3', 'Сюда подходит только 9♦: сверху лежит 8♦.']);
    expect(refused(game, t, 't3-f3')).toEqual(['R3', 'Пустую базовую стопку начинает только семёрка; 9♠ сюда не подходит.']);
  });

  it('R3: two foundations of one suit: either may take the card, and a full one takes none', () => {
    const t = lay(game, full('f1: 7H\nf2: 7H\nt1: 8H'));
    expect(legal(game, t)).toEqual(['t1-f1', 't1-f2']);
    const whole = lay(game, `${pileOf('f1', suitUp(0, 7))}\nt1: 7H`);
    expect(legal(game, whole)).toEqual(
      names('f', 8)
        .slice(1)
        .map((name) => `t1-${name}`),
    );
    expect(refused(game, whole, 't1-f1')).toEqual(['R3', 'Эта стопка уже собрана.']);
  });

  it('R4: one rank lower on the last card of another column, regardless of suit; from the waste too', () => {
    const t = lay(game, full('f1: 7H\nt1: JS 10D\nt2: 9C\nt3: JH\nwaste: 9D'));
    expect(legal(game, t)).toEqual(['t1-t3', 't2-t1', 'waste-t1']);
    expect(refused(game, t, 't2-t3')).toEqual(['R4', 'Последней лежит В♥: сюда подходит только десятка любой масти.']);
    expect(refused(game, t, 't1-t1')?.[0]).toBe('R4');
    play(game, t, 'waste-t1');
    expect(cards(game, t, 't1')).toBe('JS 10D 9D');
  });

  it('R5: in columns too the base rank is lowest: nothing on it; a king goes on an ace that is not the base', () => {
    const t = lay(game, full('f1: 7H\nt1: 7D\nt2: 6S\nt3: AC\nt4: KS\nf2: 7C 8C'));
    expect(refused(game, t, 't2-t1')).toEqual(['R5', '7♦ — младшая карта: в столбце на неё не кладут ничего.']);
    expect(legal(game, t)).toContain('t4-t3');
    const aces = from({ base: 'A' });
    const low = lay(aces, full('f1: AH\nt3: AC\nt4: KS'));
    expect(refused(aces, low, 't4-t3')?.[0]).toBe('R5');
  });

  it('R6: one card at a time, unless whole runs may be moved', () => {
    const layout = full('f1: 7H\nt1: JS 10D 9C\nt2: QH');
    const t = lay(game, layout);
    expect(refused(game, t, 't1-t2', 3)).toEqual(['R6', 'Берут только верхнюю карту, а на этой лежит: 10♦, 9♣.']);
    const whole = from({ runs: 'whole' });
    const w = lay(whole, layout);
    expect(legal(whole, w)).toEqual(['t1-t2', ...['t3', 't4', 't5', 't6', 't7', 't8'].map((king) => `t2-${king}`)]);
    expect(refused(whole, w, 't1-f2', 3)).toEqual(['C5', 'На базовую стопку кладут по одной карте.']);
    play(whole, w, 't1-t2');
    expect([cards(whole, w, 't1'), cards(whole, w, 't2')]).toEqual(['', 'QH JS 10D 9C']);
  });

  it('R7: one card is turned at a time; the top of the waste goes to a foundation or a column, and nothing comes back', () => {
    const t = lay(game, full('f1: 7H\nt1: 9S\nwaste: 8D 8H\nstock: [2S] [3S]'));
    expect(legal(game, t)).toEqual(['draw', 'waste-f1', 'waste-t1']);
    expect(refused(game, t, 'waste-f1', 2)?.[0]).toBe('R6');
    expect(refused(game, t, 't1-waste')?.[0]).toBe('R7');
    expect(refused(game, t, 'waste-stock')?.[0]).toBe('R7');
    play(game, t, 'draw');
    expect([cards(game, t, 'waste'), cards(game, t, 'stock')]).toEqual(['8D 8H 3S', '[2S]']);
    expect(refused(game, lay(game, full('f1: 7H\nt1: 8H')), 'draw')).toEqual(['R7', 'Колода кончилась: открывать нечего.']);
  });

  it('R8: nothing is forced: with a card that fits, turning stays legal', () => {
    expect(legal(game, lay(game, full('f1: 7H\nt1: 8H\nstock: [2S]')))).toEqual(['draw', 't1-f1']);
  });

  it('C6, C3: a card on a foundation stays there; other moves this game has not', () => {
    const t = lay(game, full('f1: 7H 8H\nf2: 7H\nt1: 9S\nstock: [2S]'));
    expect(refused(game, t, 'f1-f2')).toEqual(['C6', 'Карта на базовой стопке там и остаётся.']);
    expect(refused(game, t, 'f1-t1')?.[0]).toBe('C6');
    expect(refused(game, t, 'redeal')?.[0]).toBe('C3');
  });
});

describe('Egyptian Pyramid: refilling and the end', () => {
  it('R9: an emptied place takes the top of the stock at once, and no hand fills a place', () => {
    const t = lay(game, full('f1: 7H\nt1: 8H\nwaste: 2C\nstock: [2S] [3S]'));
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), cards(game, t, 'waste'), cards(game, t, 'stock')]).toEqual(['3S', '2C', '[2S]']);
    const bare = lay(game, 'f1: 7H\nt1: 8H\nt2: 3S');
    expect(refused(game, bare, 't2-t3')).toEqual(['C8', 'Пустое место заполняется само; рукой карту на него не кладут.']);
  });

  it('R10: no column grows beyond thirteen cards, with whole runs either', () => {
    for (const options of [{}, { runs: 'whole', places: '12' }]) {
      const one = from(options);
      const columns = one.rules.piles.flatMap((pile, i) => (pile.role === 'tableau' ? [i] : []));
      expect(columns.every((pile) => one.rules.piles[pile]?.most === 13)).toBe(true);
      const t = dealTable(one, dealNumber(PACK_2X52, 3));
      for (let i = 0; i < 400; i++) {
        const moves = legalMoves(one, t);
        if (moves.count === 0) break;
        playMove(one, t, moves.at((i * 7) % moves.count));
        checkTable(one, t);
      }
    }
  });

  it('R11: the waste is not turned over', () => {
    const t = lay(game, full('f1: 7H\nt1: 8H\nwaste: 2C 3C'));
    expect(legal(game, t)).toEqual(['t1-f1']);
    expect(refused(game, t, 'turn')).toEqual(['R11', 'Колоду проходят один раз: талон не переворачивают.']);
  });

  it('R12: all 104 cards on the foundations is won; no move left before is lost (C11)', () => {
    const suits = ([0, 0, 1, 1, 2, 2, 3] as const).map((suit, i) => pileOf(`f${i + 1}`, suitUp(suit, 5)));
    const t = lay(game, [...suits, pileOf('f8', suitUp(3, 5).slice(0, 12)), 't5: 4S'].join('\n'));
    expect([result(game, t), legal(game, t)]).toEqual(['going on', ['t5-f8']]);
    play(game, t, 't5-f8');
    expect([result(game, t), legal(game, t)]).toEqual(['won', []]);
    expect(result(game, lay(game, full('f1: 7H\nwaste: 8H 2C')))).toBe('lost');
  });
});
