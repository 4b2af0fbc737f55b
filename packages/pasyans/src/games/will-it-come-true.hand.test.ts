import { describe, expect, it } from 'vitest';
import { dealTable, type Options, PACK_36 } from '../engine/index.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';
import { willItComeTrue } from './will-it-come-true.ts';

const game = open(willItComeTrue);
const from = (options: Options) => open(willItComeTrue, options);

const PLACES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const IDLE = 'KC KD AC AD QC QD KS AS';
/** The layout with cards that cannot be played on the places it does not name. */
const full = (text: string): string => filled(text, PLACES, IDLE);

describe('Will It Come True: the list of positions that readers disagree on', () => {
  it('T1: base 9: the ace follows the king, the six the ace, and the eight is last (R3)', () => {
    const t = lay(game, 'f1: 9H\nt1: 10H\nt2: JH\nt3: QH\nt4: KH\nt5: AH\nt6: 6H\nt7: 7H\nt8: 8H');
    for (const place of PLACES) {
      expect(legal(game, t)).toEqual([`${place}-f1`]);
      play(game, t, `${place}-f1`);
    }
    expect(cards(game, t, 'f1')).toBe('9H 10H JH QH KH AH 6H 7H 8H');
    expect(legal(game, t)).toEqual([]);
  });

  it('T2: the suit of the first foundation begins no other one; three free places remain for the others (R1)', () => {
    const t = dealTable(game, dealOf(PACK_36, '9H 10H 6D 6C 6S 9D 9C 9S 8H'));
    const base = game.pileNumbers.get('f2') as number;
    expect(legal(game, t)).toEqual(['draw', 't1-f1', 't5-f2', 't6-f2', 't7-f2']);
    expect(refused(game, t, 't8-f2')).toEqual(['R1', 'Пустую базовую стопку начинает только девятка; 8♥ сюда не подходит.']);
    expect([0, 1, 2].map((i) => game.rules.ghost?.(t, base + i))).toEqual([{ rank: 9 }, { rank: 9 }, { rank: 9 }]);
    play(game, t, 't6-f2', 't7-f3', 't5-f4');
    expect(['f2', 'f3', 'f4'].map((name) => cards(game, t, name))).toEqual(['9C', '9S', '9D']);
  });

  it('T3: holding a card back puts other cards into the places (R6)', () => {
    const layout = full('f1: 9H\nt1: 10H\nt2: 6S\nstock: [6D] [7D]');
    const now = lay(game, layout);
    play(game, now, 't1-f1', 'draw');
    const later = lay(game, layout);
    play(game, later, 'draw', 't1-f1');
    expect([cards(game, now, 't1'), cards(game, now, 'waste')]).toEqual(['7D', '6D']);
    expect([cards(game, later, 't1'), cards(game, later, 'waste')]).toEqual(['6D', '7D']);
  });

  it('T4: stock out, waste not: the place takes the top of the waste, and the card below is the new top (R7)', () => {
    const t = lay(game, full('f1: 9H\nt1: 10H\nt2: 6S\nwaste: JH 8D'));
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), cards(game, t, 'waste')]).toEqual(['8D', 'JH']);
    expect(legal(game, t)).toEqual(['waste-f1']);
  });

  it('T5: stock and waste out: the place stays empty (R7)', () => {
    const t = lay(game, 'f1: 9H\nt1: 10H\nt2: JH');
    play(game, t, 't1-f1');
    expect(cards(game, t, 't1')).toBe('');
    expect(legal(game, t)).toEqual(['t2-f1']);
    expect(refused(game, t, 't2-t1')?.[0]).toBe('C8');
  });

  it('T6: talon-first: the place takes the top of the waste while the stock still has cards (R7)', () => {
    const talon = from({ refill: 'talon-first' });
    const t = lay(talon, full('f1: 9H\nt1: 10H\nt2: JH\nt3: QH\nwaste: 6D 7D\nstock: [6S] [7S]'));
    play(talon, t, 't1-f1');
    expect([cards(talon, t, 't1'), cards(talon, t, 'waste'), cards(talon, t, 'stock')]).toEqual(['7D', '6D', '[6S] [7S]']);
    play(talon, t, 't2-f1', 't3-f1');
    expect([cards(talon, t, 't2'), cards(talon, t, 't3'), cards(talon, t, 'stock')]).toEqual(['6D', '7S', '[6S]']);
  });

  it('T7: two passes: the order is kept; no turning over while the stock has a card, and none a second time (R8, C9)', () => {
    const twice = from({ passes: '2' });
    const t = lay(twice, full('f1: 9H\nt1: 10S\nwaste: 6D 7D\nstock: [8D]'));
    expect(legal(twice, t)).toEqual(['draw']);
    expect(refused(twice, t, 'turn')).toEqual(['C9', 'Талон переворачивают, только когда колода кончилась.']);
    play(twice, t, 'draw');
    expect(cards(twice, t, 'waste')).toBe('6D 7D 8D');
    play(twice, t, 'turn');
    expect([cards(twice, t, 'waste'), cards(twice, t, 'stock')]).toEqual(['', '[8D] [7D] [6D]']);
    play(twice, t, 'draw', 'draw', 'draw');
    expect([cards(twice, t, 'waste'), result(twice, t)]).toEqual(['6D 7D 8D', 'lost']);
  });

  it('T7: the turned pack comes again in the same order, once (R8)', () => {
    const twice = from({ passes: '2' });
    const t = dealTable(twice, dealOf(PACK_36, '6H 8D 8C 8S 9D 9C 9S 10D 10C'));
    const drawn = (): string[] => {
      const seen: string[] = [];
      while (legal(twice, t).includes('draw')) {
        play(twice, t, 'draw');
        seen.push(cards(twice, t, 'waste').split(' ').at(-1) as string);
      }
      return seen;
    };
    const first = drawn();
    expect(first).toHaveLength(27);
    play(twice, t, 'turn');
    expect(drawn()).toEqual(first);
    expect(legal(twice, t)).not.toContain('turn');
    expect(refused(twice, lay(twice, 'f1: 9H\nt1: 10H\nwaste: 6D\npass = 1'), 'turn')).toEqual([
      'R8',
      'Второй проход уже идёт, третьего не бывает.',
    ]);
  });

  it('T8: stock-only with two passes: waiting places are filled in ascending order right after turning over (R8)', () => {
    const game = from({ refill: 'stock-only', passes: '2' });
    const t = lay(game, 'f1: 9H 10H\nt1: JH\nt2: 7S\nt3: QH\nt4: 8S\nt5: 7C\nt6: 10S\nt7: JS\nt8: QS\nwaste: 6D 7D 8D');
    play(game, t, 't1-f1', 't3-f1');
    expect([cards(game, t, 't1'), cards(game, t, 't3')]).toEqual(['', '']);
    expect(legal(game, t)).toEqual(['turn']);
    play(game, t, 'turn');
    expect([cards(game, t, 't1'), cards(game, t, 't3'), cards(game, t, 'stock'), cards(game, t, 'waste')]).toEqual([
      '6D',
      '7D',
      '[8D]',
      '',
    ]);
  });

  it('T9: sixes-as-they-come without a six among the first eight: nothing can be built until one turns up (R1)', () => {
    const sixes = from({ base: 'sixes-as-they-come' });
    const t = dealTable(sixes, dealOf(PACK_36, '7H 8H 9H 10H JH QH KH AH 7D 6C'));
    expect(legal(sixes, t)).toEqual(['draw']);
    expect(refused(sixes, t, 't1-f1')).toEqual(['R1', 'Пустую базовую стопку начинает только шестёрка; 7♥ сюда не подходит.']);
    play(sixes, t, 'draw');
    expect(legal(sixes, t)).toEqual(['draw']);
    play(sixes, t, 'draw');
    expect(legal(sixes, t)).toEqual(['draw', 'waste-f1']);
    play(sixes, t, 'waste-f1');
    expect(cards(sixes, t, 'f1')).toBe('6C');
  });

  it.each([
    ['stock-then-talon', 't1-f4'],
    ['stock-only', 'waste-f4'],
    ['talon-first', 't1-f4'],
  ])('T10: the winning card is the last card turned from the stock, with %s (R9)', (refill, last) => {
    const game = from({ refill });
    const suit = (s: string): string => `6${s} 7${s} 8${s} 9${s} 10${s} J${s} Q${s} K${s} A${s}`;
    const spades = '6S 7S 8S 9S 10S JS QS KS'.split(' ').map((card, i) => `${PLACES[i]}: ${card}`);
    const t = lay(game, [`f1: ${suit('H')}`, `f2: ${suit('D')}`, `f3: ${suit('C')}`, ...spades, 'stock: [AS]'].join('\n'));
    play(game, t, 'draw', ...PLACES.map((place) => `${place}-f4`));
    expect([result(game, t), legal(game, t)]).toEqual(['going on', [last]]);
    play(game, t, last);
    expect(result(game, t)).toBe('won');
  });
});

describe('Will It Come True?: verdicts of positions laid by hand', () => {
  const strict = from({});
  // Hearts and diamonds are done; clubs and spades wait for their nines, and no place comes free before one of them goes.
  const two = [
    'f1: 6H 7H 8H 9H 10H JH QH KH AH',
    'f2: 6D 7D 8D 9D 10D JD QD KD AD',
    'f3: 6C 7C 8C\nf4: 6S 7S 8S',
    't1: 10C\nt2: JC\nt3: QC\nt4: KC\nt5: AC\nt6: 10S\nt7: JS\nt8: QS',
    'stock: [KS]',
  ].join('\n');

  it('is won when both nines lie on top of the ace', () => {
    expect(verdict(strict, lay(strict, `${two}\nwaste: AS 9C 9S`))).toBe('won');
  });

  it('is lost when the ace lies on both nines', () => {
    expect(verdict(strict, lay(strict, `${two}\nwaste: 9C 9S AS`))).toBe('lost');
  });
});
