import { describe, expect, it } from 'vitest';
import { dealNumber, dealTable, type Game, type Options, PACK_2X52, type Table } from '../engine/index.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { almost, down, up } from './square.testkit.ts';
import { square } from './square.ts';

const game = open(square);
const from = (options: Options): Game => open(square, options);
const AROUND = Array.from({ length: 12 }, (_, i) => `t${i + 1}`);

function draw(game: Game, t: Table, times: number): void {
  for (let i = 0; i < times; i++) play(game, t, 'draw');
}

describe('Square: dealing', () => {
  it('R1: one card at a time onto piles 1 to 12, round after round', () => {
    const t = dealTable(game, dealOf(PACK_2X52, '2H 3D 4C 5S 6H 7D 8C 9S 10H JD QC 2S 3H'));
    expect([legal(game, t), cards(game, t, 'stock').split(' ').length]).toEqual([['draw'], 104]);
    draw(game, t, 4);
    expect(AROUND.map((name) => cards(game, t, name)).join(' ')).toBe('2H 3D 4C 5S        ');
    expect(refused(game, t, 'draw')).toEqual(['R1', 'Кладут по одной карте, по порядку: следующая идёт на стопку 5.']);
    draw(game, t, 9);
    expect([cards(game, t, 't1'), cards(game, t, 't12')]).toEqual(['2H 3H', '2S']);
    expect(refused(game, t, 't1-stock')).toEqual(['R1', 'В колоду карты не возвращают.']);
  });

  it('R2: aces up and kings down in suit, one of each suit to its own pile', () => {
    const t = lay(game, 't1: AD\nt2: KD\nt3: 2D\nt4: AH\na1: AH 2H\nk1: KH');
    expect(legal(game, t).filter((name) => /-[ak]/.test(name))).toEqual(['t1-a2', 't2-k2']);
    expect(refused(game, t, 't3-a2')).toEqual(['R2', 'Эту стопку начинает только Т♦.']);
    expect(refused(game, t, 't4-a1')).toEqual(['R2', 'Сюда подходит только 3♥: сверху лежит 2♥.']);
    expect(refused(game, t, 't1-k1')).toEqual(['R2', 'Сюда подходит только Д♥: сверху лежит К♥.']);
    expect(['a1', 'k3', 't1'].map((name) => game.rules.ghost?.(t, game.pileNumbers.get(name) as number))).toEqual([
      { rank: 3, suit: 0 },
      { rank: 13, suit: 2 },
      undefined,
    ]);
  });

  it('R2: an ace pile ends with the king, a king pile with the ace', () => {
    const t = lay(game, `a1: ${up('H', 12)}\nk1: ${down('H', 12)}\na2: ${up('D', 13)}\nt1: KH\nt2: AH\nt3: KD`);
    expect(legal(game, t).filter((name) => /^t.-[ak]/.test(name))).toEqual(['t1-a1', 't2-k1', 't3-k2']);
    expect(refused(game, t, 't3-a2')).toEqual(['R2', 'Эта стопка уже собрана.']);
  });

  it('R3: while the pack is being dealt, only the base plays, and nothing moves between piles or sides', () => {
    const t = lay(game, `t1: AH\nt9: AS\nt10: AD\nt11: 2H\nt12: 3H\na3: ${up('C', 7)}\nk3: ${down('C', 6)}\nstock: [9H]`);
    expect(legal(game, t)).toEqual(['draw', 't10-a2']);
    const side = 'Пока колода раздаётся, на тузов и королей идут карты только с основания: стопки 10, 11 и 12.';
    expect([refused(game, t, 't1-a1'), refused(game, t, 't9-a4')]).toEqual([
      ['R3', side],
      ['R3', side],
    ]);
    expect(refused(game, t, 't11-t12')?.[0]).toBe('R8');
    expect(refused(game, t, 'a3-k3')?.[0]).toBe('R9');
  });

  it('R4: the place of the card taken is filled at once with the next card of the pack', () => {
    const t = lay(game, 't10: 9S AH\nstock: [QC] [7D]\nlaid = 2');
    play(game, t, 't10-a1');
    expect([cards(game, t, 'a1'), cards(game, t, 't10'), cards(game, t, 'stock'), t.counter(0)]).toEqual(['AH', '9S 7D', '[QC]', 2]);
    t.undoTo(0);
    expect([cards(game, t, 'a1'), cards(game, t, 't10')]).toEqual(['', '9S AH']);
  });

  it('R5: playing from the base is not forced: the player may deal on', () => {
    const t = lay(game, 't10: AH\nstock: [QC] [7D]\nlaid = 10');
    expect(legal(game, t)).toEqual(['draw', 't10-a1']);
    play(game, t, 'draw');
    expect([cards(game, t, 't11'), legal(game, t)]).toEqual(['7D', ['draw', 't10-a1']]);
  });

  it('R6: the deal ends when the pack is empty', () => {
    const t = lay(game, 't1: AH\nstock: [QC]\nlaid = 5');
    play(game, t, 'draw');
    expect([cards(game, t, 't6'), t.counter(0)]).toEqual(['QC', 0]);
    expect(legal(game, t)).toContain('t1-a1');
    expect(refused(game, t, 'draw')).toEqual(['R6', 'Вся колода уже разложена.']);
  });
});

describe('Square: playing', () => {
  it('R7: the top cards of all piles may go to the foundations', () => {
    const t = lay(
      game,
      AROUND.map((name, i) => `${name}: 5${'HDCS'[i >> 1] ?? 'H'} ${['AH', 'KH', 'AD', 'KD', 'AC', 'KC', 'AS', 'KS'][i] ?? '9C'}`)
        .slice(0, 8)
        .join('\n'),
    );
    expect(legal(game, t).filter((name) => /-[ak]/.test(name))).toEqual('t1-a1 t2-k1 t3-a2 t4-k2 t5-a3 t6-k3 t7-a4 t8-k4'.split(' '));
  });

  it('R8: a top card goes to another pile on a card of its suit one rank higher or lower', () => {
    const strict = from({ 'fill-empty': 'no' });
    const t = lay(strict, 't1: 7H\nt2: 8H\nt3: 6H\nt4: 8D\nt5: 10H');
    expect(legal(strict, t)).toEqual(['redeal', 't1-t2', 't1-t3', 't2-t1', 't3-t1']);
    expect(refused(strict, t, 't1-t4')).toEqual(['R8', 'На 8♦ можно положить только 7♦ или 9♦.']);
    expect(refused(strict, t, 't1-t5')?.[0]).toBe('R8');
    play(strict, t, 't1-t2');
    expect(refused(strict, t, 't2-t3', 2)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: 7♥.']);
  });

  it('R9: from the ace pile to the king pile of the suit and back, never the base card, never to a pile', () => {
    const t = lay(game, `a1: ${up('H', 7)}\nk1: ${down('H', 6)}\nt1: 9C\na2: AD\nk2: ${down('D', 11)}`);
    expect(legal(game, t).filter((name) => /^[ak]/.test(name))).toEqual(['a1-k1', 'k1-a1']);
    expect(refused(game, t, 'a2-k2')).toEqual(['R9', 'Т♦ — начальная карта, она со своей стопки не уходит.']);
    expect(refused(game, t, 'a1-t1')).toEqual(['R9', 'С базовой стопки карта на стопки квадрата не возвращается.']);
    expect(refused(game, t, 'a1-a2')?.[0]).toBe('R9');
    expect(refused(game, t, 'a1-k2')?.[0]).toBe('R2');
    play(game, t, 'a1-k1', 'a1-k1');
    expect([cards(game, t, 'a1'), cards(game, t, 'k1')]).toEqual([up('H', 5), down('H', 8)]);
    play(game, t, 'k1-a1');
    expect(cards(game, t, 'a1')).toBe(up('H', 6));
  });

  it('R10: an empty pile takes any top card of another pile, or none with fill-empty=no', () => {
    const text = almost(`a1: ${up('H', 10)}\nt1: JH QH KH`);
    expect(legal(game, lay(game, text))).toEqual(['redeal', ...AROUND.slice(1).map((name) => `t1-${name}`)].sort());
    const strict = from({ 'fill-empty': 'no' });
    expect(legal(strict, lay(strict, text))).toEqual(['redeal']);
    expect(refused(strict, lay(strict, text), 't1-t2')).toEqual(['R10', 'По выбранным правилам пустое место остаётся пустым.']);
  });

  it('R11: redealt without shuffling, pile 1 first and from its lowest card; the deal starts at pile 1', () => {
    const t = lay(game, 't1: 5H 6S\nt3: 9C\nt12: 2D 3D');
    play(game, t, 'redeal');
    expect(cards(game, t, 'stock')).toBe('[3D] [2D] [9C] [6S] [5H]');
    draw(game, t, 5);
    expect(
      AROUND.map((name) => cards(game, t, name))
        .join(' ')
        .trim(),
    ).toBe('5H 6S 9C 2D 3D');
    expect(t.counter(1)).toBe(1);
  });

  it('R12: redealing is a move at any time of the play phase, and never while the pack is being dealt', () => {
    expect(legal(game, lay(game, 't1: AH'))).toContain('redeal');
    expect(refused(game, lay(game, 't1: AH\nstock: [9C]'), 'redeal')).toEqual([
      'R12',
      'Сперва разложите колоду до конца: собирают стопки только после этого.',
    ]);
  });

  it('R13: all 104 on the foundations is won, and then nothing is played; no move left is lost', () => {
    const t = lay(game, almost(`a1: ${up('H', 12)}\nt7: KH`));
    expect(result(game, t)).toBe('going on');
    play(game, t, 't7-a1');
    expect([result(game, t), legal(game, t), refused(game, t, 'redeal')?.[0]]).toEqual(['won', [], 'C11']);
    const strict = from({ 'fill-empty': 'no' });
    expect(result(strict, lay(strict, 't1: 9C\nt2: 2H\nredeals = 2'))).toBe('lost');
  });

  it('refuses what this game has not', () => {
    const t = lay(game, 't1: 9C');
    expect([refused(game, t, 'turn')?.[0], refused(game, t, 't2-t1')?.[0], refused(game, t, 'stock-t1')?.[0]]).toEqual([
      'C3',
      'C13',
      'C13',
    ]);
    expect(refused(game, lay(game, 'stock: [9C]'), 'stock-a1')?.[0]).toBe('C5');
  });
});

describe('Square: the table', () => {
  it.each(['4+4', '8+8'])('lays nothing over anything else, and cards of 40 pixels on a phone of 360 (%s)', (foundations) => {
    const { piles } = from({ foundations }).rules;
    for (const mode of ['wide', 'tall'] as const) {
      const spots = piles.map(({ at }) => at[mode]);
      const apart = (a: (typeof spots)[number], b: typeof a): boolean => {
        const beside = a.x + (a.w ?? 1) <= b.x + 1e-9 || b.x + (b.w ?? 1) <= a.x + 1e-9;
        return beside || Math.abs(a.y - b.y) > 0.999;
      };
      expect(spots.flatMap((a, i) => spots.slice(i + 1).filter((b) => !apart(a, b)))).toEqual([]);
    }
    expect(Math.max(...piles.map(({ at }) => at.tall.x + (at.tall.w ?? 1)))).toBeLessThanOrEqual(8);
    expect(Math.max(...piles.map(({ at }) => at.tall.y + 1))).toBeLessThanOrEqual(7.2);
  });

  it('puts the aces left of the kings, and the piles clockwise from the lowest of the left side', () => {
    const wide = (name: string): { x: number; y: number } =>
      game.rules.piles[game.pileNumbers.get(name) as number]?.at.wide as { x: number; y: number };
    expect(wide('a1').x < wide('t1').x && wide('t1').x < wide('t4').x && wide('t9').x < wide('k1').x).toBe(true);
    expect(wide('t3').y < wide('t1').y && wide('t4').y < wide('t3').y && wide('t9').y < wide('t10').y).toBe(true);
    expect(wide('t12').x < wide('t10').x).toBe(true);
  });

  it('says in words which pile comes next, and how many redeals are left', () => {
    const said = (text: string): string | undefined => game.rules.status?.(lay(game, text))?.ru;
    expect(game.rules.status?.(dealTable(game, dealNumber(PACK_2X52, 1)))?.ru).toBe('Раздача 1 из 3: следующая карта — на стопку 1');
    expect(said('stock: [9C]\nlaid = 11\nredeals = 1')).toBe('Раздача 2 из 3: следующая карта — на стопку 12');
    expect([said('t1: 9C'), said('t1: 9C\nredeals = 2')]).toEqual(['Пересдач осталось: 2', 'Пересдач осталось: 0']);
  });
});
