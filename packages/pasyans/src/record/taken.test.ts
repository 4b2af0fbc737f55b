import { describe, expect, it } from 'vitest';
import { CARRY, discard, move, openTop, pluck, randomFrom, readLayout, Session, type Table } from '../engine/index.ts';
import { sayEvents, sayMove } from '../speech/index.ts';
import { formatLink, formatMove, formatRecord, parseAttempt, parseLink, parseMove, parseRecord } from './index.ts';
import { toyTaking } from './taking.testkit.ts';
import { gameOf, sessionOf, snapshot, wander } from './toy.testkit.ts';

const game = gameOf(toyTaking);

function lay(text: string): Table {
  const table = readLayout(game, text, { partial: true });
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

const table = lay('row: 5H 5H 9S 10S\nr1: KD 9S\nr2.5: 8S\nr2.8: 8S\nres: [AC]');
const read = (token: string): unknown => {
  const found = parseMove(game, table, token);
  return found.ok ? found.value : found.fault.code;
};

describe('cards that go out together', () => {
  it('are named, with piles where equal cards could be meant, and with places where not even that is enough', () => {
    expect(formatMove(game, table, pluck(1, 3, 1))).toBe('x10S');
    expect(formatMove(game, table, pluck(1, 2, 1))).toBe('x9S');
    expect(formatMove(game, table, discard(2, 3))).toBe('x9S@r1.8S@r2.5');
    expect(formatMove(game, table, discard(3, 4))).toBe('x8S.8S');
    expect(formatMove(game, table, discard(2, 3, 4))).toBe('x9S.8S.8S');
    expect(formatMove(game, table, pluck(1, 0, 1))).toBe('x5H@row~1');
    expect(formatMove(game, table, pluck(1, 1, 1))).toBe('x5H@row~2');
    expect(formatMove(game, table, openTop(5))).toBe('open');
    expect(formatMove(game, lay('res: [AC]\nr1: [AD]'), openTop(2))).toBe('open@r1');
  });

  it('are read in any order, case and script, as far as they say which they are', () => {
    for (const token of ['x9S@r1.8S@r2.5', 'X8s@r2.5.9s', 'х8♠@R2.5.9п', 'x9S.8S@r2.5', 'x9s@r1~2.8s@r2.5~1']) {
      expect(read(token), token).toBe(discard(2, 3));
    }
    for (const token of ['x10S', 'х10п', 'x10♠', 'x10♠\ufe0f@row', 'x10s@row~4']) expect(read(token), token).toBe(pluck(1, 3, 1));
    expect(read('x8S@r2.8.8S@r2.5.9S')).toBe(discard(2, 3, 4));
    for (const token of ['open', 'OPEN', 'открыть', 'open@res']) expect(read(token), token).toBe(openTop(5));
  });

  it('are refused with what is wrong', () => {
    expect(['x9S.8S', 'x5H', 'x5H@row'].map(read)).toEqual(Array(3).fill('ambiguous-move'));
    expect(
      ['xx', 'x9S.', 'x9S..8S', 'x.9S', 'x9S@', 'x9S~1', 'x9S@row~', 'x9S-out', 'x9S@row~1~2', `x${'9S.'.repeat(60)}9S`].map(read),
    ).toEqual(Array(10).fill('not-a-move'));
    expect([read('x9S@rx.8S'), read('x9S.8S*2')]).toEqual(['unknown-pile', 'repeated-move']);
    expect(['xAC', 'x9S@r2.5', 'x5H.5H.5H'].map(read)).toEqual(Array(3).fill('card-not-seen'));
    expect(['x5H.9S', 'x10S.8S', 'xKD.8S', 'open@r1'].map(read)).toEqual(Array(4).fill('illegal-move'));
  });

  it('are still an attempt that an app can explain', () => {
    const attempt = (token: string): unknown => {
      const found = parseAttempt(game, table, token);
      return found.ok ? found.value : found.fault.code;
    };
    expect(attempt('x5H.10S')).toBe(pluck(1, 0, 4));
    expect(attempt('xKD.9S')).toBe(pluck(2, 0, 2));
    expect(attempt('xKD.8S')).toBe(move(CARRY, 2, 0, 2));
    expect(attempt('open@r2.8')).toBe(openTop(4));
  });

  it('come back from records and links', () => {
    const find = (id: string): typeof toyTaking | undefined => (id === toyTaking.id ? toyTaking : undefined);
    for (let id = 1; id <= 30; id++) {
      const before = wander(sessionOf(toyTaking, id), randomFrom(id), 80);
      const record = parseRecord(formatRecord(before), find);
      const link = formatLink(before);
      expect(link).toMatch(/^[A-Za-z0-9._*@~=&:,-]*$/);
      const linked = parseLink(link, find);
      if (!record.ok || !linked.ok) throw new Error('not read');
      expect(snapshot(record.value.session)).toEqual(snapshot(before));
      expect(linked.value.session.line).toEqual(before.line);
    }
  });

  it('are told before and after', () => {
    const session = new Session(game, sessionOf(toyTaking, 4).deal);
    expect(sayMove(game, table, discard(2, 3), 'ru')).toBe('сбросить девятку пик и восьмёрку пик');
    expect(sayMove(game, table, openTop(5), 'ru')).toBe('открыть карту: стопка res');
    const said = [discard(2, 3, 4), pluck(1, 3, 1), openTop(5)].map((m) => {
      const played = session.play(m);
      return played.ok ? sayEvents(game, session.table, played.events, 'ru') : played.reason.text.ru;
    });
    expect(said[0]).toMatch(/^Сброшены .+, .+ и .+[.]$/);
    expect(said[1]).toMatch(/^Сброшена? [^,;]+(; .+)?[.]$/);
    expect(said[2]).toMatch(/^Откры(лась|лся) .+, стопка res[.]$/);
  });
});
