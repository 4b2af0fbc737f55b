import { describe, expect, it } from 'vitest';
import {
  CARRY,
  type Card,
  cardCode,
  checkTable,
  copyTable,
  dealNumber,
  dealTable,
  eachValue,
  type Game,
  legalMoves,
  makeCard,
  move,
  outcomeOf,
  PACK_36,
  playMove,
  type Rank,
  Session,
  suitOf,
  type Table,
  writeLayout,
} from '../engine/index.ts';
import { cards, dealOf, filled, lay, legal, nameOf, open, play, refused, result } from './shared/hand-layout.testkit.ts';
import { willItComeTrue } from './will-it-come-true.ts';

const game = open(willItComeTrue);
const everyGame = eachValue(willItComeTrue.options).map(
  (options) => [Object.values(options).join(' '), open(willItComeTrue, options)] as const,
);
const PLACES = ['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'];
const IDLE = 'KC KD AC AD QC QD KS AS';
const full = (text: string): string => filled(text, PLACES, IDLE);

/** The nine cards of a suit from a base rank on, round and round. */
function suitFrom(rank: Rank, suit: 0 | 1 | 2 | 3): Card[] {
  const ranks = PACK_36.ranks;
  const first = ranks.indexOf(rank);
  return ranks.map((_, i) => makeCard(suit, ranks[(first + i) % ranks.length] as Rank));
}

/** Plays to the end, building whenever something can be built; visits every position. */
function build(game: Game, table: Table, visit: () => void = () => {}): void {
  for (let moves = legalMoves(game, table); moves.count > 0; moves = legalMoves(game, table)) {
    playMove(game, table, moves.at(0));
    visit();
  }
}

describe('Will It Come True: faults that other programs had', () => {
  it('scenario 6: the winning move with nothing else left is won, not lost (C11)', () => {
    const suits = ([0, 1, 2] as const).map((suit) => `f${suit + 1}: ${suitFrom(6, suit).map(cardCode).join(' ')}`);
    const t = lay(game, [...suits, 'f4: 6S 7S 8S 9S 10S JS QS KS', 'waste: AS'].join('\n'));
    play(game, t, 'waste-f4');
    expect([result(game, t), legal(game, t)]).toEqual(['won', []]);
  });

  it.each(everyGame)(
    'scenarios 18, 20, 26: between all piles a move is legal or refused with a reason, and a refusal changes nothing (%s)',
    (_, game) => {
      for (let id = 1; id <= 2; id++) {
        const session = new Session(game, dealNumber(PACK_36, id));
        for (let depth = 0; depth < 40 && session.legal().count > 0; depth++) {
          if (depth % 3 === 0) tryEverything(game, session);
          session.play(session.legal().at((id * 7 + depth * 3) % session.legal().count));
        }
      }
    },
  );

  it('scenario 18: a covered card of the waste is refused, and the cards on it are named', () => {
    const t = lay(game, full('f1: 9H\nwaste: 10H 6C 8D\nstock: [7D]'));
    expect(refused(game, t, 'waste-f1', 3)).toEqual(['C5', 'Берут только верхнюю карту, а на этой лежит: 6♣, 8♦.']);
  });

  it('scenario 22, 24: the last waste card stays playable when no pass is left', () => {
    const twice = open(willItComeTrue, { passes: '2' });
    const t = lay(twice, full('f1: 9H\nt1: 6D\nstock: [10H]\npass = 1'));
    play(twice, t, 'draw');
    expect(legal(twice, t)).toEqual(['waste-f1']);
  });

  it('scenario 22: turning over an empty waste is refused in words', () => {
    const twice = open(willItComeTrue, { passes: '2' });
    expect(refused(twice, lay(twice, 'f1: 9H\nt1: 10H'), 'turn')).toEqual(['C9', 'Талон пуст: переворачивать нечего.']);
  });

  it('scenario 28: what is complete from the start counts at once', () => {
    const suits = ([0, 1, 2, 3] as const).map((suit) => `f${suit + 1}: ${suitFrom(10, suit).map(cardCode).join(' ')}`);
    expect(result(game, lay(game, suits.join('\n')))).toBe('won');
  });

  it.each(PACK_36.ranks)('scenario 30: from base rank %i a foundation takes its nine cards in turn and refuses all others (R3)', (base) => {
    for (const suit of [0, 1, 2, 3] as const) {
      const order = suitFrom(base, suit);
      for (let n = 1; n < order.length; n++) expect(fitting(order.slice(0, n))).toEqual([order[n]]);
      expect(fitting(order)).toEqual([]);
    }
  });

  it('scenario 32: a stacked pack is won with every option, and does not go on after it', () => {
    const order = ([0, 1, 2, 3] as const).flatMap((suit) => suitFrom(6, suit)).map(cardCode);
    for (const [, game] of everyGame) {
      const t = dealTable(game, dealOf(PACK_36, order.join(' ')));
      build(game, t);
      expect([result(game, t), legal(game, t)]).toEqual(['won', []]);
      expect(refused(game, t, 'draw')?.[0]).toBe('C11');
    }
  });

  it('scenario 34: of all 36 x 36 pairs a begun foundation takes those of one suit that follow in the round (R3)', () => {
    for (const top of PACK_36.cards) {
      const next = makeCard(suitOf(top), PACK_36.next[(top % 13) + 1] as Rank);
      expect(fitting([top])).toEqual([next]);
    }
  });

  it('scenario 36: an empty foundation shows the base rank that was dealt, or nothing before it is known', () => {
    const f2 = game.pileNumbers.get('f2') as number;
    for (const rank of PACK_36.ranks) expect(game.rules.ghost?.(lay(game, `f1: ${cardCode(makeCard(0, rank))}`), f2)).toEqual({ rank });
    expect(game.rules.ghost?.(lay(game, 't1: 9H'), f2)).toBeUndefined();
    expect(game.rules.ghost?.(lay(game, 'f1: 9H\nf2: 9S\nf3: 9C'), f2 + 2)).toEqual({ rank: 9, suit: 1 });
    expect(game.rules.ghost?.(lay(game, 'f1: 9H'), 1)).toBeUndefined();
    expect(refused(game, lay(game, full('t1: 9H\nstock: [8H]')), 't1-f1')).toEqual(['R1', 'Базовой карты ещё нет.']);
  });

  it('scenarios 42, 46, 54: turned over once, same order, counted once; undoing everything leads to the deal', () => {
    for (const [, game] of everyGame.filter(([name]) => / 2 /.test(` ${name} `))) {
      const t = dealTable(game, dealNumber(PACK_36, 5));
      const start = writeLayout(game, t);
      while (legal(game, t).includes('draw')) play(game, t, 'draw');
      const firstPass = cards(game, t, 'waste');
      const mark = t.mark();
      play(game, t, 'turn');
      expect(t.counter(0)).toBe(1);
      while (legal(game, t).includes('draw')) play(game, t, 'draw');
      expect(cards(game, t, 'waste')).toBe(firstPass);
      expect(legal(game, t)).not.toContain('turn');
      t.undoTo(mark);
      expect([t.counter(0), cards(game, t, 'waste')]).toEqual([0, firstPass]);
      expect(legal(game, t)).toContain('turn');
      build(game, t);
      t.undoTo(0);
      expect(writeLayout(game, t)).toBe(start);
    }
  });

  it('scenario 48: whether the waste may be turned over is one truth in moves, refusal and status', () => {
    const twice = open(willItComeTrue, { passes: '2' });
    for (const [text, may] of [
      ['f1: 9H\nwaste: 6D\nstock: [7D]', false],
      ['f1: 9H\nwaste: 6D', true],
      ['f1: 9H\nwaste: 6D\npass = 1', false],
    ] as const) {
      const t = lay(twice, full(text));
      expect(legal(twice, t).includes('turn')).toBe(may);
      expect(may || refused(twice, t, 'turn') !== undefined).toBe(true);
    }
  });

  it.each(everyGame)(
    'C4, C8, scenarios 50, 52: to the last card of the stock no decision comes while a place waits for a card that is there (%s)',
    (name, game) => {
      for (let id = 1; id <= 30; id++) {
        const t = dealTable(game, dealNumber(PACK_36, id));
        build(game, t, () => {
          checkTable(game, t);
          const waiting = PLACES.some((place) => cards(game, t, place) === '');
          const source = t.height(0) + (name.startsWith('stock-only') ? 0 : t.height(1));
          expect(waiting && source > 0).toBe(false);
        });
        expect([t.height(0), outcomeOf(game, t) === undefined]).toEqual([0, false]);
      }
    },
  );

  it('scenario 56: the table says in words how often the waste may still be turned over', () => {
    const said = (passes: string, text: string): string | undefined => {
      const game = open(willItComeTrue, { passes });
      return game.rules.status?.(lay(game, text))?.ru;
    };
    expect(said('1', 'waste: 6D')).toBe('Переворотов талона осталось: 0');
    expect(said('2', 'waste: 6D')).toBe('Переворотов талона осталось: 1');
    expect(said('2', 'waste: 6D\npass = 1')).toBe('Переворотов талона осталось: 0');
  });

  it('scenario 58: turning over one single card is not standing still: the pass is part of the position', () => {
    const twice = open(willItComeTrue, { passes: '2' });
    const t = lay(twice, full('f1: 9H\nwaste: 6D'));
    const before = [t.keyLo, t.keyHi, cards(twice, t, 'waste')];
    play(twice, t, 'turn', 'draw');
    expect(cards(twice, t, 'waste')).toBe(before[2]);
    expect([t.keyLo, t.keyHi]).not.toEqual([before[0], before[1]]);
    expect(result(twice, t)).toBe('lost');
  });
});

/** Every carry of one or two cards between all ordered pairs of piles: the illegal ones are refused and change nothing. */
function tryEverything(game: Game, session: Session): void {
  const legal = session.legal();
  const before = writeLayout(game, session.table);
  const wrong: string[] = [];
  for (let from = 0; from < session.table.piles; from++) {
    for (let to = 0; to < session.table.piles; to++) {
      for (const m of [move(CARRY, from, to, 1), move(CARRY, from, to, 2)]) {
        if (legal.has(m) ? session.refusal(m) !== undefined : session.play(m).ok) wrong.push(nameOf(game, m));
      }
    }
  }
  expect([wrong, writeLayout(game, session.table)]).toEqual([[], before]);
}

/** The cards of the pack that may go on a foundation with these cards, each tried alone on place 1. */
function fitting(foundation: readonly Card[]): Card[] {
  const laid = lay(game, `f1: ${foundation.map(cardCode).join(' ')}`);
  return PACK_36.cards.filter((card) => {
    if (foundation.includes(card)) return false;
    const t = copyTable(game, laid);
    t.put(game.pileNumbers.get('t1') as number, card, true);
    return legal(game, t).includes('t1-f1');
  });
}
