import { describe, expect, it } from 'vitest';
import {
  cardCode,
  checkTable,
  dealNumber,
  dealTable,
  eachValue,
  type Game,
  legalMoves,
  outcomeOf,
  PACK_2X52,
  playMove,
  randomFrom,
  soakPlay,
  type Table,
  writeLayout,
} from '../engine/index.ts';
import { circle } from './cotillion.testkit.ts';
import { cotillion } from './cotillion.ts';
import { cards, dealOf, lay, legal, open, play, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(cotillion);
const everyGame = eachValue(cotillion.options).map((options) => [`redeals=${options['redeals']}`, open(cotillion, options)] as const);

/** Plays to the end, building whenever something can be built; visits every position. */
function build(game: Game, table: Table, visit: () => void = () => {}): void {
  for (let moves = legalMoves(game, table); moves.count > 0; moves = legalMoves(game, table)) {
    playMove(game, table, moves.at(0));
    visit();
  }
}

/** The order in which a whole pack comes out without ever covering a card that is wanted. */
function easyPack(): string {
  const line = (ranks: string, suit: string): string[] => ranks.split(' ').map((rank) => rank + suit);
  const suits = [...'HDCS'].flatMap((suit) => [...line('4 3 2 A K', suit), ...line('7 8 9 10 J Q', suit)]);
  return [...suits, ...suits].join(' ');
}

describe('Cotillion: faults that other programs had', () => {
  it.each(everyGame)('random play keeps every invariant and ends (%s)', (_, game) => {
    for (let id = 1; id <= 15; id++) expect(soakPlay(game, dealNumber(PACK_2X52, id), randomFrom(id)).ended).toBe(true);
  });

  it.each(everyGame)('scenario 32, T6: a stacked pack is won in its first pass and does not go on after it (%s)', (_, game) => {
    const t = dealTable(game, dealOf(PACK_2X52, easyPack()));
    build(game, t);
    expect([result(game, t), t.counter(0), legal(game, t)]).toEqual(['won', 0, []]);
    expect(refused(game, t, 'draw')?.[0]).toBe('C11');
  });

  it.each(everyGame)('scenarios 6, 50, 52, T7: an empty stock and waste is always a win; every other end is lost (%s)', (_, game) => {
    for (let id = 1; id <= 10; id++) {
      const t = dealTable(game, dealNumber(PACK_2X52, id));
      build(game, t, () => {
        checkTable(game, t);
        expect(t.height(0) + t.height(1) === 0).toBe(game.rules.won(t) !== undefined);
      });
      expect(outcomeOf(game, t)?.result).toBe(t.height(1) === 0 ? 'won' : 'lost');
    }
  });

  it('scenario 34: of all 52 x 52 pairs a five pile takes the next lower of its suit, the king after the ace, and nothing else', () => {
    const next = new Map('5-4 4-3 3-2 2-A A-K'.split(' ').map((pair) => pair.split('-') as [string, string]));
    for (const top of PACK_2X52.cards.slice(0, 52).map(cardCode)) {
      const rank = top.slice(0, -1);
      if (rank !== '5' && ![...next.values()].includes(rank)) continue;
      const takes = PACK_2X52.cards
        .slice(0, 52)
        .map(cardCode)
        .filter((card) => legal(game, lay(game, `f1: ${top}\nwaste: ${card}`)).includes('waste-f1'));
      expect(takes).toEqual(next.has(rank) ? [next.get(rank) + top.slice(-1)] : []);
    }
  });

  it.each(everyGame)(
    'scenarios 42, 46, 54: every pass shows the same order, counted once; undoing all leads to the deal (%s)',
    (name, game) => {
      const t = dealTable(game, dealNumber(PACK_2X52, 5));
      const start = writeLayout(game, t);
      const passes: string[] = [];
      for (;;) {
        while (legal(game, t).includes('draw')) play(game, t, 'draw');
        passes.push(cards(game, t, 'waste'));
        expect(t.counter(0)).toBe(passes.length - 1);
        if (!legal(game, t).includes('turn')) break;
        play(game, t, 'turn');
      }
      expect([passes.length, new Set(passes).size]).toEqual([name.endsWith('2') ? 3 : 2, 1]);
      t.undoTo(0);
      expect(writeLayout(game, t)).toBe(start);
    },
  );

  it('scenario 24: the last card of the waste stays playable when no pass is left', () => {
    const t = lay(game, circle('waste: 9C\nstock: [7H]\npass = 2'));
    play(game, t, 'draw');
    expect(legal(game, t)).toEqual(['waste-f10', 'waste-f2']);
  });

  it('scenarios 48, 56: moves, refusal and the words beside the table say the same', () => {
    const said = [0, 1, 2].map((pass) => {
      const t = lay(game, circle(`waste: 9C\npass = ${pass}`));
      return [legal(game, t).includes('turn'), game.rules.status?.(t)?.ru];
    });
    expect(said).toEqual([
      [true, 'Переворотов талона осталось: 2'],
      [true, 'Переворотов талона осталось: 1'],
      [false, 'Переворотов талона осталось: 0'],
    ]);
  });

  it('scenario 58: turning over one single card is not standing still: the pass is part of the position', () => {
    const t = lay(game, circle('waste: 9C'));
    const key = [t.keyLo, t.keyHi];
    play(game, t, 'turn', 'draw');
    expect(cards(game, t, 'waste')).toBe('9C');
    expect([t.keyLo, t.keyHi]).not.toEqual(key);
  });

  it('C12: two equal cards that changed places are one position', () => {
    const deal = dealOf(PACK_2X52, '7S 9D 7S');
    const one = dealTable(game, deal);
    const other = dealTable(game, { seed: 0, cards: deal.cards.map((card) => (card + 52) % 104) });
    expect([one.keyLo, one.keyHi]).toEqual([other.keyLo, other.keyHi]);
  });
});
