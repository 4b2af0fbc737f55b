import { describe, expect, it } from 'vitest';
import {
  checkTable,
  dealNumber,
  dealTable,
  type Game,
  legalMoves,
  NEXT_STEP,
  playMove,
  rankOf,
  readLayout,
  Session,
  type Spot,
  suitOf,
  writeLayout,
} from '../../engine/index.ts';
import { fatal } from '../fatal.ts';
import { runningWave } from '../running-wave.ts';
import { wish } from '../wish.ts';
import { wish20 } from '../wish-20.ts';
import { cards, lay, open, play } from './hand-layout.testkit.ts';
import { course } from './wave.testkit.ts';

const games: readonly (readonly [string, Game])[] = [
  ['wish', open(wish)],
  ['wish-20', open(wish20)],
  ['running-wave', open(runningWave)],
  ['fatal, fixed rows', open(fatal)],
  ['fatal, rows by first card', open(fatal, { 'row-suits': 'first-card' })],
];

describe.each(games)('the wave machine of %s', (_, game) => {
  const deal = dealNumber(game.rules.pack, 7);

  it('keeps the table whole, with at most one card in hand and none just lifted, after every step', () => {
    const table = dealTable(game, deal);
    const height = (name: string): number => table.height(game.pileNumbers.get(name) as number);
    while (legalMoves(game, table).count > 0) {
      playMove(game, table, NEXT_STEP);
      checkTable(game, table);
      expect([height('hand') <= 1, height('lifted')]).toEqual([true, 0]);
    }
  });

  it('opens every card at most once and lays it on the place that showed it', () => {
    const { table, opened } = course(game, deal);
    expect(new Set(opened).size).toBe(opened.length);
    const shown = game.rules.piles.flatMap(({ role }, pile) => {
      const card = table.top(pile);
      if (role !== 'place' || !table.isUp(card)) return [];
      const ghost = game.rules.ghost?.(table, pile);
      return [ghost?.rank === rankOf(card) && (ghost.suit ?? suitOf(card)) === suitOf(card)];
    });
    expect(shown).toEqual(opened.map(() => true));
  });

  it('takes every step back and plays it again', () => {
    const session = new Session(game, deal);
    const texts = [writeLayout(game, session.table)];
    while (session.play(NEXT_STEP).ok) texts.push(writeLayout(game, session.table));
    for (let i = texts.length - 1; i > 0; i--) {
      expect(writeLayout(game, session.table)).toBe(texts[i]);
      session.undo();
    }
    expect(writeLayout(game, session.table)).toBe(texts[0]);
    while (session.canRedo) session.redo();
    expect(writeLayout(game, session.table)).toBe(texts.at(-1));
  });

  it('goes on from a position read from text as from the one written', () => {
    const whole = course(game, deal).table;
    for (const steps of [0, 1, 2, 5, 9]) {
      const copy = readLayout(game, writeLayout(game, course(game, deal, steps).table));
      if (!copy.ok) throw new Error(copy.fault.text.en);
      while (legalMoves(game, copy.value).count > 0) playMove(game, copy.value, NEXT_STEP);
      expect(writeLayout(game, copy.value)).toBe(writeLayout(game, whole));
    }
  });

  it('says its steps in the order of the hands: lift and open, lay, take in hand', () => {
    const session = new Session(game, deal);
    session.play(NEXT_STEP);
    const played = session.play(NEXT_STEP);
    const steps = played.ok ? played.events.map(({ step }) => step) : [];
    expect(steps.slice(0, 3)).toEqual(['flip', 'shift', 'shift']);
  });

  it.each(['wide', 'tall'] as const)('lays nothing over anything else on a %s table but the two piles of the hands', (mode) => {
    const spots: Spot[] = [...game.rules.piles.filter(({ name }) => name !== 'lifted'), ...(game.rules.signs ?? [])].map(
      ({ at }) => at[mode],
    );
    const apart = (a: Spot, b: Spot): boolean => {
      const reach = (at: number, length = 1): number => at + length - 1e-9;
      return a.x >= reach(b.x, b.w) || b.x >= reach(a.x, a.w) || a.y >= reach(b.y, b.h) || b.y >= reach(a.y, a.h);
    };
    expect(spots.flatMap((a, i) => spots.slice(i + 1).filter((b) => !apart(a, b)))).toEqual([]);
  });

  it.each(['ru', 'en'] as const)('names every pile differently (%s)', (lang) => {
    const names = game.rules.piles.map(({ label }) => label[lang]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the wave machine', () => {
  it('gives a suit its row when its card is only laid, in positions set up by hand without counters', () => {
    const game = open(wish);
    const table = lay(game, 'hand: QH\nr1.9: [6S]\nr2.9: [7S]');
    play(game, table, 'next');
    expect([cards(game, table, 'r1.7'), table.counter(0)]).toEqual(['QH', 1]);
  });

  it('puts the heads of ranks and the words of time over and beside the places', () => {
    const signs = open(wish).rules.signs?.map(({ text }) => text.ru);
    expect(signs).toEqual(['6', '7', '8', '9', '10', 'В', 'Д', 'К', 'Т', 'годы', 'месяцы', 'недели', 'дни']);
    const suits = (game: Game): string[] => game.rules.signs?.map(({ text }) => text.en).filter((sign) => '♥♦♣♠'.includes(sign)) ?? [];
    expect(games.map(([, game]) => suits(game).join(''))).toEqual(['', '', '♥♦♣♠', '♥♦♣♠', '']);
  });

  it('fits a phone: cards on a tall table need at most 6.2 widths and 8.7 heights', () => {
    for (const [, game] of games) {
      for (const { at } of game.rules.piles) {
        expect(at.tall.x + (at.tall.w ?? 1)).toBeLessThanOrEqual(6.2);
        expect(at.tall.y + (at.tall.h ?? 1)).toBeLessThanOrEqual(8.7);
      }
    }
  });
});
