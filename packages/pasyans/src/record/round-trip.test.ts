import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, dealCards, eachValue, FIRST_DEAL, LAST_DEAL, legalMoves, randomFrom, Session, shuffle } from '../engine/index.ts';
import { patiences } from '../games/registry.ts';
import { formatLink, formatMove, formatRecord, parseLink, parseMove, parseRecord } from './index.ts';
import { gameOf, sessionOf, snapshot, toyRuns, wander } from './toy.testkit.ts';

const all = [toyRuns, ...patiences];
const find = (id: string): (typeof all)[number] | undefined => all.find((patience) => patience.id === id);

const deal = fc.integer({ min: FIRST_DEAL, max: LAST_DEAL });

function read(text: string, how: typeof parseRecord = parseRecord): Session {
  const result = how(text, find);
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.text.en}\n${text}`);
  return result.value.session;
}

it.each(all)('$id is written down between the moves as it is at the end', (patience) => {
  const session = sessionOf(patience, 5);
  const random = randomFrom(5, 3);
  for (let n = 0; n < 40; n++) {
    wander(session, random, 3);
    const text = formatRecord(session);
    expect(formatRecord(read(text))).toBe(text);
  }
});

// The contract kit does the same for every real patience; the toy runs have what none of them has yet.
describe.each([toyRuns].flatMap((patience) => eachValue(patience.options).map((options) => ({ patience, options, id: patience.id }))))(
  '$id $options',
  ({ patience, options }) => {
    it('comes back from a record with every branch, bookmark, the place and what redo leads to', () => {
      fc.assert(
        fc.property(deal, fc.nat(300), (id, steps) => {
          const session = wander(sessionOf(patience, id, options), randomFrom(id, 1), steps);
          const before = snapshot(session);
          const text = formatRecord(session, { note: 'a\n  b # c\n\nd' });
          expect(snapshot(session)).toEqual(before);
          const again = parseRecord(text, find);
          expect(again.ok && again.value.note).toBe('a\n  b # c\n\nd');
          expect(snapshot(read(text))).toEqual(before);
          expect(formatRecord(read(text), { note: 'a\n  b # c\n\nd' })).toBe(text);
        }),
        { numRuns: 4 },
      );
    });

    it('comes back from a link with its line, place and what redo leads to', () => {
      fc.assert(
        fc.property(deal, fc.nat(200), (id, steps) => {
          const session = wander(sessionOf(patience, id, options), randomFrom(id, 2), steps);
          const link = formatLink(session);
          expect(link).toMatch(/^[A-Za-z0-9.\-_*@()~'=&:,%]+$/);
          const again = read(link, parseLink);
          expect(again.moves).toEqual(session.moves);
          expect(again.line).toEqual(session.line);
          expect([again.table.keyLo, again.table.keyHi]).toEqual([session.table.keyLo, session.table.keyHi]);
          expect(again.game.options).toEqual(session.game.options);
          expect(read(`#${encodeURIComponent(link)}`, parseLink).moves).toEqual(session.moves);
          expect(
            read(
              link.replace(/[^A-Za-z0-9=&]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`),
              parseLink,
            ).line,
          ).toEqual(session.line);
        }),
        { numRuns: 3 },
      );
    });

    it('names every legal move so that it is read back as that move', () => {
      fc.assert(
        fc.property(deal, fc.nat(120), (id, steps) => {
          const { game, table } = wander(sessionOf(patience, id, options), randomFrom(id, 3), steps);
          const legal = legalMoves(game, table).toArray();
          const tokens = legal.map((m) => formatMove(game, table, m));
          expect(new Set(tokens).size).toBe(legal.length);
          for (const [i, token] of tokens.entries()) {
            expect(token).toMatch(/^[A-Za-z0-9.\-*@~]+$/);
            expect(parseMove(game, table, token)).toEqual({ ok: true, value: legal[i] });
          }
        }),
        { numRuns: 3 },
      );
    });
  },
);

it('keeps a deal that was given card by card, with its redeals', () => {
  for (const patience of all) {
    const game = gameOf(patience);
    const random = randomFrom(77);
    const session = wander(new Session(game, dealCards(game.rules.pack, shuffle([...game.rules.pack.cards], random))), random, 200);
    const again = read(formatRecord(session));
    expect(again.deal.id).toBeUndefined();
    expect(again.deal.seed).toBe(session.deal.seed);
    expect([again.table.keyLo, again.table.keyHi]).toEqual([session.table.keyLo, session.table.keyHi]);
    expect(read(formatLink(session), parseLink).line).toEqual(session.line);
  }
});

it('points a link at any move of the line', () => {
  for (const patience of all) {
    const session = wander(sessionOf(patience, 5), randomFrom(5), 60);
    const { line } = session;
    for (const at of [0, below(randomFrom(1), line.length + 1), line.length]) {
      const again = read(formatLink(session, { at }), parseLink);
      expect(again.here.depth).toBe(at);
      expect(again.line).toEqual(line);
    }
    expect(read(formatLink(session, { at: 1e9 }), parseLink).here.depth).toBe(line.length);
    expect(read(formatLink(session, { at: -3 }), parseLink).here.depth).toBe(0);
  }
});

it('lays the same cards from text, link and number', () => {
  for (const patience of all) {
    for (const options of eachValue(patience.options)) {
      const session = sessionOf(patience, 4294967295, options);
      expect(snapshot(read(formatRecord(session)))).toEqual(snapshot(session));
      expect(snapshot(read(formatLink(session), parseLink))).toEqual(snapshot(session));
    }
  }
});
