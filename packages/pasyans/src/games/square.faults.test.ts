import { describe, expect, it } from 'vitest';
import {
  cardCode,
  dealNumber,
  dealTable,
  eachValue,
  type Game,
  legalMoves,
  PACK_2X52,
  playMove,
  randomFrom,
  Session,
  SOAK_LIMIT,
  soakPlay,
  type Table,
  writeLayout,
} from '../engine/index.ts';
import { cards, dealOf, lay, legal, nameOf, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { almost, down, up } from './square.testkit.ts';
import { square } from './square.ts';

const game = open(square);
const everyGame = eachValue(square.options).map((options) => [Object.values(options).join(' '), open(square, options)] as const);
const TOPS = PACK_2X52.cards.slice(0, 52).map(cardCode);

/** Plays everything to the foundations as soon as it goes, otherwise deals on; stops at the first position without either. */
function build(game: Game, t: Table): void {
  for (;;) {
    const moves = legalMoves(game, t).toArray();
    const next = moves.find((m) => /^t\d+-[ak]/.test(nameOf(game, m))) ?? moves.find((m) => nameOf(game, m) === 'draw');
    if (next === undefined) return;
    playMove(game, t, next);
  }
}

describe('Square: faults that other programs had', () => {
  it.each(everyGame)('random play keeps every invariant, and ends or stops at the stated length (%s)', (_, game) => {
    for (let id = 1; id <= 4; id++) {
      const { moves, ended } = soakPlay(game, dealNumber(PACK_2X52, id), randomFrom(id));
      expect(ended || moves === SOAK_LIMIT).toBe(true);
    }
  });

  it.each(everyGame)('scenario 32: a stacked pack is won while it is dealt, and does not go on after it (%s)', (_, game) => {
    // The ace that opens on pile 10 is followed there by its whole suit; what goes last lies on the sides.
    const order = [...'HDCS']
      .map((suit) => `${up(suit, 13)} ${down(suit, 13)}`)
      .join(' ')
      .split(' ');
    const t = dealTable(game, dealOf(PACK_2X52, [...order.splice(-9), ...order].join(' ')));
    build(game, t);
    expect([result(game, t), legal(game, t), t.counter(1), t.height(0)]).toEqual(['won', [], 0, 0]);
    expect([refused(game, t, 'draw')?.[0], refused(game, t, 'redeal')?.[0]]).toEqual(['C11', 'C11']);
  });

  it('scenario 6: the winning move with no redeal left is won, not lost (C11)', () => {
    const t = lay(game, almost(`a3: ${up('C', 12)}\nt1: KC\nredeals = 2`));
    play(game, t, 't1-a3');
    expect([result(game, t), refused(game, t, 'redeal')?.[0]]).toEqual(['won', 'C11']);
  });

  it('scenario 34: of all 52 x 52 pairs a pile takes the two neighbours of its suit, ace and king one each (R8)', () => {
    const strict = open(square, { 'fill-empty': 'no' });
    const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
    for (const there of TOPS.filter((_, i) => i % 3 === 0)) {
      const rank = ranks.indexOf(there.slice(0, -1));
      const wanted = [ranks[rank - 1], ranks[rank + 1]].filter((r) => r !== undefined).map((r) => r + there.slice(-1));
      const taken = TOPS.filter((card) => legal(strict, lay(strict, `t1: ${there}\nt2: ${card}`)).includes('t2-t1'));
      expect(taken.sort()).toEqual(wanted.sort());
    }
  });

  it('scenario 38: no base card of a foundation can be lifted (R9)', () => {
    for (const [, game] of everyGame) {
      const bases = game.rules.piles.filter(({ role }) => role === 'foundation').map(({ name }) => name);
      const t = lay(game, [...bases.map((name, i) => `${name}: ${name.startsWith('a') ? 'A' : 'K'}${'HDCS'[i % 4]}`), 't1: 9C'].join('\n'));
      for (const from of bases) {
        for (const { name: to } of game.rules.piles) if (to !== from) expect(refused(game, t, `${from}-${to}`)).toBeDefined();
      }
      expect(legal(game, t).filter((name) => /^[ak]/.test(name))).toEqual([]);
    }
  });

  it.each(everyGame)(
    'scenarios 42, 44, 46, 54: a redeal keeps every card and its order, counts once, and is taken back (%s)',
    (_, game) => {
      const t = dealTable(game, dealNumber(PACK_2X52, 9));
      const start = writeLayout(game, t);
      for (let made = 0; made <= 2; made++) {
        build(game, t);
        expect(t.counter(1)).toBe(made);
        if (made === 2) break;
        const order = Array.from({ length: 12 }, (_, i) => cards(game, t, `t${i + 1}`))
          .join(' ')
          .split(' ')
          .filter((code) => code !== '');
        const before = writeLayout(game, t);
        const mark = t.mark();
        play(game, t, 'redeal');
        expect(cards(game, t, 'stock').replace(/[[\]]/g, '').split(' ').reverse()).toEqual(order);
        t.undoTo(mark);
        expect(writeLayout(game, t)).toBe(before);
        play(game, t, 'redeal');
      }
      expect([legal(game, t).includes('redeal'), refused(game, t, 'redeal')?.[0]]).toEqual([false, 'R11']);
      t.undoTo(0);
      expect(writeLayout(game, t)).toBe(start);
    },
  );

  it('scenarios 50, 52: dealing stops with the last card of the pack, whether it is laid or replaces another', () => {
    const session = new Session(game, dealNumber(PACK_2X52, 3));
    while (
      session
        .legal()
        .toArray()
        .some((m) => nameOf(game, m) === 'draw')
    ) {
      const moves = session.legal();
      session.play(moves.at(0));
    }
    expect([session.table.height(0), session.table.counter(0)]).toEqual([0, 0]);
    expect(session.outcome()).toBeUndefined();
  });

  it('scenario 58: gathering and laying one single card is not standing still: the number of the deal is part of the position', () => {
    const t = lay(game, almost(`a1: ${up('H', 12)}\nt1: KH`));
    const key = [t.keyLo, t.keyHi];
    play(game, t, 'redeal', 'draw');
    expect([cards(game, t, 't1'), t.counter(1)]).toEqual(['KH', 1]);
    expect([t.keyLo, t.keyHi]).not.toEqual(key);
  });

  it('scenario 36: an empty foundation shows the ace or king of its suit, with eight a side twice over', () => {
    for (const [name, game] of everyGame) {
      const t = dealTable(game, dealNumber(PACK_2X52, 1));
      const shown = game.rules.piles.flatMap(({ role }, pile) => (role === 'foundation' ? [game.rules.ghost?.(t, pile)] : []));
      const side = (rank: number): object[] => [0, 1, 2, 3].map((suit) => ({ rank, suit }));
      const twice = name.startsWith('8') ? 2 : 1;
      expect(shown).toEqual([1, 13].flatMap((rank) => Array.from({ length: twice }, () => side(rank)).flat()));
    }
  });
});
