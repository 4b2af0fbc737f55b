import { describe, expect, it } from 'vitest';
import { cardCode, dealNumber, emptyTable, type Game, PACK_36, type Patience, readLayout, runOut, Session } from '../../engine/index.ts';
import { blind } from '../blind.ts';
import { fourAces } from '../four-aces.ts';
import { heartsFamily } from '../hearts-family.ts';
import { vorozhba } from '../vorozhba.ts';
import { cards, lay, open, result } from './hand-layout.testkit.ts';
import { answer, finish, retell, stepsBefore, type Tale } from './packets.testkit.ts';

const isHigh = (code: string): boolean => /^(10|[JQKA])/.test(code);
const suit = (code: string): string => code.slice(-1);

interface Compared {
  readonly patience: Patience;
  readonly options?: Readonly<Record<string, string>>;
  readonly tale: Omit<Tale, 'dealing'>;
}

const COMPARED: Readonly<Record<string, Compared>> = {
  vorozhba: {
    patience: vorozhba,
    tale: { packets: 5, lastAside: true, isTarget: (code, last) => suit(code) === suit(last) && isHigh(code) },
  },
  'hearts-family': {
    patience: heartsFamily,
    tale: { packets: 5, lastAside: true, isTarget: (code) => suit(code) === 'H' && isHigh(code) },
  },
  'hearts-family whole-suit': {
    patience: heartsFamily,
    options: { targets: 'whole-suit' },
    tale: { packets: 5, lastAside: true, isTarget: (code) => suit(code) === 'H' },
  },
  'blind C': {
    patience: blind,
    options: { suit: 'C' },
    tale: { packets: 7, lastAside: true, isTarget: (code) => suit(code) === 'C' },
  },
  'blind S ten-to-ace': {
    patience: blind,
    options: { suit: 'S', targets: 'ten-to-ace' },
    tale: { packets: 7, lastAside: true, isTarget: (code) => suit(code) === 'S' && isHigh(code) },
  },
  'four-aces': {
    patience: fourAces,
    tale: { packets: 4, lastAside: false, heaped: true, isTarget: (code) => code.startsWith('A') },
  },
};

describe.each(Object.entries(COMPARED))('%s', (_name, { patience, options, tale }) => {
  it.each(['in-turn', 'packets'])('plays 400 deals as the old text tells them, dealing %s', (dealing) => {
    const game = open(patience, { ...options, dealing });
    const table = emptyTable(game);
    for (let id = 1; id <= 400; id++) {
      const deal = dealNumber(PACK_36, id);
      const pack = deal.cards.map(cardCode);
      runOut(game, deal, table);
      const told = retell(pack, { ...tale, dealing });
      const strangers = told.filter((code) => !tale.isTarget(code, pack.at(-1) as string));
      expect(cards(game, table, 'open').split(' ').reverse(), `deal ${id}`).toEqual(told);
      expect(result(game, table)).toBe(strangers.length === 0 ? 'won' : 'lost');
      expect(answer(game, table)).toBe(strangers.length === 0 ? 'yes' : `no: ${strangers.join(' ')}`);
    }
  });
});

describe('packet patiences', () => {
  const games: readonly Game[] = [vorozhba, heartsFamily, blind, fourAces].map((patience) => open(patience));

  it('keep open what is open: between steps every card is closed in a packet or open elsewhere', () => {
    for (const game of games) {
      const session = new Session(game, dealNumber(PACK_36, 2));
      for (; session.legal().count > 0; session.play(session.legal().at(0))) {
        expect(cards(game, session.table, 'stock')).toBe('');
        expect(`${cards(game, session.table, 'open')} ${cards(game, session.table, 'out')}`).not.toContain('[');
        for (const pile of game.rules.piles.filter(({ name }) => /^p\d$/.test(name))) {
          expect(cards(game, session.table, pile.name)).toMatch(/^(\[.*\]|[^[]*)$/);
        }
      }
    }
  });

  it('strip one pile a step, and tell it as a turning over and one heap of cards thrown away', () => {
    const game = games[0] as Game;
    const session = new Session(game, dealNumber(PACK_36, 2));
    const played = session.play(session.legal().at(0));
    if (!played.ok) throw new Error(played.reason.text.en);
    const steps = played.events.filter((event) => event.step !== 'set').map((event) => event.step);
    expect(steps[0]).toBe('flip');
    expect(steps.slice(1)).toEqual(['shift']);
  });

  it('take at most so many steps: a strip for every pile of every stage and a deal between stages', () => {
    const most = [19, 19, 34, 13];
    games.forEach((game, i) => {
      for (let id = 1; id <= 100; id++) {
        const session = new Session(game, dealNumber(PACK_36, id));
        while (session.legal().count > 0) session.play(session.legal().at(0));
        expect(session.moves.length).toBeLessThanOrEqual(most[i] as number);
      }
    });
  });

  it('end quietly in hand-written layouts of no possible game', () => {
    for (const game of games) {
      for (const text of ['', 'open: 6H', `out: AS\n${stepsBefore(5, 1)}`]) expect(finish(game, lay(game, text))).toBeLessThanOrEqual(34);
      for (const text of ['steps = -1', 'stock: 6H 7H\nsteps = -7', 'steps = 99']) expect(finish(game, lay(game, text))).toBe(0);
      expect(readLayout(game, 'steps = 1').ok).toBe(false);
    }
  });

  it('keep every place of the table apart, but for piles that never lie there together', () => {
    for (const game of games) {
      for (const mode of ['wide', 'tall'] as const) {
        const standing = game.rules.piles.filter(({ name }) => name !== 'stock' && (name !== 'open' || game === games[3]));
        const spots = standing.map(({ at, fan }) => ({ ...at[mode], tall: fan === 'down' ? (at[mode].h ?? 1) : 1 }));
        spots.forEach((a, i) => {
          for (const b of spots.slice(i + 1)) {
            const apart = a.x + 1 <= b.x || b.x + 1 <= a.x || a.y + a.tall <= b.y || b.y + b.tall <= a.y;
            expect(apart, `${game.patience.id} ${mode}`).toBe(true);
          }
        });
      }
    }
  });

  it('fit a telephone held upright: no more than five cards across', () => {
    for (const game of games) {
      for (const { at } of game.rules.piles) expect(at.tall.x + (at.tall.w ?? 1)).toBeLessThanOrEqual(5);
    }
  });
});
