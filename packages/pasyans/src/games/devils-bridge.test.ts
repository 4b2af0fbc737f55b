import { describe, expect, it } from 'vitest';
import {
  checkTable,
  dealNumber,
  dealTable,
  eachValue,
  legalMoves,
  type Options,
  PACK_2X52,
  playMove,
  writeLayout,
} from '../engine/index.ts';
import { devilsBridge } from './devils-bridge.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { build, pileOf, suitDown, suitUp } from './shared/pyramid.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(devilsBridge);
const from = (options: Options) => open(devilsBridge, options);

const COLUMNS = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9'];
/** They go nowhere while no five, seven, ten or queen is about. */
const IDLE = '6D 6C 6S 6D 6C 6S JD JC JS JD JC';
const full = (text: string): string => filled(text, COLUMNS, IDLE);

const HEARTS_AND_MORE = [
  pileOf('f2', suitUp(1)),
  pileOf('f3', suitUp(2)),
  pileOf('f4', suitUp(3)),
  pileOf('f6', suitDown(1)),
  pileOf('f7', suitDown(2)),
  pileOf('f8', suitDown(3)),
].join('\n');

describe("Devil's Bridge: rules", () => {
  it('R2: p1 to p9 lie open, the ninth at the apex; no base card is laid; 95 cards are the stock', () => {
    const t = dealTable(game, dealOf(PACK_2X52, 'AC 6D 2H 8S KD AC 10H 6D QD'));
    expect(COLUMNS.map((name) => cards(game, t, name))).toEqual('AC 6D 2H 8S KD AC 10H 6D QD'.split(' '));
    expect([cards(game, t, 'f3'), cards(game, t, 'f6')]).toEqual(['', '']);
    expect(cards(game, t, 'stock')).toMatch(/^(\[\w+\] ?){95}$/);
  });

  it('R1: single cards, turned one by one, refilled from the stock and then from the waste; nothing is forced', () => {
    const t = lay(game, full('t1: AH\nt2: QC JS\nwaste: 3C 9C\nstock: [2C]'));
    expect(legal(game, t)).toEqual(['draw', 't1-f1']);
    expect(refused(game, t, 't2-t3', 2)).toEqual(['R1', 'Берут только верхнюю карту, а на этой лежит: В♠.']);
    expect(refused(game, t, 't1-waste')?.[0]).toBe('R1');
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), cards(game, t, 'waste')]).toEqual(['2C', '3C 9C']);
    expect(legal(game, t)).toEqual([]);
    const later = lay(game, full('t1: AH\nwaste: 3C 9C'));
    play(game, later, 't1-f1');
    expect([cards(game, later, 't1'), cards(game, later, 'waste')]).toEqual(['9C', '3C']);
  });

  it('R1: no column grows beyond thirteen cards', () => {
    const t = dealTable(game, dealNumber(PACK_2X52, 4));
    for (let i = 0; i < 300; i++) {
      const moves = legalMoves(game, t);
      if (moves.count === 0) break;
      playMove(game, t, moves.at((i * 5) % moves.count));
      checkTable(game, t);
    }
    expect(game.rules.piles.every((pile) => pile.role !== 'tableau' || pile.most === 13)).toBe(true);
  });

  it('R3: aces up to the king, kings down to the ace, in suit; nothing else fits (scenario 30)', () => {
    const up = suitUp(0);
    const down = suitDown(0);
    for (let n = 1; n < 13; n++) {
      for (const [pile, order] of [
        ['f1', up],
        ['f5', down],
      ] as const) {
        const t = lay(game, `${pileOf(pile, order.slice(0, n))}\nt1: ${order[n]}\nt2: ${order[n] === '9H' ? '4H' : '9H'}\nt3: 9D`);
        expect(legal(game, t).filter((name) => name.endsWith(pile))).toEqual([`t1-${pile}`]);
      }
    }
    const t = lay(game, full('f1: AH 2H\nt1: 3D\nt2: 4H'));
    expect(refused(game, t, 't1-f1')).toEqual(['R3', 'Стопки собирают в масть: здесь только червы.']);
    expect(refused(game, t, 't2-f1')).toEqual(['R3', 'Сюда подходит только 3♥: сверху лежит 2♥.']);
  });

  it('R4: an ace or a king begins the pile of its suit, and only there', () => {
    const t = lay(game, full('t1: AD\nt2: KD\nt3: 9D'));
    expect(legal(game, t)).toEqual(['t1-f2', 't2-f6']);
    expect(refused(game, t, 't3-f2')).toEqual(['R4', 'Эту стопку начинает только Т♦.']);
    expect(refused(game, t, 't1-f6')).toEqual(['R4', 'Эту стопку начинает только К♦.']);
    expect(refused(game, t, 't1-f1')?.[0]).toBe('R3');
    const ghost = (name: string) => game.rules.ghost?.(t, game.pileNumbers.get(name) as number);
    expect([ghost('f3'), ghost('f8')]).toEqual([
      { rank: 1, suit: 2 },
      { rank: 13, suit: 3 },
    ]);
  });

  it('R5: columns go down regardless of suit; nothing on an ace, a king on nothing', () => {
    const t = lay(game, full('f3: AC\nf7: KC\nt1: AC\nt2: KC\nt3: 2D\nt4: 3S'));
    expect(legal(game, t)).toEqual(['t1-t3', 't3-t4']);
    expect(refused(game, t, 't2-t1')).toEqual(['R5', 'Т♣ — младшая карта: в столбце на неё не кладут ничего.']);
    expect(refused(game, t, 't4-t3')).toEqual(['R5', 'Последней лежит 2♦: сюда подходит только туз любой масти.']);
  });

  it('R6, C6: nothing passes between the two piles of a suit, and nothing leaves a foundation', () => {
    const t = lay(game, full('f1: AH 2H 3H\nf5: KH QH JH 10H 9H 8H 7H 6H 5H 4H\nt1: 9S\nstock: [2C]'));
    expect(legal(game, t)).toEqual(['draw']);
    expect(refused(game, t, 'f1-f5')).toEqual(['R6', 'Карта на базовой стопке там и остаётся.']);
    expect(refused(game, t, 'f5-t1')?.[0]).toBe('C6');
  });

  it('R7: one pass; the option allows a second one', () => {
    const layout = full('t1: 9C\nwaste: 3C 9C');
    expect(result(game, lay(game, layout))).toBe('lost');
    expect(game.rules.status?.(lay(game, layout))?.ru).toBe('Переворотов талона осталось: 0');
    expect(refused(game, lay(game, full('t1: AH\nwaste: 3C')), 'turn')).toEqual([
      'R7',
      'Колоду проходят один раз: талон не переворачивают.',
    ]);
    const twice = from({ passes: '2' });
    expect(legal(twice, lay(twice, layout))).toEqual(['turn']);
    expect(twice.rules.status?.(lay(twice, layout))?.en).toBe('Times the waste may still be turned over: 1');
  });

  it('R8: a card that fits both piles of its suit goes where the player chooses', () => {
    const t = lay(game, full('f1: AH 2H\nf5: KH QH JH 10H 9H 8H 7H 6H 5H 4H\nt1: 3H'));
    expect(legal(game, t)).toEqual(['t1-f1', 't1-f5']);
    play(game, t, 't1-f5');
    expect(cards(game, t, 'f1')).toBe('AH 2H');
  });

  it('R9: all 104 cards on the foundations is won', () => {
    const t = lay(game, [HEARTS_AND_MORE, pileOf('f1', suitUp(0)), pileOf('f5', suitDown(0).slice(0, 12)), 't9: AH'].join('\n'));
    expect([result(game, t), legal(game, t)]).toEqual(['going on', ['t9-f5']]);
    play(game, t, 't9-f5');
    expect([result(game, t), legal(game, t)]).toEqual(['won', []]);
  });
});

describe("Devil's Bridge: the list of positions that readers disagree on", () => {
  it('T1: the second ace of a suit ends the king pile that has come to the two', () => {
    const t = lay(game, full(`f1: AH\n${pileOf('f5', suitDown(0).slice(0, 12))}\nt1: AH`));
    expect(legal(game, t)).toEqual(['t1-f5']);
  });

  it('T2: with the king pile elsewhere the second ace goes nowhere', () => {
    const t = lay(game, full('f1: AH\nf5: KH QH\nt1: AH\nstock: [9C]'));
    expect(legal(game, t)).toEqual(['draw']);
  });

  it('T3: the eight with the ace pile at 7 and the king pile at 9: both are legal', () => {
    const t = lay(game, full('f1: AH 2H 3H 4H 5H 6H 7H\nf5: KH QH JH 10H 9H\nt1: 8H'));
    expect(legal(game, t)).toEqual(['t1-f1', 't1-f5']);
  });

  it('T4: an ace pile with thirteen cards takes nothing', () => {
    const t = lay(game, `${pileOf('f1', suitUp(0))}\nt1: AH\nt2: 2H\nt3: 9C`);
    expect(legal(game, t).some((name) => name.endsWith('f1'))).toBe(false);
    expect(refused(game, t, 't1-f1')).toEqual(['R3', 'Эта стопка уже собрана.']);
  });

  it('T5: laid-out: 8 + 9 + 87 cards, and the copy nearer to p1 is taken out (R4)', () => {
    const laid = from({ bases: 'laid-out' });
    const t = dealTable(laid, dealOf(PACK_2X52, 'KS 2C AH 3C 4C AH 5C 6C 7C 8C KH 9C'));
    expect(['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8'].map((name) => cards(laid, t, name))).toEqual(
      'AH AD AC AS KH KD KC KS'.split(' '),
    );
    expect(COLUMNS.map((name) => cards(laid, t, name))).toEqual('2C 3C 4C AH 5C 6C 7C 8C 9C'.split(' '));
    expect(t.at(laid.pileNumbers.get('f1') as number, 0)).toBe(0);
    expect(t.height(0)).toBe(87);
  });

  it('T6: two passes: turning over only with the stock empty and the waste not, in the same order, and no third pass (C9)', () => {
    const twice = from({ passes: '2' });
    const t = lay(twice, full('t1: 9C\nwaste: 3C 9C\nstock: [3D]'));
    expect(refused(twice, t, 'turn')?.[0]).toBe('C9');
    play(twice, t, 'draw', 'turn');
    expect([cards(twice, t, 'stock'), cards(twice, t, 'waste'), t.counter(0)]).toEqual(['[3D] [9C] [3C]', '', 1]);
    play(twice, t, 'draw', 'draw', 'draw');
    expect([cards(twice, t, 'waste'), result(twice, t)]).toEqual(['3C 9C 3D', 'lost']);
    const used = lay(twice, full('t1: AH\nwaste: 3C\npass = 1'));
    expect(refused(twice, used, 'turn')).toEqual(['R7', 'Второй проход уже идёт, третьего не бывает.']);
  });

  it('T7: a king leaves its place only for a foundation (R5)', () => {
    const all = PACK_2X52.ranks.map((rank) => suitUp(1)[rank - 1] as string);
    for (const other of all) {
      const t = lay(game, `f5: KH\nt1: KH\nt2: ${other}`);
      expect(legal(game, t).filter((name) => name.startsWith('t1'))).toEqual([]);
    }
    expect(legal(game, lay(game, 't1: KH\nt2: AC'))).toEqual(['t1-f5', 't2-f3']);
  });

  it('T8: refilling takes the last waste card, and then there is nothing to turn over (R7)', () => {
    const twice = from({ passes: '2' });
    const t = lay(twice, full('t1: AH\nwaste: 3C'));
    expect(legal(twice, t)).toEqual(['t1-f1', 'turn']);
    play(twice, t, 't1-f1');
    expect([cards(twice, t, 't1'), cards(twice, t, 'waste'), result(twice, t)]).toEqual(['3C', '', 'lost']);
  });
});

const HEARTS = 't3: KH QH JH 10H 9H\nt4: 6H\nt5: 5H\nt6: 4H\nt7: 3H\nt8: 2H\nt9: AH';

describe("Devil's Bridge: verdicts and faults that other programs had", () => {
  it('verdict: the free eight goes down on the nine, then the seven frees the other eight: won', () => {
    const t = lay(game, `${HEARTS_AND_MORE}\nf1: AH 2H 3H 4H 5H 6H 7H\nf5: KH QH JH 10H 9H\nt1: 8H\nt2: 8H 7H\n${HEARTS}`);
    expect(verdict(game, t)).toBe('won');
  });

  it('verdict: the free eight went up on the seven; the other one lies under the seven that waits for it: lost', () => {
    const t = lay(game, `${HEARTS_AND_MORE}\nf1: AH 2H 3H 4H 5H 6H 7H 8H\nf5: KH QH JH 10H 9H\nt2: 8H 7H\n${HEARTS}`);
    expect(verdict(game, t)).toBe('lost');
  });

  it('scenarios 6, 32: a stacked pack is won with every option, and the game does not go on', () => {
    const order = ([0, 1, 2, 3] as const).flatMap((suit) => [...suitUp(suit), ...suitDown(suit)]);
    for (const options of eachValue(devilsBridge.options)) {
      const one = from(options);
      const t = dealTable(one, dealOf(PACK_2X52, order.join(' ')));
      build(one, t);
      expect([result(one, t), legal(one, t)]).toEqual(['won', []]);
      expect(refused(one, t, 'draw')?.[0]).toBe('C11');
    }
  });

  it('scenarios 42, 46, 54: turned over once, same order; undoing everything leads to the deal', () => {
    const twice = from({ passes: '2' });
    const t = dealTable(twice, dealNumber(PACK_2X52, 5));
    const start = writeLayout(twice, t);
    while (legal(twice, t).includes('draw')) play(twice, t, 'draw');
    const first = cards(twice, t, 'waste');
    play(twice, t, 'turn');
    while (legal(twice, t).includes('draw')) play(twice, t, 'draw');
    expect(cards(twice, t, 'waste')).toBe(first);
    expect(legal(twice, t)).not.toContain('turn');
    t.undoTo(0);
    expect(writeLayout(twice, t)).toBe(start);
  });
});
