import {
  below,
  dealNumber,
  dealTable,
  type Game,
  legalMoves,
  type MoveSort,
  outcomeOf,
  playMove,
  type Random,
  randomFrom,
  sayLooked,
  sortOf,
  type Table,
} from 'pasyans';
import { describe, expect, it } from 'vitest';
import { cases } from './kit/every.ts';
import { same } from './kit/same.ts';

/** "No more moves" over every patience and option value (C11). */

const LONG = 600;

/** Plays at random, but first what was not met before, and when `builds` whatever goes to a foundation; asks at every position. */
function playThrough(game: Game, table: Table, random: Random, met: Set<MoveSort>, builds: boolean, at: (moves: number) => void): void {
  for (let n = 0; n < LONG; n++) {
    const legal = legalMoves(game, table).toArray();
    at(legal.length);
    if (legal.length === 0) return;
    const fresh = legal.filter((m) => !met.has(sortOf(game.rules, m)));
    for (const m of fresh) met.add(sortOf(game.rules, m));
    const home = builds ? legal.filter((m) => sortOf(game.rules, m) === 'build') : [];
    const from = fresh.length > 0 ? fresh : home.length > 0 ? home : legal;
    playMove(game, table, from[below(random, from.length)] as number);
  }
}

describe.each(cases)('no more moves: $name', ({ game }) => {
  it('is said exactly when no legal move of any sort is left and the game is not won; it names the sorts that the rules make', () => {
    const met = new Set<MoveSort>();
    for (let id = 1; id <= (game.choice === 'zero' ? 5 : 20); id++) {
      const random = randomFrom(id, 11);
      const table = dealTable(game, dealNumber(game.rules.pack, id));
      playThrough(game, table, random, met, id % 2 === 1, (moves) => {
        const outcome = outcomeOf(game, table);
        const stuck = moves === 0 && game.rules.won(table) === undefined;
        same(outcome?.result === 'lost', stuck, 'lost');
        for (const lang of ['ru', 'en'] as const) {
          const said = sayLooked(game, outcome, lang);
          same(said !== undefined, stuck && game.choice !== 'zero', 'the message');
          if (said !== undefined) same(said.split(', ').length, game.rules.sorts?.length, 'sorts named');
        }
      });
    }
    if (game.choice === 'zero') expect([...met]).toEqual(['step']);
    else expect([...met].sort()).toEqual([...(game.rules.sorts ?? [])].sort());
  });
});
