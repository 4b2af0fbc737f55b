import { readdirSync, readFileSync } from 'node:fs';
import { findPatience, formatRecord, parseRecord, RECORD_EXTENSION } from 'pasyans';
import { expect, it } from 'vitest';
import { everything } from './kit/every.ts';

const FOLDER = new URL('goldens/records/', import.meta.url);

it('there is one whole game of every patience, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(everything.map(({ id }) => `${id}${RECORD_EXTENSION}`).sort());
});

it.each(everything.map(({ id }) => id))('%s: the whole game ends as it is noted, and is written as it is read', (id) => {
  const text = readFileSync(new URL(`${id}${RECORD_EXTENSION}`, FOLDER), 'utf8');
  const read = parseRecord(text, findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  const { session, note } = read.value;
  expect(session.game.patience.id).toBe(id);
  expect(session.canRedo).toBe(false);
  expect(session.outcome()?.result).toBe(note);
  expect(formatRecord(session, { note })).toBe(text);
});
