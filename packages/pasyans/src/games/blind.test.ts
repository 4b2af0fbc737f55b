import { describe, expect, it } from 'vitest';
import { dealNumber, dealTable, emptyTable, type Game, PACK_36, runOut, Session } from '../engine/index.ts';
import { blind } from './blind.ts';
import { cards, lay, open, result } from './shared/hand-layout.testkit.ts';
import { answer, finish, pack36, step, stepsBefore } from './shared/packets.testkit.ts';

const hearts = open(blind);
const spades = open(blind, { suit: 'S' });
const high = open(blind, { targets: 'ten-to-ace' });
const packets = open(blind, { dealing: 'packets' });
const PILES = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];

/** The last stage, stripped: cards in the order they were dealt to its only packet. */
function stripped(game: Game, aside: string, dealt: string) {
  const table = lay(game, `aside: [${aside}]\np1: ${dealt.replace(/\S+/g, '[$&]')}\n${stepsBefore(7, 1)}`);
  step(game, table);
  return table;
}

const heights = (game: Game, table: ReturnType<typeof stripped>) =>
  PILES.map((name) => cards(game, table, name).split(' ').filter(Boolean).length);

describe('The Blind One', () => {
  it('R1: deals in turn, opens whole piles, strips, gathers and deals anew as Vorozhba does', () => {
    const table = dealTable(hearts, pack36('6S 7S 8S 9S 10S JS QS KH'));
    expect(cards(hearts, table, 'p1')).toMatch(/^\[6S\] \[KH\]/);
    step(hearts, table);
    expect(cards(hearts, table, 'p1')).toMatch(/ KH$/);
    expect(cards(hearts, table, 'out')).toBe('6S');
    expect(cards(packets, dealTable(packets, pack36('6S 7S 8S 9S 10S JS')), 'p1')).toBe('[6S] [7S] [8S] [9S] [10S]');
  });

  it('R1: the packet is gathered from the end and dealt unshuffled, the card dealt last coming first', () => {
    const table = lay(hearts, 'aside: [6S]\np1: 9C 6C JH\np2: 7C KH\nsteps = 32');
    step(hearts, table);
    expect(cards(hearts, table, 'p1')).toBe('[9C] [6C] [JH] [7C] [KH]');
  });

  it('R2, T7: the suit is named beforehand; the same pack with each of the four gives each its own answer', () => {
    const deal = dealNumber(PACK_36, 11);
    const left = ['H', 'D', 'C', 'S'].map((suit) => {
      const game = open(blind, { suit });
      const table = runOut(game, deal);
      const pile = cards(game, table, 'open').split(' ');
      expect(pile.at(-1)).toMatch(new RegExp(`${suit}$`));
      expect(cards(game, table, 'out')).not.toContain(suit);
      return pile.join();
    });
    expect(new Set(left).size).toBe(4);
  });

  it('R3: seven piles of five first, then six, five, four, three, two, one', () => {
    const table = dealTable(hearts, dealNumber(PACK_36, 1));
    expect(heights(hearts, table)).toEqual([5, 5, 5, 5, 5, 5, 5]);
    const stages = new Set<string | undefined>();
    for (; result(hearts, table) === 'going on'; step(hearts, table)) stages.add(hearts.rules.status?.(table)?.en);
    expect([...stages]).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Piles in this stage: ${n}`));
  });

  it('R3, T6: 34 cards make six piles of 6, 6, 6, 6, 5 and 5', () => {
    // Of thirty-five cards one is thrown away: every pile has a heart on top when it is turned, but the first.
    const deal = pack36('6S 6H 7H 8H 9H 10H JH QH', '6D');
    const table = dealTable(hearts, deal);
    step(hearts, table, 8);
    expect(cards(hearts, table, 'out')).toBe('6S');
    expect(heights(hearts, table)).toEqual([6, 6, 6, 6, 5, 5, 0]);
  });

  it('R4, T3: the thirty-sixth card stays closed until the last step has been made', () => {
    const session = new Session(hearts, dealNumber(PACK_36, 5));
    const aside = hearts.pileNumbers.get('aside') as number;
    while (session.legal().count > 0) {
      expect(session.seen().piles[aside]).toEqual([{ handle: 35 }]);
      session.play(session.legal().at(0));
    }
    expect(session.seen().piles[aside]?.[0]).toHaveProperty('face');
    session.undo();
    expect(session.seen().piles[aside]).toEqual([{ handle: 35 }]);
  });

  it('R4, R6, T1: when the thirty-sixth card is of the named suit, a win shows eight in the pile and that one', () => {
    const table = stripped(hearts, '9H', '6C AH KH QH JH 10H 8H 7H 6H');
    expect(result(hearts, table)).toBe('won');
    expect(cards(hearts, table, 'open')).toBe('6H 7H 8H 10H JH QH KH AH');
    expect(cards(hearts, table, 'aside')).toBe('9H');
  });

  it('R4, T2: a thirty-sixth card of another suit is no obstacle', () => {
    const table = stripped(hearts, '9S', 'AH KH QH JH 10H 9H 8H 7H 6H');
    expect(answer(hearts, table)).toBe('yes');
    const lost = stripped(spades, '9D', 'AS 6C KS QS JS 10S 9S 8S 7S 6S');
    expect(answer(spades, lost)).toBe('no: 6C');
  });

  it('R5: all nine cards of the suit are targets, or with the option its five high ones', () => {
    const dealt = '7C 8H JH 9H';
    expect(cards(hearts, stripped(hearts, '6S', dealt), 'open')).toBe('9H JH 8H');
    expect(cards(high, stripped(high, '6S', dealt), 'open')).toBe('9H JH');
    expect(answer(high, stripped(high, '6S', dealt))).toBe('no: 9H');
  });

  it('R5, T4: with ten-to-ace five survivors are dealt into six piles: the sixth is empty and passed over', () => {
    const table = lay(high, 'aside: [6S]\np1: 10H\np2: JH\np3: QH\np4: KH\np5: AH\nsteps = 7');
    step(high, table);
    expect(heights(high, table)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    step(high, table, 5);
    // Not a step for the empty pile: the next one deals five piles.
    step(high, table);
    expect(cards(high, table, 'p5')).toBe('[AH]');
    expect(high.rules.status?.(table)?.en).toBe('Piles in this stage: 5');
  });

  it('R5, T5: with ten-to-ace every pack comes out, with either way of dealing', () => {
    for (const dealing of ['in-turn', 'packets']) {
      const game = open(blind, { targets: 'ten-to-ace', dealing });
      const table = emptyTable(game);
      for (let id = 1; id <= 3000; id++) expect(game.rules.won(runOut(game, dealNumber(PACK_36, id), table))).toBe('plain');
    }
  });

  it('R6: is over after the stage of one pile, and lost when a stranger is left', () => {
    const table = lay(hearts, `aside: [6S]\np1: [6C] [AH] [7D] [KH]\n${stepsBefore(7, 1)}`);
    expect(result(hearts, table)).toBe('going on');
    expect(finish(hearts, table)).toBe(1);
    expect(result(hearts, table)).toBe('lost');
    expect(answer(hearts, table)).toBe('no: 7D');
  });
});
