import { describe, expect, it } from 'vitest';
import {
  cardCode,
  dealNumber,
  dealTable,
  eachValue,
  legalMoves,
  makeCard,
  type Options,
  PACK_32,
  PACK_36,
  playMove,
  type Rank,
  randomFrom,
  soakPlay,
  writeLayout,
} from '../engine/index.ts';
import { nothingToDo } from './nothing-to-do.ts';
import { cards, dealOf, filled, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { verdict } from './shared/verdict.testkit.ts';
import { willItComeTrue } from './will-it-come-true.ts';

const game = open(nothingToDo);
const from = (options: Options) => open(nothingToDo, options);
const small = from({ pack: '32' });

const PLACES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const full = (text: string): string => filled(text, PLACES, 'KC KD AC AD QC QD KS AS');

describe('Nothing to Do', () => {
  it('R1: refusals name the rule of this page', () => {
    const t = lay(game, full('f1: 9H\nt1: 9D\nt2: 7C\nwaste: 6C\nstock: [6D]'));
    const tried = ['t1-f3', 't2-f2', 't2-f1', 't2-t3', 't2-waste', 'turn'];
    expect(tried.map((name) => refused(game, t, name)?.[0])).toEqual(['R1', 'R1', 'R1', 'R1', 'R1', 'R1']);
    expect(refused(game, lay(game, 'f1: 9H\nt1: 10H'), 'draw')?.[0]).toBe('R1');
  });

  it('R1: the wish comes true when the patience does', () => {
    const t = lay(
      small,
      'f1: 7H 8H 9H 10H JH QH KH AH\nf2: 7D 8D 9D 10D JD QD KD AD\nf3: 7C 8C 9C 10C JC QC KC AC\nf4: 7S 8S 9S 10S JS QS KS\nt3: AS',
    );
    expect([result(small, t), small.rules.facts?.(t)]).toEqual(['going on', { wish: 'no' }]);
    play(small, t, 't3-f4');
    expect([result(small, t), small.rules.facts?.(t)]).toEqual(['won', { wish: 'yes' }]);
  });

  it('R1: two passes: the waste is turned over once, unshuffled', () => {
    const twice = from({ pack: '32', passes: '2' });
    const t = lay(twice, full('f1: 9H\nt1: 8D\nwaste: 7D 8C'));
    play(twice, t, 'turn');
    expect(cards(twice, t, 'stock')).toBe('[8C] [7D]');
    expect(twice.rules.status?.(t)?.en).toBe('Times the waste may still be turned over: 0');
  });

  it.each([
    ['36', PACK_36, '6H 7H 8H 9H 10H JH QH KH AH'],
    ['32', PACK_32, '7H 8H 9H 10H JH QH KH AH'],
  ] as const)('R2, scenario 30: with %s cards a foundation goes round the whole suit from every base rank', (pack, { ranks }, _) => {
    const one = from({ pack });
    for (const base of ranks) {
      const at = ranks.indexOf(base);
      const order = ranks.map((_rank, i) => cardCode(makeCard(0, ranks[(at + i) % ranks.length] as Rank)));
      for (let n = 1; n < order.length; n++) {
        const t = lay(
          one,
          `f1: ${order.slice(0, n).join(' ')}\n${order
            .slice(n, n + 8)
            .map((card, i) => `t${i + 1}: ${card}`)
            .join('\n')}`,
        );
        expect(legal(one, t)).toEqual(['t1-f1']);
      }
      const whole = lay(one, `f1: ${order.join(' ')}\nt1: ${cardCode(makeCard(1, base))}`);
      expect(legal(one, whole)).toEqual(['t1-f2']);
    }
  });

  it('R3: eight, nine or ten cards lie open, and the places beyond eight lengthen the columns', () => {
    for (const places of [8, 9, 10]) {
      const one = from({ places: String(places) });
      const t = dealTable(one, dealNumber(PACK_36, 1));
      expect([t.height(0), one.rules.piles.length]).toEqual([36 - 1 - places, 6 + places]);
    }
  });

  it('random play ends, with every option', () => {
    for (const options of eachValue(nothingToDo.options)) {
      const one = from(options);
      for (let id = 1; id <= 10; id++) expect(soakPlay(one, dealNumber(one.rules.pack, id), randomFrom(id)).ended).toBe(true);
    }
  });
});

describe('Nothing to Do: the list of positions that readers disagree on', () => {
  it('T1: with 36 cards and 8 places the same deal and moves lead to the same as in Will It Come True', () => {
    for (const options of eachValue(willItComeTrue.options)) {
      const one = from(options);
      const model = open(willItComeTrue, options);
      for (let id = 1; id <= 10; id++) {
        const t = dealTable(one, dealNumber(PACK_36, id));
        const m = dealTable(model, dealNumber(PACK_36, id));
        for (let i = 0; legalMoves(one, t).count > 0; i++) {
          const moves = legalMoves(one, t).toArray();
          expect(legalMoves(model, m).toArray()).toEqual(moves);
          const chosen = moves[(i * 3 + id) % moves.length] as number;
          playMove(one, t, chosen);
          playMove(model, m, chosen);
        }
        expect([writeLayout(model, m), result(model, m)]).toEqual([writeLayout(one, t), result(one, t)]);
      }
    }
  });

  it('T2: 32 cards, base A: the seven follows the ace and the king is last', () => {
    const t = lay(small, 'f1: AH\nt1: 7H\nt2: 8H\nt3: 9H\nt4: 10H\nt5: JH\nt6: QH\nt7: KH\nt8: 8D');
    play(small, t, 't1-f1', 't2-f1', 't3-f1', 't4-f1', 't5-f1', 't6-f1', 't7-f1');
    expect(cards(small, t, 'f1')).toBe('AH 7H 8H 9H 10H JH QH KH');
    expect(refused(small, lay(small, 'f1: AH 7H 8H 9H 10H JH QH KH\nt8: 8D\nt1: AD'), 't8-f1')).toEqual(['R1', 'Эта стопка уже собрана.']);
  });

  it('T3: 32 cards, 10 places, first-card: 21 cards in the stock (R3)', () => {
    const t = dealTable(from({ pack: '32', places: '10' }), dealNumber(PACK_32, 1));
    expect(t.height(0)).toBe(21);
  });

  it('T4: 32 cards, sixes-laid-out: the four sevens lie out, 18 cards in the stock with ten places (R2)', () => {
    const one = from({ pack: '32', places: '10', base: 'sixes-laid-out' });
    const t = dealTable(one, dealOf(PACK_32, '7S 8H 7C 9H'));
    expect(['f1', 'f2', 'f3', 'f4'].map((name) => cards(one, t, name))).toEqual(['7H', '7D', '7C', '7S']);
    expect([cards(one, t, 't1'), cards(one, t, 't2'), t.height(0)]).toEqual(['8H', '9H', 18]);
    const coming = from({ pack: '32', base: 'sixes-as-they-come' });
    const later = dealTable(coming, dealOf(PACK_32, '7S 8H'));
    expect([cards(coming, later, 't1'), later.height(0), legal(coming, later)]).toEqual(['7S', 24, ['draw', 't1-f1', 't3-f1']]);
    expect(coming.rules.ghost?.(later, coming.pileNumbers.get('f1') as number)).toEqual({ rank: 7 });
  });

  it('T5: nine places: 1 to 5 down the left side, 6 to 9 down the right (R3)', () => {
    const piles = from({ places: '9' }).rules.piles.filter((pile) => pile.role === 'tableau');
    const side = (x: number): string[] => piles.filter((pile) => pile.at.tall.x === x).map((pile) => `${pile.name}/${pile.at.tall.y}`);
    expect(side(0)).toEqual(['t1/0', 't2/1', 't3/2', 't4/3', 't5/4']);
    expect(side(2.5)).toEqual(['t6/0', 't7/1', 't8/2', 't9/3']);
  });

  it('T6: the stock runs out while places are emptied one after another: each takes the then top of the waste', () => {
    const t = lay(game, full('f1: 9H\nt1: 10H\nt2: JH\nt3: QH\nwaste: 6D 7D 8D\nstock: [6S]'));
    play(game, t, 't1-f1', 't2-f1', 't3-f1');
    expect(['t1', 't2', 't3', 'waste', 'stock'].map((name) => cards(game, t, name))).toEqual(['6S', '8D', '7D', '6D', '']);
  });
});

const TWO_SUITS = [
  'f1: 7H 8H 9H 10H JH QH KH AH',
  'f2: 7D 8D 9D 10D JD QD KD AD',
  'f3: 7C 8C',
  'f4: 7S 8S',
  't1: 10C\nt2: JC\nt3: QC\nt4: KC\nt5: AC\nt6: 10S\nt7: JS\nt8: QS',
  'stock: [KS]',
].join('\n');

describe('Nothing to Do: verdicts', () => {
  it('verdict: both nines on top of the ace: won', () => {
    expect(verdict(small, lay(small, `${TWO_SUITS}\nwaste: AS 9C 9S`))).toBe('won');
  });

  it('verdict: both nines under the ace: lost, for no place comes free', () => {
    expect(verdict(small, lay(small, `${TWO_SUITS}\nwaste: 9C 9S AS`))).toBe('lost');
  });
});
