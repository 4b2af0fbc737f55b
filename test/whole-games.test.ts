import { readdirSync, readFileSync } from 'node:fs';
import { findPatience, formatRecord, outcomeOf, parseRecord, RECORD_EXTENSION, type ReadGame, readLayout, writeLayout } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { everything } from './kit/every.ts';

const FOLDER = new URL('goldens/records/', import.meta.url);

it('there is one won game of every patience, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(everything.map(({ id }) => `${id}${RECORD_EXTENSION}`).sort());
});

describe.each(everything.map(({ id }) => id))('%s', (id) => {
  const text = readFileSync(new URL(`${id}${RECORD_EXTENSION}`, FOLDER), 'utf8');

  function game(): ReadGame {
    const read = parseRecord(text, findPatience);
    if (!read.ok) throw new Error(read.fault.text.en);
    return read.value;
  }

  it('is written as it is read', () => {
    const { session, note } = game();
    expect([session.game.patience.id, session.canRedo, note]).toEqual([id, false, 'won']);
    expect(formatRecord(session, { note })).toBe(text);
  });

  it('scenarios 6, 32: comes out by the last move and not before, and does not go on unless the rules say so', () => {
    const { session } = game();
    const line = session.moves;
    const { playsOn, won } = session.game.rules;
    session.restart();
    for (const m of line) {
      // The packet patiences and those that play on may hold their win for some moves.
      if (won(session.table) === undefined) expect(session.outcome()).toBeUndefined();
      expect(session.play(m).ok).toBe(true);
    }
    expect(session.outcome()?.result).toBe('won');
    if (!playsOn) expect(session.legal().count).toBe(0);
  });

  it('scenario 28: a position that is won before the first move is known to be', () => {
    const { session } = game();
    const read = readLayout(session.game, writeLayout(session.game, session.table));
    expect(read.ok && outcomeOf(session.game, read.value)).toEqual(session.outcome());
  });
});
