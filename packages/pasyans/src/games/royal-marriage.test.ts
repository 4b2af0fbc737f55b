import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardCode,
  dealCards,
  dealNumber,
  dealTable,
  eachValue,
  PACK_52,
  randomFrom,
  Session,
  soakPlay,
} from '../engine/index.ts';
import { royalMarriage } from './royal-marriage.ts';
import { cards, dealOf, lay, open, refused, result } from './shared/hand-layout.testkit.ts';
import { moves, playTyped, refusedTyped } from './shared/taking.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(royalMarriage);
const pairs = open(royalMarriage, { rule: 'pairs' });
const strict = open(royalMarriage, { row: 'strict-twelve' });
const allOpen = open(royalMarriage, { row: 'all-open' });

/** Twelve cards to the right of the queen, no two of them agreeing that stand around one card or two. */
const BLOCKED = 'row: QH 5H 2S 9S 3D 10D 4C JC 6S KS 7D 8D AC';
/** The same with one discard: the five of hearts. */
const FREE = BLOCKED.replace('2S', '2H');

describe('Royal Marriage: the deal', () => {
  it('R1, C1: the queen of hearts is on top, the king of hearts at the bottom, the other fifty between them in their order', () => {
    const deal = dealNumber(PACK_52, 7);
    const between = deal.cards.filter((card) => !['QH', 'KH'].includes(cardCode(card))).map(cardCode);
    const t = dealTable(allOpen, deal);
    expect(cards(allOpen, t, 'row')).toBe(['QH', ...between, 'KH'].join(' '));
    const usual = dealTable(game, deal);
    expect(cards(game, usual, 'row')).toBe(['QH', ...between.slice(0, 12)].join(' '));
    expect(cards(game, usual, 'stock')).toBe(['KH', ...between.slice(12).reverse()].map((code) => `[${code}]`).join(' '));
  });

  it('R1: wherever the two lie in the pack, the deal is the same', () => {
    const rest = PACK_52.cards.filter((card) => !['QH', 'KH'].includes(cardCode(card)));
    const [queen, king] = ['QH', 'KH'].map((code) => PACK_52.cards.find((card) => cardCode(card) === code) as Card);
    const rows = [
      [queen, king, ...rest],
      [...rest, queen, king],
      [king, ...rest.slice(0, 20), queen, ...rest.slice(20)],
    ].map((order) => cards(game, dealTable(game, dealCards(PACK_52, order as Card[])), 'row'));
    expect(new Set(rows).size).toBe(1);
  });

  it('R2: the row is the queen and twelve open cards; thirty-nine are closed', () => {
    const t = dealTable(game, dealOf(PACK_52, 'AC 7D 9S'));
    expect(cards(game, t, 'row').split(' ').slice(0, 4)).toEqual(['QH', 'AC', '7D', '9S']);
    expect([t.height(0), t.height(1)]).toEqual([39, 13]);
  });
});

describe('Royal Marriage: what is discarded', () => {
  it('R3: one card, or two neighbours, between two cards of equal suit or rank', () => {
    const t = lay(game, 'row: QH 2S 5H 9D 7C 5S 8S KC\nstock: [KH]');
    // 2♠ between the hearts; 9♦ 7♣ between the fives; 9♦ alone not, for 5♥ and 7♣ share nothing.
    expect(moves(game, t)).toEqual(['x2S', 'x5S.8S', 'x9D.7C']);
    expect(refusedTyped(game, t, 'x9D')).toEqual(['R3', 'По бокам стоят 5♥ и 7♣: ни масть, ни достоинство у них не общие.']);
    expect(refusedTyped(game, t, 'x9D.7C.5S')).toEqual(['R3', 'Сбрасывают одну карту или двух соседок.']);
    expect(refusedTyped(game, t, 'x2S.9D')).toEqual(['R3', 'Сбрасывают одну карту или двух соседок.']);
    expect(refusedTyped(game, t, 'xKC')).toEqual(['R3', 'На краю ряда карта не стоит между двумя другими.']);
    expect(refused(game, t, 'row-out', 5)).toEqual(['R3', 'По бокам стоят 5♥ и 7♣: ни масть, ни достоинство у них не общие.']);
    expect(refused(game, t, 'row-out', 7)).toEqual(['R5', 'Карты в ряду не переставляют.']);
  });

  it('R4: the queen and the king of hearts may be outer cards and are never discarded', () => {
    const t = lay(game, 'row: QH 2S 3C KH');
    expect(moves(game, t)).toEqual(['x2S.3C']);
    expect(refusedTyped(game, t, 'xQH')).toEqual(['R4', 'Даму и короля червей не сбрасывают.']);
    expect(refusedTyped(game, t, 'x3C.KH')?.[0]).toBe('R4');
    expect(refused(game, t, 'row-out', 4)?.[0]).toBe('R4');
  });

  it('R5: the row closes up, and what lay apart stands together', () => {
    const t = lay(game, 'row: QH 2S 5H 9D 7C KC\nstock: [KH] [8C]');
    playTyped(game, t, 'x2S');
    expect([cards(game, t, 'row'), cards(game, t, 'out')]).toEqual(['QH 5H 9D 7C KC 8C KH', '2S']);
    expect(refused(game, t, 'out-row')).toEqual(['R5', 'Сброшенные карты в ряд не возвращаются.']);
    expect(refusedTyped(game, t, 'x2S')).toEqual(['R5', 'Сброшенные карты в ряд не возвращаются.']);
  });

  it('R3: pairs: neighbours that agree go themselves, and the middle one of three whose outer two agree', () => {
    const t = lay(pairs, 'row: QH 2S 5H 9D 9C 7C KS\nstock: [KH]');
    expect(moves(pairs, t)).toEqual(['x2S', 'x9C.7C', 'x9D.9C']);
    expect(refusedTyped(pairs, t, 'x2S.5H')).toEqual(['R3', '2♠ и 5♥ не сходятся ни мастью, ни достоинством.']);
    playTyped(pairs, t, 'x9D.9C');
    expect(cards(pairs, t, 'row')).toBe('QH 2S 5H 7C KS KH');
  });
});

describe('Royal Marriage: the row', () => {
  it('R6: when nothing can be discarded, and only then, one card is added at the right', () => {
    const t = lay(game, `${BLOCKED}\nstock: [KH] [2C]`);
    expect(moves(game, t)).toEqual(['draw']);
    playTyped(game, t, 'draw');
    expect(cards(game, t, 'row')).toBe('QH 5H 2S 9S 3D 10D 4C JC 6S KS 7D 8D AC 2C');
    expect(refused(game, lay(game, 'row: QH 2S 5H\nstock: [KH] [3C]'), 'draw')).toEqual([
      'R6',
      'Пока можно что-нибудь сбросить, карт не добавляют.',
    ]);
    expect(refused(game, lay(game, 'row: QH 5H 2S 9S 3D KH'), 'draw')?.[0]).toBe('C11');
  });

  it('R7: the row is filled up to twelve at the right of the queen, at once', () => {
    const t = lay(game, `${FREE}\nstock: [KH] [JS] [2C]`);
    playTyped(game, t, 'x5H');
    expect([t.height(1), cards(game, t, 'row').endsWith('8D AC 2C'), cards(game, t, 'stock')]).toEqual([13, true, '[KH] [JS]']);
  });

  it('C3: the pack is neither turned over nor dealt again', () => {
    const t = lay(game, `${BLOCKED}\nstock: [KH] [2C]`);
    for (const name of ['turn', 'redeal']) expect(refused(game, t, name)?.[0]).toBe('C3');
    expect(refused(game, t, 'stock-row')?.[0]).toBe('C5');
  });

  it('R8: won when queen and king of hearts stand together alone and the stock is out; else lost when nothing goes on', () => {
    expect(result(game, lay(game, 'row: QH KH'))).toBe('won');
    expect(result(game, lay(game, 'row: QH 2S 3D 4C KH'))).toBe('lost');
    const last = lay(game, 'row: QH 2S KH');
    playTyped(game, last, 'x2S');
    expect([result(game, last), moves(game, last)]).toEqual(['won', []]);
  });

  it('tells how long the row is and what the stock holds', () => {
    const t = dealTable(game, dealNumber(PACK_52, 1));
    expect(game.rules.status?.(t)).toEqual({
      ru: 'Карт справа от дамы: 12. В колоде: 39',
      en: 'Cards to the right of the queen: 12. In the stock: 39',
    });
  });

  it('ends whatever is played, with every option', () => {
    for (const options of eachValue(royalMarriage.options)) {
      const of = open(royalMarriage, options);
      for (let id = 1; id <= 30; id++) expect(soakPlay(of, dealNumber(PACK_52, id), randomFrom(id)).ended).toBe(true);
    }
  });

  it('one small position can be won and one cannot, tried out to the end', () => {
    // The two of spades must wait: gone first, it leaves four cards between the hearts that nothing moves.
    const won = 'row: QH 2S 5H 9D 2C 7S KH';
    expect(verdict(game, lay(game, won))).toBe('won');
    const hasty = lay(game, won);
    playTyped(game, hasty, 'x2S');
    expect(result(game, hasty)).toBe('lost');
    expect(verdict(game, lay(game, 'row: QH 5H 2S 9S 3D KH'))).toBe('lost');
    expect(verdict(pairs, lay(pairs, 'row: QH 2S 3D 3C 4S KH'))).toBe('won');
  });

  it('keeps the stock closed until its cards come to the row', () => {
    const session = new Session(game, dealNumber(PACK_52, 9));
    expect(session.seen().piles[0]?.every(({ face }) => face === undefined)).toBe(true);
  });
});

describe('Royal Marriage: the list of positions that readers disagree on', () => {
  it('T1: Q♥ x 5♥: x may go; Q♥ x y Q♠: x and y may go', () => {
    expect(moves(game, lay(game, 'row: QH 2S 5H\nstock: [KH]')).includes('x2S')).toBe(true);
    expect(moves(game, lay(game, 'row: QH 2D 3C QS\nstock: [KH] [4C]'))).toEqual(['x2D.3C']);
  });

  it('T2: two cards between unequal outer cards are refused, although one of them could go alone', () => {
    const t = lay(game, 'row: QH 2S 5H 3C\nstock: [KH]');
    expect(moves(game, t)).toEqual(['x2S']);
    expect(refusedTyped(game, t, 'x2S.5H')).toEqual(['R3', 'По бокам стоят Д♥ и 3♣: ни масть, ни достоинство у них не общие.']);
  });

  it('T3: a discard makes two agreeing cards stand one apart: the next discard becomes possible', () => {
    const t = lay(game, 'row: QH 9D 5C 2S 5D KH');
    expect(moves(game, t)).toEqual(['x2S', 'x5C.2S']);
    playTyped(game, t, 'x2S');
    expect(moves(game, t)).toEqual(['x5C']);
    playTyped(game, t, 'x5C');
    expect(moves(game, t)).toEqual(['x9D.5D']);
  });

  it('T4: blocked at twelve, adding is legal; it is refused while a discard is possible', () => {
    expect(moves(game, lay(game, `${BLOCKED}\nstock: [KH] [2C]`))).toEqual(['draw']);
    const t = lay(game, `${FREE}\nstock: [KH] [2C]`);
    expect(moves(game, t)).toEqual(['x5H']);
    expect(refused(game, t, 'draw')?.[0]).toBe('R6');
  });

  it('T5: thirteen after adding: one discarded, no refilling; two discarded, one refilled', () => {
    const t = lay(game, `${BLOCKED}\nstock: [KH] [2C] [8S]`);
    playTyped(game, t, 'draw');
    expect(moves(game, t)).toEqual(['xAC']);
    playTyped(game, t, 'xAC');
    expect([t.height(1), t.height(0), cards(game, t, 'row').endsWith('7D 8D 8S')]).toEqual([13, 2, true]);
    const two = lay(game, `${BLOCKED}\nstock: [KH] [2C] [7C]`);
    playTyped(game, two, 'draw');
    expect(moves(game, two)).toEqual(['x8D.AC']);
    playTyped(game, two, 'x8D.AC');
    expect([two.height(1), two.height(0), cards(game, two, 'row').endsWith('KS 7D 7C 2C')]).toEqual([13, 1, true]);
  });

  it('T6: stock out, row shorter than twelve: no refilling, play goes on; blocked then means lost', () => {
    const t = lay(game, 'row: QH 2S 5H 9D 4C 7S KH');
    playTyped(game, t, 'x2S');
    expect([cards(game, t, 'row'), result(game, t)]).toEqual(['QH 5H 9D 4C 7S KH', 'lost']);
  });

  it('T7: the king enters as the last card at the right and may be an outer card', () => {
    const t = lay(game, 'row: QH 2S 5H 9D\nstock: [KH]');
    playTyped(game, t, 'x2S');
    expect(cards(game, t, 'row')).toBe('QH 5H 9D KH');
    expect(moves(game, t)).toEqual(['x5H.9D', 'x9D']);
  });

  it('T8: Q♥ x y K♥ with the stock out: both go, won', () => {
    const t = lay(game, 'row: QH 9D 2S KH');
    playTyped(game, t, 'x9D.2S');
    expect([cards(game, t, 'row'), result(game, t)]).toEqual(['QH KH', 'won']);
  });

  it('T9: pairs: Q♥ next to 5♥ is no pair to discard', () => {
    const t = lay(pairs, 'row: QH 5H 2S 9C KH');
    expect(moves(pairs, t)).toEqual([]);
    const more = lay(pairs, 'row: QH 5H 2S 9C\nstock: [KH] [3D]');
    expect(refusedTyped(pairs, more, 'xQH.5H')).toEqual(['R4', 'Даму и короля червей не сбрасывают.']);
  });

  it('T10: strict-twelve: blocked with cards in the stock is lost at once; all-open has no stock at all', () => {
    const t = lay(strict, `${BLOCKED}\nstock: [KH] [2C]`);
    expect([moves(strict, t), result(strict, t)]).toEqual([[], 'lost']);
    const free = lay(strict, `${FREE}\nstock: [KH] [2C]`);
    expect(refused(strict, free, 'draw')).toEqual(['R6', 'Больше двенадцати карт справа от дамы не бывает: ряд не наращивают.']);
    const whole = dealTable(allOpen, dealNumber(PACK_52, 3));
    expect([whole.height(0), whole.height(1)]).toEqual([0, 52]);
    expect(refused(allOpen, whole, 'draw')).toEqual(['R6', 'Колода кончилась: добавить нечего.']);
  });
});
