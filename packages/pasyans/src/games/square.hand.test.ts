import { describe, expect, it } from 'vitest';
import type { Game, Options, Table } from '../engine/index.ts';
import { cards, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';
import { almost, down, up } from './square.testkit.ts';
import { square } from './square.ts';

const game = open(square);
const from = (options: Options): Game => open(square, options);
const foundationMoves = (game: Game, t: Table): string[] => legal(game, t).filter((name) => /-[ak]/.test(name));

function draw(game: Game, t: Table, times: number): void {
  for (let i = 0; i < times; i++) play(game, t, 'draw');
}

describe('Square: the list of positions that readers disagree on', () => {
  it('T1: a king laid on pile 4 during the deal stays there until the pack is out (R3)', () => {
    const t = lay(game, 'stock: [9C] [KH]\nlaid = 3');
    play(game, t, 'draw');
    expect([cards(game, t, 't4'), legal(game, t), refused(game, t, 't4-k1')?.[0]]).toEqual(['KH', ['draw'], 'R3']);
    play(game, t, 'draw', 't4-k1');
    expect(cards(game, t, 'k1')).toBe('KH');
  });

  it('T2: a base card fits: played, the next card comes to the same pile, and the following one to the pile that was next anyway (R4)', () => {
    const t = lay(game, 'stock: [9C] [8C] [7C] [AH]\nlaid = 10');
    play(game, t, 'draw', 't11-a1');
    expect([cards(game, t, 't11'), t.counter(0)]).toEqual(['7C', 11]);
    draw(game, t, 2);
    expect([cards(game, t, 't12'), cards(game, t, 't1')]).toEqual(['8C', '9C']);
  });

  it('T3: the replacing card fits too: it can be played and is replaced in turn (R4)', () => {
    const t = lay(game, 't12: AH\nstock: [9C] [3H] [2H]');
    play(game, t, 't12-a1', 't12-a1', 't12-a1');
    expect([cards(game, t, 'a1'), cards(game, t, 't12'), cards(game, t, 'stock')]).toEqual(['AH 2H 3H', '9C', '']);
  });

  it('T4: the last card of the pack is used as a replacement: the deal phase ends (R6)', () => {
    const t = lay(game, 't1: KD\nt10: AH\nstock: [9C]\nlaid = 7');
    play(game, t, 't10-a1');
    expect([cards(game, t, 't10'), t.counter(0)]).toEqual(['9C', 0]);
    expect([refused(game, t, 'draw')?.[0], foundationMoves(game, t)]).toEqual(['R6', ['t1-k2']]);
  });

  it('T5: a base card held back, covered in the next round, is played only in the play phase (R5)', () => {
    const t = lay(game, 't10: AH\nstock: [3D] [5H]\nlaid = 9');
    play(game, t, 'draw');
    expect([cards(game, t, 't10'), legal(game, t)]).toEqual(['AH 5H', ['draw']]);
    play(game, t, 'draw', 't10-t1', 't10-a1');
    expect([cards(game, t, 'a1'), cards(game, t, 't1')]).toEqual(['AH', '5H']);
  });

  it('T6: with 4+4 the second ace of a suit goes only on the two of its king pile (R2)', () => {
    const fromT1 = (text: string): string[] => foundationMoves(game, lay(game, text)).filter((name) => name.startsWith('t1'));
    const ace = 'a1: AH\nt1: AH\nk1: ';
    expect(fromT1(`${ace}${down('H', 11)}`)).toEqual([]);
    expect(fromT1(`${ace}${down('H', 12)}`)).toEqual(['t1-k1']);
    const king = 'k1: KH\nt1: KH\na1: ';
    expect(fromT1(`${king}${up('H', 12)}`)).toEqual(['t1-a1']);
  });

  it('T7, C7: 7H with the ace pile at 6 and the king pile at 8: both are legal', () => {
    const t = lay(game, `a1: ${up('H', 6)}\nk1: ${down('H', 6)}\nt5: 7H`);
    expect(foundationMoves(game, t)).toEqual(['t5-a1', 't5-k1']);
  });

  it('T8: ace pile top 7, king pile top 8: the 7 may change over, then the 6; the ace may not (R9)', () => {
    const t = lay(game, `a1: ${up('H', 7)}\nk1: ${down('H', 6)}`);
    for (const n of [7, 6, 5, 4, 3, 2]) {
      expect(foundationMoves(game, t)).toContain('a1-k1');
      play(game, t, 'a1-k1');
      expect(cards(game, t, 'a1')).toBe(up('H', n - 1));
    }
    expect([foundationMoves(game, t), refused(game, t, 'a1-k1')?.[0]]).toEqual([['k1-a1'], 'R9']);
  });

  it('T9: pile moves: 7H on 8H and on 6H, not on 8D; ace not on king (R8)', () => {
    const strict = from({ 'fill-empty': 'no' });
    const t = lay(strict, 't1: 7H\nt2: 8H\nt3: 6H\nt4: 8D\nt5: AC\nt6: KC');
    expect(legal(strict, t).filter((name) => /^t.-t/.test(name))).toEqual(['t1-t2', 't1-t3', 't2-t1', 't3-t1']);
    expect(refused(strict, t, 't5-t6')).toEqual(['R8', 'На К♣ можно положить только Д♣.']);
    expect(refused(strict, t, 't6-t5')).toEqual(['R8', 'На Т♣ можно положить только 2♣.']);
  });

  it('T10: redeal with fewer than 12 cards: some piles get none, and the play phase follows (R11)', () => {
    const t = lay(game, 't2: 2H 3D 4C 5S 6H\nt7: 7D 8C 9S 10H');
    play(game, t, 'redeal');
    draw(game, t, 9);
    expect(['t9', 't10', 't11', 't12'].map((name) => cards(game, t, name))).toEqual(['10H', '', '', '']);
    expect([t.counter(0), legal(game, t).includes('t9-t10')]).toEqual([0, true]);
  });

  it('T11: redeal order from piles of different height, one of them empty (R11)', () => {
    const t = lay(game, 't1: 2C\nt2: 3C 4C 5C\nt4: 6C 7C\nt10: 8C');
    play(game, t, 'redeal');
    draw(game, t, 7);
    expect(['t1', 't2', 't3', 't4', 't5', 't6', 't7'].map((name) => cards(game, t, name)).join(' ')).toBe('2C 3C 4C 5C 6C 7C 8C');
  });

  it('T12: no fourth deal (R11)', () => {
    const t = lay(game, 't1: 2C\nt2: 9D');
    for (const made of [1, 2]) {
      play(game, t, 'redeal', 'draw', 'draw');
      expect(t.counter(1)).toBe(made);
    }
    expect(legal(game, t)).not.toContain('redeal');
    expect(refused(game, t, 'redeal')).toEqual(['R11', 'Квадрат уже разложен трижды, четвёртого раза не бывает.']);
  });

  it('T13: 8+8: two ace piles of a suit at different heights; aces and kings only open foundations (R2)', () => {
    const all = from({ foundations: '8+8' });
    const t = lay(all, `a1: ${up('H', 3)}\na5: ${up('H', 2)}\nk1: ${down('H', 8)}\nt1: 3H\nt2: 4H\nt3: AD\nt4: KS`);
    expect(foundationMoves(all, t)).toEqual(['t1-a5', 't2-a1', 't3-a2', 't3-a6', 't4-k4', 't4-k8']);
    const ends = lay(all, `a1: ${up('H', 12)}\nk1: ${down('H', 12)}\nk5: KH\nt1: AH\nt2: 10C`);
    expect(refused(all, ends, 't1-k1')).toEqual(['R2', 'Эта стопка уже собрана.']);
    // The queen may change over to the king pile of its suit that has only its king.
    expect(foundationMoves(all, ends)).toEqual(['a1-k5', 't1-a5']);
  });

  it('R13: with 8+8 the foundations may meet anywhere', () => {
    const all = from({ foundations: '8+8' });
    const meeting = (suit: string, i: number, n: number): string =>
      `a${i}: ${up(suit, n)}\nk${i}: ${down(suit, 13 - n)}\na${i + 4}: ${up(suit, 12)}\nk${i + 4}: ${down(suit, 1)}`;
    const t = lay(all, [...'HDCS'].map((suit, i) => meeting(suit, i + 1, [1, 12, 6, 7][i] as number)).join('\n'));
    expect(result(all, t)).toBe('won');
  });
});

describe('Square: verdicts', () => {
  // Of hearts, jack, queen and king are missing on the ace pile, and the king lies on the jack.
  const position = (redeals: number): string => almost(`a1: ${up('H', 10)}\nt1: JH KH\nt2: QH\nredeals = ${redeals}`);
  const strict = from({ 'fill-empty': 'no' });

  it('the king blocks the jack: won by way of an empty place', () => {
    const t = lay(game, position(2));
    play(game, t, 't1-t3', 't1-a1', 't2-a1', 't3-a1');
    expect(result(game, t)).toBe('won');
    expect(verdict(game, lay(game, position(2)))).toBe('won');
  });

  it('the same is lost where empty places stay empty, whatever is played, unless a redeal is left', () => {
    expect(verdict(strict, lay(strict, position(2)))).toBe('lost');
    expect(verdict(strict, lay(strict, position(1)))).toBe('won');
  });
});
