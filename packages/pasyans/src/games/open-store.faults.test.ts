import { describe, expect, it } from 'vitest';
import {
  CARRY,
  dealNumber,
  dealTable,
  eachValue,
  emptyTable,
  kindOf,
  legalMoves,
  move,
  type Options,
  PACK_2X52,
  PACK_52,
  playMove,
  randomFrom,
  rankOf,
  type Suit,
  soakPlay,
  toOf,
  writeLayout,
} from '../engine/index.ts';
import { FIRST_WASTE } from './open-store.table.ts';
import { round } from './open-store.testkit.ts';
import { openStore } from './open-store.ts';
import { dealOf, lay, open, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(openStore);
const from = (options: Options) => open(openStore, options);
const again = from({ redeals: '1' });

describe('Open Store: faults that other programs had', () => {
  it('scenario 32: a stacked pack is won with every option, and does not go on after it', () => {
    // The store gives the spades in their order, then the last hearts, which wait for the others from the stock.
    const spades = round(6, 3);
    const hearts = round(6, 0);
    const store = [...spades.slice(1), ...hearts.slice(8)].reverse();
    const rest = [...hearts.slice(0, 8), ...[1, 2, 0, 1, 2, 3].flatMap((suit) => round(6, suit as Suit))];
    const deal = dealOf(PACK_2X52, [...store.slice(-18), '6S', ...rest, ...store.slice(0, -18)].join(' ').trim());
    for (const options of eachValue(openStore.options)) {
      const each = from(options);
      const t = dealTable(each, deal);
      for (let moves = legalMoves(each, t).toArray(); moves.length > 0; moves = legalMoves(each, t).toArray()) {
        const building = moves.find((m) => kindOf(m) === CARRY && toOf(m) < FIRST_WASTE);
        playMove(each, t, building ?? (moves[0] as number));
      }
      expect(result(each, t)).toBe('won');
    }
  });

  it('scenario 34: of all 52 x 52 pairs a foundation takes the next rank, and equal ranks begin the next one (R2, R3)', () => {
    const [f1, f2, w1] = ['f1', 'f2', 'w1'].map((name) => game.pileNumbers.get(name) as number) as [number, number, number];
    const wrong: string[] = [];
    for (const a of PACK_52.cards) {
      for (const b of PACK_52.cards) {
        const t = emptyTable(game);
        t.put(f1, a, true);
        t.put(w1, b + 52, true);
        const moves = legalMoves(game, t);
        const follows = moves.has(move(CARRY, w1, f1, 1)) === (rankOf(b) === (rankOf(a) % 13) + 1);
        const begins = moves.has(move(CARRY, w1, f2, 1)) === (rankOf(b) === rankOf(a));
        if (!follows || !begins) wrong.push(`${a} ${b}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('scenario 36: an empty foundation shows the base rank that was dealt, or nothing before it is known', () => {
    const f2 = game.pileNumbers.get('f2') as number;
    expect(game.rules.ghost?.(lay(game, 'f1: QH'), f2)).toEqual({ rank: 12 });
    expect(game.rules.ghost?.(lay(game, 'w1: QH'), f2)).toBeUndefined();
    expect(game.rules.ghost?.(lay(game, 'f1: QH'), 2)).toBeUndefined();
    expect(refused(game, lay(game, 'w1: 6H\nstock: [2C]'), 'w1-f1')).toEqual(['R2', 'Базовой карты ещё нет.']);
  });

  it('scenario 46, 54: gathering is counted once, and undoing everything leads to the deal', () => {
    const t = dealTable(again, dealNumber(PACK_2X52, 3));
    const start = writeLayout(again, t);
    for (let moves = legalMoves(again, t).toArray(); moves.length > 0; moves = legalMoves(again, t).toArray())
      playMove(again, t, moves[0] as number);
    expect(t.counter(0)).toBe(1);
    t.undoTo(0);
    expect([writeLayout(again, t), t.counter(0)]).toEqual([start, 0]);
  });

  it.each(eachValue(openStore.options))('ends in random play: %o', (options) => {
    const each = from(options);
    for (let id = 1; id <= 5; id++) expect(soakPlay(each, dealNumber(PACK_2X52, id), randomFrom(id)).ended).toBe(true);
  });
});
