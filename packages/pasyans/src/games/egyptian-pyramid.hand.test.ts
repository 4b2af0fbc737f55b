import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardCode,
  copyTable,
  dealNumber,
  dealTable,
  eachValue,
  type Face,
  faceOf,
  makeCard,
  type Options,
  PACK_2X52,
  type Rank,
} from '../engine/index.ts';
import { egyptianPyramid } from './egyptian-pyramid.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { build, pileOf, suitUp } from './shared/pyramid.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';

const game = open(egyptianPyramid);
const from = (options: Options) => open(egyptianPyramid, options);

const COLUMNS = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const KINGS = 'KH KD KC KS KH KD KC KS';
const full = (text: string): string => filled(text, COLUMNS, KINGS);

describe('Egyptian Pyramid: the list of positions that readers disagree on', () => {
  it('T1: base 7: the ace follows the king and the six is last; in a column a king goes on an ace, nothing on a seven', () => {
    const t = lay(game, 'f1: 7H 8H 9H 10H JH QH KH\nt1: AH\nt2: 2H\nt3: 3H\nt4: 4H\nt5: 5H\nt6: 6H\nt7: KS\nt8: 7D');
    expect(legal(game, t)).toContain('t7-t1');
    expect(legal(game, t)).not.toContain('t6-t8');
    play(game, t, 't1-f1', 't2-f1', 't3-f1', 't4-f1', 't5-f1', 't6-f1');
    expect(cards(game, t, 'f1')).toBe('7H 8H 9H 10H JH QH KH AH 2H 3H 4H 5H 6H');
    expect(refused(game, t, 't8-f1')).toEqual(['R3', 'Эта стопка уже собрана.']);
  });

  it('T2: base K: king, ace, two ... queen; in a column a king goes on an ace, nothing on a king', () => {
    const kings = from({ base: 'K' });
    const t = lay(kings, 'f1: KH\nt1: AH\nt2: QH\nt3: KS\nt4: AC\nt5: QS');
    expect(legal(kings, t).filter((name) => !name.includes('f'))).toEqual(['t3-t1', 't3-t4']);
    expect(refused(kings, t, 't5-t3')?.[0]).toBe('R5');
    play(kings, t, 't1-f1');
    expect(cards(kings, t, 'f1')).toBe('KH AH');
    const last = lay(kings, `${pileOf('f1', suitUp(0, 13).slice(0, 12))}\nt2: QH`);
    expect(legal(kings, last)).toEqual(['t2-f1']);
  });

  it('T3: a second base card of the same suit begins a foundation of its own, any free one', () => {
    const t = lay(game, full('f1: 7H 8H\nf3: 7S\nt1: 7H'));
    expect(legal(game, t)).toEqual(['f2', 'f4', 'f5', 'f6', 'f7', 'f8'].map((name) => `t1-${name}`));
    play(game, t, 't1-f5');
    expect(cards(game, t, 'f5')).toBe('7H');
  });

  it('T4: a base card may be held back in a column and be played later', () => {
    const t = lay(game, full('f1: 7H\nt1: 7D\nt2: 8C\nstock: [2S] [3S]'));
    play(game, t, 't1-t2');
    expect([cards(game, t, 't1'), cards(game, t, 't2')]).toEqual(['3S', '8C 7D']);
    play(game, t, 't2-f2');
    expect([cards(game, t, 'f2'), cards(game, t, 't2')]).toEqual(['7D', '8C']);
  });

  it('T5: an emptied place takes the next stock card and leaves the waste alone', () => {
    const t = lay(game, full('f1: 7H\nt1: 8H\nwaste: 2D 2C\nstock: [4S] [3S]'));
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), cards(game, t, 'stock'), cards(game, t, 'waste')]).toEqual(['3S', '[4S]', '2D 2C']);
  });

  it('T6: stock out: the place takes the top of the waste; both out: it stays empty and nothing is moved into it', () => {
    const t = lay(game, full('f1: 7H\nt1: 8H\nt2: 9H\nwaste: 2C'));
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), cards(game, t, 'waste')]).toEqual(['2C', '']);
    play(game, t, 't2-f1');
    expect(cards(game, t, 't2')).toBe('');
    expect(legal(game, t).some((name) => name.endsWith('-t2'))).toBe(false);
    expect(refused(game, lay(game, 'f1: 7H\nt1: 8H\nt3: KS'), 't3-t2')?.[0]).toBe('C8');
  });

  it('T7: stock-only with the stock out: the place stays empty while the waste has cards', () => {
    const only = from({ refill: 'stock-only' });
    const t = lay(only, full('f1: 7H\nt1: 8H\nwaste: 9H 2C'));
    play(only, t, 't1-f1');
    expect([cards(only, t, 't1'), cards(only, t, 'waste')]).toEqual(['', '9H 2C']);
    expect(refused(only, lay(only, 'f1: 7H\nt2: 8H\nwaste: 2C'), 'waste-t1')?.[0]).toBe('C8');
  });

  it('T8: three at a time with two left: both are turned; the lower plays after the upper is gone', () => {
    const three = from({ draw: '3' });
    const t = lay(three, full('f1: 7H\nwaste: 2C\nstock: [8H] [9H]'));
    expect(refused(three, t, 'draw')).toEqual(['R7', 'Из колоды открывают по три карты, а если их меньше — все.']);
    play(three, t, 'draw');
    expect([cards(three, t, 'waste'), cards(three, t, 'stock')]).toEqual(['2C 9H 8H', '']);
    expect(legal(three, t)).toEqual(['waste-f1']);
    play(three, t, 'waste-f1', 'waste-f1');
    expect(cards(three, t, 'f1')).toBe('7H 8H 9H');
    const four = lay(three, full('f1: 7H\nstock: [2S] [3S] [4S] [5S]'));
    play(three, four, 'draw');
    expect([cards(three, four, 'waste'), cards(three, four, 'stock')]).toEqual(['5S 4S 3S', '[2S]']);
  });

  it('T9: the last stock card is used for refilling: nothing more to turn, the top of the waste still plays', () => {
    const t = lay(game, full('f1: 7H\nt1: 8H\nwaste: 9H\nstock: [2C]'));
    play(game, t, 't1-f1');
    expect([cards(game, t, 't1'), legal(game, t)]).toEqual(['2C', ['waste-f1']]);
  });

  it('T10: whole: moving an entire column makes its place refill, moving a part of it does not', () => {
    const whole = from({ runs: 'whole' });
    const layout = full('f1: 7H\nt1: JS 10D 9C\nt2: QH\nt3: 10H\nstock: [2S] [3S]');
    const entire = lay(whole, layout);
    play(whole, entire, 't1-t2');
    expect([cards(whole, entire, 't1'), cards(whole, entire, 't2')]).toEqual(['3S', 'QH JS 10D 9C']);
    const part = lay(whole, layout);
    play(whole, part, 't1-t3');
    expect([cards(whole, part, 't1'), cards(whole, part, 't3'), cards(whole, part, 'stock')]).toEqual(['JS 10D', '10H 9C', '[2S] [3S]']);
  });

  it.each([
    ['9', 94],
    ['10', 93],
    ['11', 92],
    ['12', 91],
  ] as const)('T11: with %s places the stock holds %i cards (R2)', (places, stock) => {
    const t = dealTable(from({ places }), dealNumber(PACK_2X52, 1));
    expect(t.height(0)).toBe(stock);
  });
});

const LEFT_OVER = [
  ...([0, 0, 1, 1, 2, 3] as const).map((suit, i) => pileOf(`f${i + 1}`, suitUp(suit))),
  'f7: AC 2C 3C 4C 5C 6C 7C',
  'f8: AS 2S 3S 4S 5S 6S 7S 8S 9S',
  't1: 10S\nt2: 9C\nt3: 10C\nt4: JC\nt5: QC\nt6: JS\nt7: QS\nt8: KS',
  'waste: 8C KC',
].join('\n');

describe('Egyptian Pyramid: verdicts and faults that other programs had', () => {
  it('verdict: the king over the eight leaves the waste for an emptied place, so this is won', () => {
    const aces = from({ base: 'A' });
    expect(verdict(aces, lay(aces, LEFT_OVER))).toBe('won');
  });

  it('verdict: refilled from the stock only, the same cards are lost: nothing takes the king off the eight', () => {
    const only = from({ base: 'A', refill: 'stock-only' });
    expect(verdict(only, lay(only, LEFT_OVER))).toBe('lost');
  });

  it('scenario 32: a stacked pack is won with every option, and the game does not go on', () => {
    for (const options of eachValue(egyptianPyramid.options)) {
      const one = from(options);
      const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(options['base'] as string) + 1;
      const suits = ([0, 1, 2, 3, 0, 1, 2, 3] as const).flatMap((suit) => suitUp(suit, (rank || 1) as Rank));
      const t = dealTable(one, dealOf(PACK_2X52, suits.join(' ')));
      build(one, t);
      expect([result(one, t), legal(one, t)]).toEqual(['won', []]);
    }
  });

  it('scenario 30: from every base rank a foundation takes its thirteen cards in turn and refuses all others (R3)', () => {
    for (const base of PACK_2X52.ranks) {
      for (const suit of [0, 3] as const) {
        const order = suitUp(suit, base);
        for (let n = 1; n < order.length; n++) expect(fitting(order.slice(0, n))).toEqual([order[n]]);
        expect(fitting(order)).toEqual([]);
      }
    }
  });

  it('scenario 34: of all pairs, those go on each other in a column that differ by one rank, the base barred (R4, R5)', () => {
    for (const base of [1, 7, 13] as const) {
      for (const upper of PACK_2X52.ranks) {
        for (const lower of PACK_2X52.ranks) {
          const t = lay(
            game,
            `f1: ${cardCode(makeCard(0, base))}\nt1: ${cardCode(makeCard(1, upper))}\nt2: ${cardCode(makeCard(2, lower))}`,
          );
          const below = lower === (upper === 1 ? 13 : upper - 1) && upper !== base;
          expect(legal(game, t).includes('t2-t1')).toBe(below);
        }
      }
    }
  });

  it('scenario 36: an empty foundation shows the base rank, and a suit when only one is left to begin', () => {
    const f8 = game.pileNumbers.get('f8') as number;
    expect(game.rules.ghost?.(lay(game, 'f1: 9H'), f8)).toEqual({ rank: 9 });
    expect(game.rules.ghost?.(lay(game, 'f1: 9H\nf2: 9H\nf3: 9D\nf4: 9D\nf5: 9C\nf6: 9C\nf7: 9S'), f8)).toEqual({ rank: 9, suit: 3 });
    expect(game.rules.ghost?.(lay(game, 't1: 9H'), f8)).toBeUndefined();
    expect(game.rules.status?.(lay(game, 't1: 9H'))?.ru).toBe('Переворотов талона осталось: 0');
  });

  it('C12: either copy of a card fits wherever the other does, and every pile that shows one offers it', () => {
    expect(legal(game, lay(game, full('f1: 7H\nt1: 8H\nt2: 8H\nt3: 9S\nwaste: 2C')))).toEqual(['t1-f1', 't1-t3', 't2-f1', 't2-t3']);
  });
});

/** The faces that may go on a foundation with these cards, each tried alone in column 1. */
function fitting(foundation: readonly string[]): string[] {
  const laid = lay(game, pileOf('f2', foundation));
  const column = game.pileNumbers.get('t1') as number;
  const free = (face: Face): Card => {
    const f2 = game.pileNumbers.get('f2') as number;
    const used = Array.from({ length: laid.height(f2) }, (_, i) => laid.at(f2, i)).includes(face);
    return used ? face + 52 : face;
  };
  const faces = PACK_2X52.cards.slice(0, 52).map((card) => faceOf(card));
  return faces
    .filter((face) => {
      const t = copyTable(game, laid);
      t.put(column, free(face), true);
      return legal(game, t).includes('t1-f2');
    })
    .map((face) => cardCode(face));
}
