import { dealNumber, findPatience, legalMoves, openGame, type Patience, Session } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';
import type { VerdictAsked } from './protocol.ts';

function dealt(id: string, number: number): Session {
  const game = openGame(findPatience(id) as Patience);
  if (!game.ok) throw new Error(game.fault.text.en);
  return new Session(game.value, dealNumber(game.value.rules.pack, number));
}

const verdictAsked = ({ game, deal, moves }: Session, nodes: number): VerdictAsked => ({
  kind: 'verdict',
  patience: game.patience.id,
  options: game.options,
  deal,
  moves,
  nodes,
});

describe('the worker', () => {
  it('answers a hint with a legal move', () => {
    const session = dealt('will-it-come-true', 5);
    const { game } = session;
    const [told] = answer({ kind: 'hint', patience: game.patience.id, options: game.options, seen: session.seen(), before: [] });
    expect(told?.kind === 'hint' && legalMoves(game, session.table).has(told.hint.move as number)).toBe(true);
  });

  it('judges the position that the moves lead to, with a line that wins from there', () => {
    const session = dealt('will-it-come-true', 5);
    for (let n = 0; n < 3; n++) session.play(session.legal().at(0));
    const told = [...answer(verdictAsked(session, 100_000))].at(-1);
    if (told?.kind !== 'verdict' || told.verdict.verdict !== 'won') throw new Error('not won');
    expect(session.playAsOne(told.verdict.line).count).toBe(told.verdict.line.length);
    expect(session.outcome()?.result).toBe('won');
  });

  it('reports now and then, and says that it does not know when it has looked as far as it may', () => {
    const all = [...answer(verdictAsked(dealt('devils-bridge', 5), 200_000))];
    expect(all.slice(0, -1).map(({ kind }) => kind)).toEqual(Array(all.length - 1).fill('effort'));
    expect(all.length).toBeGreaterThan(3);
    expect(all.at(-1)).toMatchObject({ verdict: { verdict: 'unknown', spent: 'nodes' } });
  });

  it('does not answer about a game that does not exist', () => {
    expect(() => [...answer({ kind: 'hint', patience: 'nowhere', options: {}, seen: { piles: [], counters: [] }, before: [] })]).toThrow();
  });
});
