import { describe, expect, it } from 'vitest';
import { dealTable, PACK_52 } from '../engine/index.ts';
import { BLOCKED, LAST_MOVE, rowsOf } from './potocki.testkit.ts';
import { potocki } from './potocki.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(potocki);
const auto = open(potocki, { 'ace-rows': 'automatic' });

describe('Potocki: the list of positions that readers disagree on', () => {
  it('T1: an ace that lay first in the row it is given: the gap at place 2 takes the two of its suit (R2, R6)', () => {
    const t = dealTable(game, dealOf(PACK_52, 'AH'));
    play(game, t, 'a1-r1.1', 'a2-r2.1', 'a3-r3.1', 'a4-r4.1');
    expect(legal(game, t)).toContain('r1.3-r1.2');
    expect(refused(game, t, 'r2.3-r1.2')).toEqual(['R6', 'Сюда подходит только 2♥: место открывает ряд за своим тузом.']);
  });

  it('T2: of two gaps side by side the right one is dead until the left one is filled (R5)', () => {
    const t = dealTable(auto, dealOf(PACK_52, '5H AH AD'));
    expect(legal(auto, t)).toEqual(['r1.8-r1.3', 'r3.3-r3.2', 'r4.3-r4.2']);
    expect(refused(auto, t, 'r1.9-r1.4')).toEqual(['R5', 'Слева тоже пустое место: сюда пока ничего не положить.']);
    play(auto, t, 'r1.8-r1.3');
    expect(legal(auto, t)).toEqual(['r1.2-r1.8', 'r1.9-r1.4', 'r3.3-r3.2', 'r4.3-r4.2']);
  });

  it('T3: a gap behind a king and a gap behind that gap are dead; four dead gaps are a blocked game (R5, R8)', () => {
    const layout = rowsOf(
      'AH KH -- -- ? ? ? ? ? ? ? ? ? ?',
      'AD KD -- ? ? ? ? ? ? ? ? ? ? ?',
      'AC KC -- ? ? ? ? ? ? ? ? ? ? ?',
      'AS KS ? ? ? ? ? ? ? ? ? ? ? ?',
    );
    expect(legal(game, lay(game, layout))).toEqual(['redeal']);
    const strict = open(potocki, { redeals: '0' });
    expect([legal(strict, lay(strict, layout)), result(strict, lay(strict, layout))]).toEqual([[], 'lost']);
  });

  it('T4: a queen at the end of row 1 calls no king to place 2 of row 2 (R6)', () => {
    const t = lay(game, 'r1.1: AH\nr1.14: QH\nr2.1: AS\nr3.5: KH\nr3.6: 2S');
    expect(legal(game, t)).toEqual(['r3.6-r2.2']);
    expect(refused(game, t, 'r3.5-r2.2')).toEqual(['R6', 'Сюда подходит только 2♠: место открывает ряд за своим тузом.']);
  });

  it('T5: nothing before the fourth ace stands, and not two aces on one row (R3)', () => {
    const t = dealTable(game, dealOf(PACK_52, 'AH'));
    play(game, t, 'a1-r1.1', 'a2-r2.1', 'a3-r3.1');
    const first = 'Сначала поставьте четырёх тузов, по одному в начало ряда.';
    expect(refused(game, t, 'r1.3-r1.2')).toEqual(['R3', first]);
    expect(refused(game, t, 'redeal')).toEqual(['R3', first]);
    expect(refused(game, t, 'r1.1-r4.1')).toEqual(['R3', first]);
    expect(refused(game, t, 'a4-r2.1')).toEqual(['R3', 'В этом ряду уже стоит Т♦: тузы ставят по одному в ряд.']);
    expect(refused(game, t, 'a4-r4.2')).toEqual(['R3', 'Туза ставят на первое место ряда.']);
    expect(legal(game, t)).toEqual(['a4-r4.1']);
  });

  it('T6: a sequence in the middle of a row is gathered in a redeal (R9)', () => {
    const t = lay(game, BLOCKED);
    const gathered: string[] = [];
    t.listener = (event) => {
      if (event.step === 'flip' && event.to === 0) gathered.push(...event.cards.map(String));
    };
    play(game, t, 'redeal');
    // 21 cards, the run 6 to queen of diamonds (18..24 by number) among them.
    expect(gathered).toHaveLength(21);
    expect(gathered).toEqual(expect.arrayContaining(['18', '19', '20', '21', '22', '23', '24']));
  });

  it('T7: lengths 1, 5, 12, 13 leave gaps at places 2, 6, 13, 14 and get 12, 8, 1 and 0 cards (R9, R10, R11)', () => {
    const t = lay(game, BLOCKED);
    play(game, t, 'redeal');
    const gaps = [1, 2, 3, 4].map((row) => places(row).filter((place) => cards(game, t, place) === ''));
    expect(gaps).toEqual([['r1.2'], ['r2.6'], ['r3.13'], ['r4.14']]);
    expect(
      places(1)
        .slice(2)
        .every((place) => /^\w+$/.test(cards(game, t, place))),
    ).toBe(true);
    expect(
      places(2)
        .slice(0, 5)
        .map((place) => cards(game, t, place))
        .join(' '),
    ).toBe('AD 2D 3D 4D 5D');
    expect(
      places(3)
        .slice(0, 12)
        .map((place) => cards(game, t, place))
        .join(' '),
    ).toBe('AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC');
    expect(cards(game, t, 'stock')).toBe('');
    expect(refused(game, t, 'r1.3-r4.14')?.[0]).toBe('R5');
  });

  it('T8: a redeal is refused while a move is left, and after the second one (R8, R12)', () => {
    const open3 = 'r1.1: AH\nr1.5: 6C\nr3.9: 7C';
    expect(refused(game, lay(game, open3), 'redeal')?.[0]).toBe('R12');
    expect(refused(game, lay(game, `${open3}\nredeals = 2`), 'redeal')).toEqual(['R8', 'Пересдач больше не осталось.']);
    expect(refused(game, lay(game, `${BLOCKED}\nredeals = 2`), 'redeal')?.[0]).toBe('C11');
    const strict = open(potocki, { redeals: '0' });
    expect(refused(strict, lay(strict, open3), 'redeal')).toEqual(['R8', 'В этой игре не пересдают.']);
  });

  it('T10: the winning move with no redeal left is won, not lost (R13)', () => {
    const t = lay(game, `${LAST_MOVE}\nredeals = 2`);
    play(game, t, 'r3.14-r3.13');
    expect(result(game, t)).toBe('won');
  });

  it('T12: twelve in order and the king behind the gap: one move completes the row (R4, R7)', () => {
    const t = lay(
      game,
      'r2.1: AC\nr2.2: 2C\nr2.3: 3C\nr2.4: 4C\nr2.5: 5C\nr2.6: 6C\nr2.7: 7C\nr2.8: 8C\nr2.9: 9C\nr2.10: 10C\nr2.11: JC\nr2.12: QC\nr2.14: KC',
    );
    expect(legal(game, t)).toEqual(['r2.14-r2.13']);
    play(game, t, 'r2.14-r2.13');
    expect(refused(game, lay(game, 'r2.13: KC\nr1.1: AH\nr1.5: 2H'), 'r1.5-r2.14')?.[0]).toBe('R5');
  });
});

function places(row: number): string[] {
  return Array.from({ length: 14 }, (_, i) => `r${row}.${i + 1}`);
}

describe('Potocki: verdicts of positions laid by hand', () => {
  const strict = open(potocki, { redeals: '0' });
  const others =
    'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD --|AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC --|AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --';

  it('is won when the queen can come out from behind the king', () => {
    const t = lay(strict, rowsOf('AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH -- KH QH', ...others.split('|')));
    expect(verdict(strict, t)).toBe('won');
  });

  it('is lost when the only gap lies behind the king', () => {
    const t = lay(strict, rowsOf('AH 2H 3H 4H 5H 6H 7H 8H 9H 10H QH JH KH --', ...others.split('|')));
    expect(verdict(strict, t)).toBe('lost');
  });
});
