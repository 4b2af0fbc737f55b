import { dealNumber, dealTable, findPatience, type Game, type Move, openGame, type Patience, playMove, Session } from 'pasyans';
import { planFor, solveTable, turning } from 'pasyans/solve';
import { describe, expect, test } from 'vitest';

/** Where a game was lost, against the verdict on every place of it: nothing is claimed that is not proved (scenario 104). */

const BUDGET = { nodes: 200_000, memory: 2 ** 22 };
// Decided within moments at every place, and lost by careless play as a rule.
const PATIENCES = ['will-it-come-true', 'royal-marriage'];

function gameOf(id: string): Game {
  const game = openGame(findPatience(id) as Patience, {});
  if (!game.ok) throw new Error(game.fault.text.en);
  return game.value;
}

/** A game played to its end without thinking. */
function careless(game: Game, number: number): Session {
  const session = new Session(game, dealNumber(game.rules.pack, number));
  for (let n = number; session.legal().count > 0; n = (n * 31 + 7) % 9973) session.play(session.legal().at(n % session.legal().count));
  return session;
}

function run({ game, deal }: Session, moves: readonly Move[], budget = BUDGET) {
  const work = turning(planFor(game), deal, moves, budget);
  for (let nodes = 0; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    expect(step.value.nodes).toBeGreaterThanOrEqual(nodes);
    nodes = step.value.nodes;
  }
}

describe.each(PATIENCES)('%s', (id) => {
  const game = gameOf(id);
  test.each([1, 2, 3, 4, 5, 6])('deal %i: the last place that can be won, the first that cannot', (number) => {
    const session = careless(game, number);
    const { moves } = session;
    const verdicts = [...moves.keys(), moves.length].map((place) => {
      const table = dealTable(game, session.deal);
      for (const m of moves.slice(0, place)) playMove(game, table, m);
      return solveTable(planFor(game), table, BUDGET).verdict;
    });
    expect(verdicts).not.toContain('unknown');
    const wins = verdicts.filter((verdict) => verdict === 'won').length;
    expect(verdicts.lastIndexOf('won')).toBe(wins - 1);
    expect(run(session, moves)).toEqual({
      won: wins > 0 ? wins - 1 : undefined,
      lost: wins > moves.length ? undefined : wins,
    });
  });
});

test('where a budget is too small nothing is claimed', () => {
  const session = careless(gameOf('will-it-come-true'), 1);
  const { won, lost } = run(session, session.moves, { nodes: 1, memory: 2 ** 16 });
  const exact = run(session, session.moves);
  expect(won === undefined || won <= (exact.won ?? -1)).toBe(true);
  expect(lost === undefined || lost >= (exact.lost ?? Number.POSITIVE_INFINITY)).toBe(true);
});
