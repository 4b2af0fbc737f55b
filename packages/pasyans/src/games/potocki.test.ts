import { describe, expect, it } from 'vitest';
import { dealTable, PACK_52 } from '../engine/index.ts';
import { BLOCKED, LAST_MOVE, rowsOf } from './potocki.testkit.ts';
import { potocki } from './potocki.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(potocki);
const auto = open(potocki, { 'ace-rows': 'automatic' });
/** Each row one suit in order, as the unshuffled pack falls. */
const IN_ORDER = dealOf(PACK_52, 'AH');

describe('Potocki: the deal', () => {
  it('R1: p1 to p13 lie open on places 2 to 14 of row 1, then rows 2, 3, 4', () => {
    const t = dealTable(game, dealOf(PACK_52, 'KS QH'));
    expect([cards(game, t, 'r1.1'), cards(game, t, 'r1.2'), cards(game, t, 'r1.3')]).toEqual(['', 'KS', 'QH']);
    expect([cards(game, t, 'r1.14'), cards(game, t, 'r2.2'), cards(game, t, 'r4.14')]).toEqual(['JH', 'KH', 'QS']);
    expect(cards(game, t, 'stock')).toBe('');
  });

  it('R2: the aces are taken out; where they lay is a gap and nothing moves up', () => {
    const t = dealTable(game, IN_ORDER);
    expect(['a1', 'a2', 'a3', 'a4'].map((name) => cards(game, t, name))).toEqual(['AH', 'AD', 'AC', 'AS']);
    expect([cards(game, t, 'r1.2'), cards(game, t, 'r1.3'), cards(game, t, 'r1.14')]).toEqual(['', '2H', 'KH']);
  });

  it('R3: each ace goes to any row that has none, and nothing else is played before', () => {
    const t = dealTable(game, IN_ORDER);
    const all = ['a1', 'a2', 'a3', 'a4'].flatMap((ace) => [1, 2, 3, 4].map((row) => `${ace}-r${row}.1`));
    expect(legal(game, t)).toEqual(all);
    play(game, t, 'a3-r2.1');
    expect(legal(game, t)).toEqual(all.filter((name) => !name.startsWith('a3') && !name.endsWith('r2.1')));
    play(game, t, 'a1-r1.1', 'a4-r3.1');
    expect(legal(game, t)).toEqual(['a2-r4.1']);
    play(game, t, 'a2-r4.1');
    expect(legal(game, t)).toEqual(['r1.3-r1.2', 'r2.3-r4.2', 'r3.3-r2.2', 'r4.3-r3.2']);
  });

  it('R3: automatic puts hearts, diamonds, clubs, spades at the head of the rows from the top', () => {
    const t = dealTable(auto, IN_ORDER);
    expect(['r1.1', 'r2.1', 'r3.1', 'r4.1'].map((name) => cards(auto, t, name))).toEqual(['AH', 'AD', 'AC', 'AS']);
    expect(legal(auto, t)).toEqual(['r1.3-r1.2', 'r2.3-r2.2', 'r3.3-r3.2', 'r4.3-r4.2']);
  });
});

describe('Potocki: moves', () => {
  it('R4: a gap takes the next card of its left neighbour in suit from wherever it lies, which leaves a new gap', () => {
    const t = lay(game, 'r1.1: AH\nr1.5: 6C\nr3.9: 7C\nr4.4: 7S\nr4.5: 8C');
    expect(legal(game, t)).toEqual(['r3.9-r1.6', 'r4.5-r3.10']);
    expect(refused(game, t, 'r4.4-r1.6')).toEqual(['R4', 'Сюда подходит только 7♣: слева лежит 6♣.']);
    play(game, t, 'r3.9-r1.6');
    expect([cards(game, t, 'r1.6'), cards(game, t, 'r3.9')]).toEqual(['7C', '']);
    expect(legal(game, t)).toEqual(['r4.5-r1.7']);
  });

  it('R4: a place that is taken, the tray and the stock are no gaps', () => {
    const t = lay(game, 'r1.1: AH\nr1.5: 6C\nr3.9: 7C\nr4.5: 8C');
    expect(refused(game, t, 'r3.9-r4.5')).toEqual(['R4', 'Это место занято: здесь лежит 8♣.']);
    expect(refused(game, t, 'r3.9-a1')?.[0]).toBe('R4');
    expect(refused(game, t, 'r3.9-stock')?.[0]).toBe('R4');
    expect(refused(game, t, 'r2.2-r1.6')?.[0]).toBe('C13');
  });

  it('R5: nothing goes to the right of a king or of another gap', () => {
    const t = lay(game, 'r1.1: AH\nr1.5: KC\nr3.9: 7C\nr4.5: 8C');
    expect(refused(game, t, 'r3.9-r1.6')).toEqual(['R5', 'Справа от короля места нет: старше короля карты не бывает.']);
    expect(refused(game, t, 'r3.9-r1.7')).toEqual(['R5', 'Слева тоже пустое место: сюда пока ничего не положить.']);
    expect(legal(game, t)).toEqual(['r4.5-r3.10']);
  });

  it('R6: place 2 follows the ace of its own row; aces never move', () => {
    const t = lay(game, 'r1.1: AH\nr2.1: AS\nr1.14: QC\nr3.9: 2S\nr4.5: KC\nr4.9: 2H');
    expect(legal(game, t)).toEqual(['r3.9-r2.2', 'r4.9-r1.2']);
    expect(refused(game, t, 'r1.1-r2.2')).toEqual(['R6', 'Туз остаётся во главе своего ряда.']);
  });

  it('says what this game has not', () => {
    const t = lay(game, 'r1.1: AH\nr4.9: 2H');
    expect(refused(game, t, 'draw')?.[0]).toBe('R1');
    expect(refused(game, t, 'turn')?.[0]).toBe('R1');
    expect(refused(game, dealTable(game, IN_ORDER), 'draw')?.[0]).toBe('R3');
  });
});

describe('Potocki: the end', () => {
  it('R7, R13: won when all four rows run from ace to king, whatever row each suit has', () => {
    const t = lay(game, LAST_MOVE);
    expect([legal(game, t), result(game, t)]).toEqual([['r3.14-r3.13'], 'going on']);
    play(game, t, 'r3.14-r3.13');
    expect([legal(game, t), result(game, t)]).toEqual([[], 'won']);
  });

  it('R8: blocked and not in order: two redeals, three deals in all', () => {
    for (const made of [0, 1]) {
      const t = lay(game, `${BLOCKED}\nredeals = ${made}`);
      play(game, t, 'redeal');
      expect(t.counter(0)).toBe(made + 1);
    }
    expect(result(game, lay(game, `${BLOCKED}\nredeals = 2`))).toBe('lost');
  });

  it('R13: blocked with no redeal left is lost', () => {
    const strict = open(potocki, { redeals: '0' });
    expect(result(strict, lay(strict, BLOCKED))).toBe('lost');
    const once = open(potocki, { redeals: '1' });
    expect([result(once, lay(once, BLOCKED)), result(once, lay(once, `${BLOCKED}\nredeals = 1`))]).toEqual(['going on', 'lost']);
  });

  it('R12: redealing is a move only when no other is left', () => {
    const t = lay(game, BLOCKED);
    expect(legal(game, t)).toEqual(['redeal']);
    play(game, t, 'redeal');
    expect(legal(game, t)).not.toContain('redeal');
    expect(refused(game, t, 'redeal')).toEqual(['R12', 'Ещё есть ходы: пересдают, только когда ни одного не осталось.']);
  });

  it('R12: the aces and their rows stay', () => {
    const t = lay(
      game,
      rowsOf(
        'AS KH -- ? ? ? ? ? ? ? ? ? ? ?',
        'AH KD -- ? ? ? ? ? ? ? ? ? ? ?',
        'AC KC -- ? ? ? ? ? ? ? ? ? ? ?',
        'AD KS -- ? ? ? ? ? ? ? ? ? ? ?',
      ),
    );
    play(game, t, 'redeal');
    expect(['r1.1', 'r2.1', 'r3.1', 'r4.1'].map((name) => cards(game, t, name))).toEqual(['AS', 'AH', 'AC', 'AD']);
  });
});
