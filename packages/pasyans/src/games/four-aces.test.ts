import { describe, expect, it } from 'vitest';
import { dealNumber, dealTable, definePatience, emptyTable, PACK_36, runOut } from '../engine/index.ts';
import { fourAces } from './four-aces.ts';
import { cards, lay, open, result } from './shared/hand-layout.testkit.ts';
import { heapPiles } from './shared/packet-cloth.ts';
import { answer, finish, pack36, step, stepsBefore } from './shared/packets.testkit.ts';
import { aimAt, packetRules } from './shared/packets.ts';

const inTurn = open(fourAces);
const packets = open(fourAces, { dealing: 'packets' });
const PILES = ['p1', 'p2', 'p3', 'p4'];

describe('Four Aces: the deal', () => {
  it('R1: the whole pack goes face down into four piles of nine, in turn or packet by packet', () => {
    const deal = pack36('6H 7H 8H 9H 10H JH QH KH AH 6D');
    const table = dealTable(inTurn, deal);
    for (const name of PILES) expect(cards(inTurn, table, name).match(/\[\w+\]/g)).toHaveLength(9);
    expect(cards(inTurn, table, 'p1')).toMatch(/^\[6H\] \[10H\] \[AH\]/);
    expect(cards(packets, dealTable(packets, deal), 'p1')).toBe('[6H] [7H] [8H] [9H] [10H] [JH] [QH] [KH] [AH]');
  });

  it('R2: the targets are the aces alone; no card is laid aside', () => {
    expect(inTurn.rules.piles.map((pile) => pile.name)).toEqual(['stock', ...PILES, 'open', 'out']);
    const table = lay(inTurn, 'p1: [KS] [QH] [AC] [10D]');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('10D AC');
  });
});

describe('Four Aces: stripping', () => {
  it('R3: the first pile is turned over and cards go until an ace is on top', () => {
    const table = lay(inTurn, 'p1: [6S] [7S] [AH] [8S]\np2: [9S]');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('8S AH');
    expect(cards(inTurn, table, 'out').split(' ').sort()).toEqual(['6S', '7S']);
    expect(cards(inTurn, table, 'p2')).toBe('[9S]');
  });

  it('R3, T4: an ace at the bottom of the turned pile: eight cards are thrown away', () => {
    const table = dealTable(packets, pack36('6H 7H 8H 9H 10H JH QH KH AH'));
    step(packets, table);
    expect(cards(packets, table, 'open')).toBe('AH');
    expect(cards(packets, table, 'out').split(' ')).toHaveLength(8);
  });

  it('R4: the second pile is laid, turned over, on what is left of the first', () => {
    const table = lay(inTurn, 'p1: [AH] [6S]\np2: [7S] [AD] [8S]');
    step(inTurn, table, 2);
    expect(cards(inTurn, table, 'open')).toBe('6S AH 8S AD');
  });

  it('R4, T1: when the first pile has no ace, the second lies on an empty place', () => {
    const table = lay(inTurn, 'p1: [6S] [7S]\np2: [8S] [AD] [9S]');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('9S AD');
  });

  it('R4, T2: a middle pile without an ace goes entirely, and nothing below it is touched', () => {
    const table = lay(inTurn, 'p1: [AH] [6S]\np2: [7S] [8S]\np3: [9S] [AC]');
    step(inTurn, table, 2);
    expect(cards(inTurn, table, 'open')).toBe('6S AH');
    expect(cards(inTurn, table, 'out')).toBe('8S 7S');
    step(inTurn, table);
    expect(cards(inTurn, table, 'open')).toBe('6S AH AC');
  });

  it('R4, T3: all four aces in one pile', () => {
    const table = lay(inTurn, 'p1: [6S] [7S]\np2: [8S] [AH] [9S] [AD] [AC] [AS] [10S]\np3: [6D]\np4: [7D]');
    step(inTurn, table, 4);
    expect(cards(inTurn, table, 'open')).toBe('10S AS AC AD 9S AH');
    step(inTurn, table);
    expect(['p1', 'p2', 'p3'].map((name) => cards(inTurn, table, name))).toEqual(['[10S] [AD]', '[AS] [9S]', '[AC] [AH]']);
  });
});

describe('Four Aces: later stages and the end', () => {
  it('R5: the packet is turned face down and dealt, unshuffled, into three piles, then two, then one', () => {
    const table = lay(inTurn, 'open: 10S AS 9S AD AC\nsteps = 4');
    step(inTurn, table);
    expect(['p1', 'p2', 'p3'].map((name) => cards(inTurn, table, name))).toEqual(['[10S] [AD]', '[AS] [AC]', '[9S]']);
    const stages = new Set<string | undefined>();
    for (; result(inTurn, table) === 'going on'; step(inTurn, table)) stages.add(inTurn.rules.status?.(table)?.en);
    expect([...stages]).toEqual([3, 2, 1].map((n) => `Piles in this stage: ${n}`));
  });

  it('R5, T7: gathering as Vorozhba does gives the same packet for any pack', () => {
    const aces = aimAt([0, 1, 2, 3], [1]);
    for (const dealing of ['in-turn', 'packets'] as const) {
      const apart = open(
        definePatience({
          ...fourAces,
          id: 'four-aces-apart',
          options: {},
          rules: () => packetRules({ packets: 4, aside: 'dealt', aim: () => aces, stripped: 'apart', dealing, piles: heapPiles(4) }),
        }),
      );
      const heaped = open(fourAces, { dealing });
      const [one, other] = [emptyTable(heaped), emptyTable(apart)];
      for (let id = 1; id <= 500; id++) {
        const deal = dealNumber(PACK_36, id);
        dealTable(heaped, deal, one);
        dealTable(apart, deal, other);
        for (const packets of [4, 3, 2]) {
          step(heaped, one, PILES.filter((name) => cards(heaped, one, name) !== '').length + 1);
          step(apart, other, PILES.filter((name) => cards(apart, other, name) !== '').length + 1);
          const dealt = (game: typeof heaped, table: typeof one) => PILES.map((name) => cards(game, table, name));
          expect(dealt(apart, other), `deal ${id}, after the stage of ${packets}`).toEqual(dealt(heaped, one));
        }
        finish(heaped, one);
        finish(apart, other);
        expect(cards(apart, other, 'open')).toBe(cards(heaped, one, 'open'));
      }
    }
  });

  it('R6, T5: four survivors make three piles of 2, 1 and 1 with either way of dealing', () => {
    for (const [game, first] of [
      [inTurn, '[AH] [AS]'],
      [packets, '[AH] [AD]'],
    ] as const) {
      const table = lay(game, 'open: AH AD AC AS\nsteps = 4');
      step(game, table);
      expect(cards(game, table, 'p1')).toBe(first);
      expect(PILES.map((name) => cards(game, table, name).split(' ').filter(Boolean).length)).toEqual([2, 1, 1, 0]);
    }
  });

  it('R7: is over after the stage of one pile, and won if only the four aces are left', () => {
    const table = lay(inTurn, `p1: [6D] [AH] [AD] [AC] [AS]\n${stepsBefore(4, 1)}`);
    expect(result(inTurn, table)).toBe('going on');
    step(inTurn, table);
    expect(result(inTurn, table)).toBe('won');
    expect(answer(inTurn, table)).toBe('yes');
  });

  it('R7: an ace is never thrown away', () => {
    for (let id = 1; id <= 200; id++) {
      const table = runOut(inTurn, dealNumber(PACK_36, id));
      expect(cards(inTurn, table, 'open').match(/A/g)).toHaveLength(4);
    }
  });

  it('R8, T6: a final pile of ace, other card, ace, ace, ace is lost, with one obstacle', () => {
    const table = lay(inTurn, `p1: [AH] [9C] [AD] [AC] [AS]\n${stepsBefore(4, 1)}`);
    step(inTurn, table);
    expect(result(inTurn, table)).toBe('lost');
    expect(answer(inTurn, table)).toBe('no: 9C');
  });
});
