import {
  CARRY,
  collecting,
  collects,
  dealNumber,
  fingerprint,
  fromOf,
  kindOf,
  type Move,
  NONE,
  nextToCollect,
  Session,
  toOf,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases } from './kit/every.ts';
import { reach } from './kit/play.ts';

/** C14 over all patiences and option values. */

const withIt = cases.filter(({ game }) => collects(game));

it('is a command of the patiences that have decisions and foundations; the safe one only of those with a proof', () => {
  const ids = (which: 'all' | 'harmless'): string[] => [
    ...new Set(cases.filter(({ game }) => collects(game, which)).map(({ game }) => game.patience.id)),
  ];
  expect(ids('all')).toEqual([
    'egyptian-pyramid',
    'devils-bridge',
    'will-it-come-true',
    'nothing-to-do',
    'cotillion',
    'square',
    'open-store',
    'endless-store',
    'olympus',
  ]);
  expect(ids('harmless')).toEqual(['will-it-come-true', 'nothing-to-do', 'cotillion', 'open-store', 'olympus']);
});

it('finds nothing where there is no such command', () => {
  for (const { game } of cases.filter((one) => !withIt.includes(one))) {
    reach(game, 3, [5, 7, 1, 0, 3, 2, 9], (table) => {
      expect([nextToCollect(game, table), nextToCollect(game, table, 'harmless')]).toEqual([undefined, undefined]);
    });
  }
});

describe.each(withIt)('$name', ({ game }) => {
  const order = ['place', 'tableau', 'reserve', 'waste', 'hand'];
  const roleOf = (pile: number): string => game.rules.piles[pile]?.role ?? '';
  const fits = (m: Move): boolean => kindOf(m) === CARRY && roleOf(toOf(m)) === 'foundation' && roleOf(fromOf(m)) !== 'foundation';

  /** A session somewhere in the middle of a random play. */
  function middle(id: number): Session {
    const deal = dealNumber(game.rules.pack, id);
    const session = new Session(game, deal);
    const picks = Array.from({ length: 4 + ((id * 13) % 70) }, (_, i) => (id * 31 + i * 17) % 101);
    for (const m of reach(game, id, picks).moves) session.play(m);
    return session;
  }

  it('plays the first card that fits, source after source, to the lowest foundation, until none fits; undone and redone as one', () => {
    let collected = 0;
    for (let id = 1; id <= 60; id++) {
      const session = middle(id);
      const { depth } = session.here;
      const before = fingerprint(session.table);
      const stock = session.table.height(0);
      const moves: Move[] = [];
      const played = session.playAsOne(
        (function* () {
          for (const m of collecting(session)) {
            const all = session
              .legal()
              .toArray()
              .filter((one) => fits(one) && !game.rules.heldBack?.(session.table, one));
            const key = (one: Move): readonly number[] => [order.indexOf(roleOf(fromOf(one))), fromOf(one), toOf(one)];
            const best = [...all].sort(
              (a, b) =>
                key(a)
                  .map((n, i) => n - (key(b)[i] as number))
                  .find((d) => d !== 0) ?? 0,
            )[0];
            expect(m).toBe(best);
            moves.push(m);
            yield m;
          }
        })(),
      );
      expect([played.ok, played.count, session.here.depth]).toEqual([true, moves.length, depth + moves.length]);
      expect(
        session
          .legal()
          .toArray()
          .filter((m) => fits(m) && !game.rules.heldBack?.(session.table, m)),
      ).toEqual([]);
      if (moves.length === 0) continue;
      collected += moves.length;
      const after = fingerprint(session.table);
      expect(session.table.height(0)).toBeLessThanOrEqual(stock);
      expect(session.undo()).toBe(true);
      expect([session.here.depth, fingerprint(session.table)]).toEqual([depth, before]);
      expect(session.redo()).toBeDefined();
      expect([session.here.depth, fingerprint(session.table)]).toEqual([depth + moves.length, after]);
    }
    expect(collected).toBeGreaterThan(5);
  });

  it('collects safely nothing but what it would collect anyway', () => {
    for (let id = 1; id <= 30; id++) {
      const session = middle(id);
      const m = nextToCollect(game, session.table, 'harmless');
      if (m === undefined) continue;
      expect(fits(m) && session.refusal(m) === undefined && game.rules.harmless?.(session.table, m)).toBe(true);
      expect(session.table.top(fromOf(m))).not.toBe(NONE);
    }
  });
});
