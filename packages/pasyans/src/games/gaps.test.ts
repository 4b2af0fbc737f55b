import { describe, expect, it } from 'vitest';
import { dealTable, type Game, move, PACK_52, REDEAL, refusal, writeLayout } from '../engine/index.ts';
import { gaps } from './gaps.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(gaps);
const basic = open(gaps, { variant: 'basic' });
/** Each row one suit in order, as the unshuffled pack falls. */
const IN_ORDER = dealOf(PACK_52, 'AH');
const STARTS = ['r1.2', 'r2.2', 'r3.2', 'r4.2'];

describe('Gaps: the deal', () => {
  it('R1: p1 to p13 lie open on places 2 to 14 of row 1, then rows 2, 3, 4', () => {
    const t = dealTable(game, dealOf(PACK_52, 'KS QH'));
    expect(['r1.2', 'r1.3', 'r1.14', 'r2.2', 'r4.14'].map((name) => cards(game, t, name))).toEqual(['KS', 'QH', 'JH', 'KH', 'QS']);
    expect(refused(game, t, 'draw')?.[0]).toBe('R1');
  });

  it('R2: the aces lie aside, where they lay is a gap; they are not played, and nothing goes to their side', () => {
    const t = dealTable(game, IN_ORDER);
    expect(['a1', 'a2', 'a3', 'a4'].map((name) => cards(game, t, name))).toEqual(['AH', 'AD', 'AC', 'AS']);
    expect(STARTS.map((name) => cards(game, t, name))).toEqual(['', '', '', '']);
    expect(refused(game, t, 'a1-r1.1')).toEqual(['R2', 'Тузы вынуты и в игре не участвуют.']);
    expect(refused(game, t, 'r1.3-r1.1')?.[0]).toBe('R2');
  });

  it('R2: in the basic variant the aces stand before the rows, ♥ ♦ ♣ ♠ from the top', () => {
    const t = dealTable(basic, IN_ORDER);
    expect(['r1.1', 'r2.1', 'r3.1', 'r4.1'].map((name) => cards(basic, t, name))).toEqual(['AH', 'AD', 'AC', 'AS']);
    expect(writeLayout(basic, t)).not.toMatch(/^a/m);
  });
});

describe('Gaps: moves', () => {
  it('R3: a row is started by any two, one that starts another row too', () => {
    const t = lay(game, 'r1.2: 2H\nr1.9: 2S\nr2.2: 5C\nr3.2: 8C\nr1.10: KH');
    expect(legal(game, t)).toEqual(['r1.2-r4.2', 'r1.9-r4.2']);
    expect(refused(game, t, 'r2.2-r4.2')).toEqual(['R3', 'Ряд начинает только двойка.']);
    play(game, t, 'r1.2-r4.2');
    expect(legal(game, t)).toEqual(['r1.9-r1.2', 'r4.2-r1.2']);
  });

  it('R3: in the basic variant only the two of the ace starts its row', () => {
    const t = lay(basic, 'r1.1: AH\nr2.1: AS\nr3.4: 2H\nr3.9: 2S');
    expect(legal(basic, t)).toEqual(['r3.4-r1.2', 'r3.9-r2.2']);
    expect(refused(basic, t, 'r3.4-r2.2')?.[0]).toBe('R6');
  });

  it.each([game, basic])(
    'R4: a gap takes the next card of its left neighbour in suit, from wherever it lies ($options)',
    (either: Game) => {
      const t = lay(either, 'r1.2: 4D\nr1.5: 6C\nr2.2: 9D\nr3.2: JC\nr3.9: 7C\nr4.2: 7S\nr4.5: 8C');
      expect(legal(either, t)).toEqual(['r3.9-r1.6', 'r4.5-r3.10']);
      expect(refused(either, t, 'r4.2-r1.6')).toEqual(['R4', 'Сюда подходит только 7♣: слева лежит 6♣.']);
      expect(refused(either, t, 'r3.9-r4.5')).toEqual(['R4', 'Это место занято: здесь лежит 8♣.']);
      play(either, t, 'r3.9-r1.6');
      expect(legal(either, t)).toEqual(['r4.5-r1.7']);
    },
  );

  it('R5: nothing goes behind a king or behind another gap', () => {
    const t = lay(game, 'r1.2: 4D\nr1.5: KC\nr2.2: 9D\nr3.2: 9C\nr3.9: 10C\nr4.2: 7S');
    expect(refused(game, t, 'r4.2-r1.6')?.[0]).toBe('R5');
    expect(refused(game, t, 'r4.2-r1.8')?.[0]).toBe('R5');
  });

  it('R6: the end of a row is no neighbour of the next one; in the basic variant the aces stay', () => {
    const t = lay(game, 'r1.14: 6C\nr3.9: 7C\nr1.2: 4D\nr3.2: 9C\nr4.2: 7S\nr4.9: 8S');
    expect(legal(game, t)).toEqual(['r4.9-r4.3']);
    expect(refused(game, t, 'r3.9-r2.2')?.[0]).toBe('R3');
    expect(refused(basic, lay(basic, 'r1.1: AH\nr3.9: 2H'), 'r1.1-r2.2')?.[0]).toBe('R6');
  });
});

const row = (r: number, suit: string, from: number): string =>
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank, i) => `r${r}.${from + i}: ${rank}${suit}`).join('\n');

describe('Gaps: the end', () => {
  it('R7: won when every row runs from two to king in one suit, in whatever row', () => {
    const three = [row(1, 'S', 2), row(2, 'H', 2), row(3, 'D', 2)].join('\n');
    expect(result(game, lay(game, `${three}\n${row(4, 'C', 2)}`))).toBe('won');
    const shifted = lay(game, `${three}\n${row(4, 'C', 3)}`);
    expect(result(game, shifted)).toBe('going on');
    for (let place = 3; place <= 14; place++) play(game, shifted, `r4.${place}-r4.${place - 1}`);
    expect(result(game, shifted)).toBe('won');
  });

  it('R8: there is one deal: blocked is lost', () => {
    const t = lay(game, 'r1.2: KD\nr2.2: KH\nr3.2: KC\nr4.2: KS\nr4.4: 5S');
    expect(result(game, t)).toBe('lost');
    const open = dealTable(game, IN_ORDER);
    expect(refusal(game, open, move(REDEAL))?.rule).toBe('R8');
  });
});
