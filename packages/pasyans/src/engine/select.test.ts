import { describe, expect, it } from 'vitest';
import { toyTaking } from '../record/taking.testkit.ts';
import { type CardPlace, discard, type Game, openGame, pluck, readLayout, type Selected, select, type Table } from './index.ts';
import { attemptToTake } from './select.ts';

const opened = openGame(toyTaking);
if (!opened.ok) throw new Error(opened.fault.text.en);
const game: Game = opened.value;

function lay(text: string): Table {
  const table = readLayout(game, text, { partial: true });
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

const [ROW, R1, R25, R28, RES, OUT] = [1, 2, 3, 4, 5, 6];
const at = (pile: number, index: number): CardPlace => ({ pile, index });
const held = (intent: Selected): unknown =>
  intent.do === 'play' ? intent.move : [intent.do, ...intent.cards.map((c) => [c.pile, c.index])];

describe('cards touched one after another', () => {
  const t = lay('row: 5H 6H\nr1: KD 9S\nr2.5: 8S\nr2.8: 7S\nres: [AC]');

  it('are played as soon as they are one legal move and part of no larger one', () => {
    expect(held(select(game, t, [], ROW, 1))).toBe(pluck(ROW, 1, 1));
    expect(held(select(game, t, [at(R1, 1), at(R25, 0)], R28, 0))).toBe(discard(R1, R25, R28));
    const two = lay('r1: KD\nr2.5: 8S');
    expect(held(select(game, two, [at(R1, 0)], R25, 0))).toBe(discard(R1, R25));
  });

  it('wait while they may become a larger move; then a second touch of one plays them, and so does the place for discards', () => {
    expect(held(select(game, t, [], R1, 1))).toEqual(['hold', [R1, 1]]);
    expect(held(select(game, t, [at(R1, 1)], R25, 0))).toEqual(['hold', [R1, 1], [R25, 0]]);
    for (const touched of [at(R1, 1), at(R25, 0)]) {
      expect(held(select(game, t, [at(R1, 1), at(R25, 0)], touched.pile, touched.index))).toBe(discard(R1, R25));
    }
    expect(held(select(game, t, [at(R1, 1), at(R25, 0)], OUT, undefined))).toBe(discard(R1, R25));
  });

  it('are put back one by one when they are no move yet', () => {
    expect(held(select(game, t, [at(R1, 1)], R1, 1))).toEqual(['hold']);
  });

  it('stay when another does not go with them; a single one gives way to a card that can go', () => {
    expect(held(select(game, t, [at(R1, 1)], ROW, 0))).toEqual(['refuse', [ROW, 0]]);
    expect(held(select(game, t, [at(R1, 1), at(R25, 0)], ROW, 0))).toEqual(['refuse', [R1, 1], [R25, 0]]);
    expect(held(select(game, t, [at(R1, 1)], RES, 0))).toEqual(['refuse', [R1, 1]]);
    expect(held(select(game, t, [], R1, 0))).toEqual(['refuse']);
    expect(held(select(game, t, [at(R1, 1)], OUT, undefined))).toEqual(['refuse', [R1, 1]]);
    const covered = select(game, t, [], R1, 0);
    expect(covered.do === 'refuse' && covered.reason.rule).toBe('R9');
  });

  it('are tried as the move that they would be', () => {
    expect(attemptToTake(game, t, [at(ROW, 1), at(ROW, 0)])).toBe(pluck(ROW, 0, 2));
    expect(attemptToTake(game, t, [at(R28, 0), at(R1, 1)])).toBe(discard(R1, R28));
    expect(attemptToTake(game, t, [at(R28, 0), at(R1, 0)])).toBeUndefined();
    expect(attemptToTake(game, t, [])).toBeUndefined();
  });
});
