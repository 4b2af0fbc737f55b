import { describe, expect, it } from 'vitest';
import {
  CARRY,
  dealNumber,
  dealTable,
  eachValue,
  emptyTable,
  type Game,
  isRelaxed,
  legalMoves,
  move,
  PACK_52,
  playMove,
  rankOf,
  Session,
  suitOf,
  writeLayout,
} from '../engine/index.ts';
import { LAST_MOVE, rowsOf } from './potocki.testkit.ts';
import { potocki } from './potocki.ts';
import { cards, dealOf, lay, legal, nameOf, open, play, refused, result } from './shared/hand-layout.testkit.ts';

const game = open(potocki);
const auto = open(potocki, { 'ace-rows': 'automatic' });
const everyGame = eachValue(potocki.options).map((options) => [Object.values(options).join(' '), open(potocki, options)] as const);
const DONE = rowsOf(
  'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC --',
  'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH --',
  'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD --',
  'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS --',
);

describe('Potocki: faults that other programs had', () => {
  it('scenario 2: what stands in order is read from the cards, whichever way it came about', () => {
    expect(result(game, lay(game, DONE))).toBe('won');
    // What the moves after a redeal have put in order, the next redeal leaves lying.
    const kings = ['AH KH -- -- ? ? ? ? ? ? ? ? ? ?', 'AD KD -- ? ? ? ? ? ? ? ? ? ? ?', 'AC KC -- ? ? ? ? ? ? ? ? ? ? ?'];
    const t = lay(game, rowsOf(...kings, 'AS KS ? ? ? ? ? ? ? ? ? ? ? ?'), 1);
    play(game, t, 'redeal');
    while (!legal(game, t).includes('redeal')) play(game, t, legal(game, t)[0] as string);
    const kept = [1, 2, 3, 4].map((row) => inOrder(game, t, row));
    expect(Math.max(...kept)).toBeGreaterThan(1);
    play(game, t, 'redeal');
    expect([1, 2, 3, 4].map((row) => inOrder(game, t, row))).toEqual(kept);
  });

  it('scenario 4: every gap takes at most one card, and a dead gap says why (R4, R5)', () => {
    for (let id = 1; id <= 20; id++) {
      const t = dealTable(auto, dealNumber(PACK_52, id));
      for (let n = 0; n < 60; n++) {
        const moves = legal(auto, t).filter((name) => name !== 'redeal');
        const targets = moves.map((name) => name.split('-')[1] as string);
        expect(new Set(targets).size).toBe(targets.length);
        const dead = gapsOf(auto, t).filter((gap) => !targets.includes(gap));
        if (moves.length > 0) for (const gap of dead) expect(refused(auto, t, `r1.1-${gap}`)?.[0]).toBe('R6');
        if (moves.length > 0) for (const gap of dead) expect(refused(auto, t, `${anyCard(auto, t)}-${gap}`)?.[0]).toBe('R5');
        const [next] = moves;
        if (next === undefined) break;
        play(auto, t, next);
      }
    }
  });

  it('scenario 6: the winning move with redeals 0 is won (R13)', () => {
    const strict = open(potocki, { redeals: '0' });
    const t = lay(strict, LAST_MOVE);
    play(strict, t, 'r3.14-r3.13');
    expect(result(strict, t)).toBe('won');
  });

  it('scenario 10: the gaps are part of the deal: always where the aces lay', () => {
    for (let id = 1; id <= 20; id++) {
      const deal = dealNumber(PACK_52, id);
      const aces = deal.cards.flatMap((card, i) => (rankOf(card) === 1 ? [`r${Math.floor(i / 13) + 1}.${(i % 13) + 2}`] : []));
      expect(gapsOf(auto, dealTable(auto, deal))).toEqual(aces);
    }
  });

  it('scenario 12: only unlimited redeals are marked relaxed', () => {
    expect(everyGame.filter(([, game]) => isRelaxed(game)).map(([name]) => name)).toEqual(['player unlimited']);
  });

  it.each(everyGame)(
    'scenarios 20, 26: between all piles a move is legal or refused with a reason, and a refusal changes nothing (%s)',
    (_, game) => {
      const session = new Session(game, dealNumber(PACK_52, 2));
      for (let depth = 0; depth < 30 && session.legal().count > 0; depth++) {
        if (depth % 6 === 0) tryEverything(game, session);
        session.play(session.legal().at((depth * 5) % session.legal().count));
      }
    },
  );

  it('scenario 28: rows that are complete from the start count at once', () => {
    const t = lay(game, DONE);
    expect([result(game, t), legal(game, t), refused(game, t, 'redeal')?.[0]]).toEqual(['won', [], 'C11']);
  });

  it('scenario 32: a pack in order is played from the deal to the win with every option, and not beyond', () => {
    for (const [, game] of everyGame) {
      const t = dealTable(game, dealOf(PACK_52, 'AH'));
      while (legal(game, t).some((name) => name.startsWith('a'))) play(game, t, legal(game, t)[0] as string);
      for (let moves = legalMoves(game, t); moves.count > 0; moves = legalMoves(game, t)) playMove(game, t, moves.at(0));
      expect([result(game, t), t.counter(0)]).toEqual(['won', 0]);
      expect(refused(game, t, 'r1.13-r1.14')?.[0]).toBe('C11');
    }
  });

  it('scenario 34: of all 52 x 52 pairs of neighbour and card those of one suit and next rank go (R4)', () => {
    const [left, gap, far] = ['r1.4', 'r1.5', 'r3.9'].map((name) => game.pileNumbers.get(name) as number) as [number, number, number];
    const wrong: string[] = [];
    for (const a of PACK_52.cards) {
      for (const b of PACK_52.cards) {
        if (a === b) continue;
        const t = emptyTable(game);
        t.put(left, a, true);
        t.put(far, b, true);
        const expected = suitOf(a) === suitOf(b) && rankOf(b) === rankOf(a) + 1;
        if (legalMoves(game, t).has(move(CARRY, far, gap, 1)) !== expected) wrong.push(`${a} ${b}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('scenario 36: the first places call for aces until these are placed; no gap names a card', () => {
    const t = dealTable(game, dealOf(PACK_52, 'AH'));
    const shown = (name: string) => game.rules.ghost?.(t, game.pileNumbers.get(name) as number);
    expect([shown('r1.1'), shown('r4.1'), shown('r1.2'), shown('a1')]).toEqual([{ rank: 1 }, { rank: 1 }, undefined, undefined]);
    play(game, t, 'a1-r1.1', 'a2-r2.1', 'a3-r3.1', 'a4-r4.1');
    expect(shown('r1.2')).toBeUndefined();
  });

  it('scenario 56: the table says in words what is to be done and how many redeals are left', () => {
    const said = (game: Game, text: string): string | undefined => game.rules.status?.(lay(game, text))?.ru;
    expect(said(game, 'a1: AH')).toBe('Поставьте тузов, по одному в ряд');
    expect(said(game, 'r1.1: AH')).toBe('Пересдач осталось: 2');
    expect(said(game, 'r1.1: AH\nredeals = 2')).toBe('Пересдач осталось: 0');
    expect(said(open(potocki, { redeals: 'unlimited' }), 'r1.1: AH\nredeals = 4')).toBe('Пересдач сделано: 4');
  });
});

/** How many cards of a row follow its ace without a break, counted from the written position. */
function inOrder(game: Game, t: Parameters<typeof cards>[1], row: number): number {
  const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
  const suit = cards(game, t, `r${row}.1`).slice(-1);
  const broken = ranks.findIndex((rank, i) => cards(game, t, `r${row}.${i + 1}`) !== `${rank}${suit}`);
  return broken < 0 ? ranks.length : broken;
}

function gapsOf(game: Game, t: Parameters<typeof cards>[1]): string[] {
  return game.rules.piles.map((pile) => pile.name).filter((name) => name.startsWith('r') && cards(game, t, name) === '');
}

/** A place with a card that is no ace. */
function anyCard(game: Game, t: Parameters<typeof cards>[1]): string {
  const names = game.rules.piles.map((pile) => pile.name);
  return names.find((name) => /^r\d\.([2-9]|1\d)$/.test(name) && cards(game, t, name) !== '') as string;
}

/** Every carry of one card between all ordered pairs of piles: the illegal ones are refused and change nothing. */
function tryEverything(game: Game, session: Session): void {
  const legal = session.legal();
  const before = writeLayout(game, session.table);
  const wrong: string[] = [];
  for (let from = 0; from < session.table.piles; from++) {
    for (let to = 0; to < session.table.piles; to++) {
      const m = move(CARRY, from, to, 1);
      if (legal.has(m) ? session.refusal(m) !== undefined : session.play(m).ok) wrong.push(nameOf(game, m));
    }
  }
  expect([wrong, writeLayout(game, session.table)]).toEqual([[], before]);
}
