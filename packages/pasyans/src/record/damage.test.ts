import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Patience, type Result, randomFrom } from '../engine/index.ts';
import { patiences } from '../games/registry.ts';
import { formatLink, formatRecord, parseAttempt, parseLink, parseMove, parseRecord } from './index.ts';
import { sessionOf, toyRuns, wander } from './toy.testkit.ts';

const all: readonly Patience[] = [toyRuns, ...patiences];
const find = (id: string): Patience | undefined => all.find((patience) => patience.id === id);

const valid = fc
  .record({ which: fc.nat(all.length - 1), id: fc.integer({ min: 1, max: 99 }), steps: fc.nat(60) })
  .map(({ which, id, steps }) => wander(sessionOf(all[which] as Patience, id), randomFrom(id, 4), steps));

// Pieces that stand in real records, so that damage often passes the first look.
const scrap = fc.oneof(
  fc.constantFrom(...'(){}<*~@-_.#%&=: \n\r\\0139'),
  fc.constantFrom('moves:', 'at: 3', 'draw*99999', '5H-t1', 'next', '(<', '{x}', '17.', 'Д♥-f1', 'pasyans 2', '\ufeff', '\u2028', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

const damage = fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(6), put: scrap }), {
  minLength: 1,
  maxLength: 4,
});

function damaged(text: string, wounds: readonly { at: number; cut: number; put: string }[]): string {
  let hurt = text;
  for (const { at, cut, put } of wounds) {
    const i = Math.floor(at * hurt.length);
    hurt = hurt.slice(0, i) + put + hurt.slice(i + cut);
  }
  return hurt;
}

/** Either a game, or a fault that says where and what in both languages. */
function expectAnswer(result: Result<unknown>, lines: boolean): void {
  if (result.ok) return;
  const { code, line, column, token, text } = result.fault;
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(column).toBeGreaterThan(0);
  expect(typeof line).toBe(lines ? 'number' : 'undefined');
  expect(typeof token).toBe('string');
  expect(text.ru).toMatch(/^(Строка|Ссылка)/);
  expect(text.en).toMatch(/^(Line|Link)/);
  expect(text.en.length).toBeLessThan(600);
}

it('damaged records are read or refused with the place', () => {
  fc.assert(
    fc.property(valid, damage, (session, wounds) =>
      expectAnswer(parseRecord(damaged(formatRecord(session, { note: 'n' }), wounds), find), true),
    ),
    { numRuns: 250 },
  );
});

it('damaged links are read or refused with the place', () => {
  fc.assert(
    fc.property(valid, damage, (session, wounds) => expectAnswer(parseLink(damaged(formatLink(session), wounds), find), false)),
    { numRuns: 250 },
  );
});

it('records cut off at any character are read or refused with the place', () => {
  for (const patience of all) {
    const session = wander(sessionOf(patience, 8), randomFrom(8), 25);
    const text = formatRecord(session);
    const whole = text.trimEnd().length;
    for (let end = 0; end < whole; end++) {
      const read = parseRecord(text.slice(0, end), find);
      expectAnswer(read, true);
      // What was played up to the present place is never lost unnoticed.
      if (read.ok) expect(read.value.session.here.depth).toBe(session.here.depth);
    }
  }
});

it('any text is refused with the place', () => {
  const head = 'pasyans 1\npatience: toy-runs\nrev: 3\ndeal: 5\nshuffle: 1\nmoves:\n';
  const pieces = fc.array(scrap, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), pieces), (text) => {
      expectAnswer(parseRecord(text, find), true);
      expectAnswer(parseRecord(head + text, find), true);
      expectAnswer(parseLink(text, find), false);
      expectAnswer(parseLink(`v=1&p=toy-runs&r=3&d=5&s=1&m=${text}`, find), false);
    }),
    { numRuns: 250 },
  );
});

it('any token is a move or refused, in every patience', () => {
  const token = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc
      .tuple(
        fc.constantFrom('5H', 'Д♥', 'ah', '10S', 't1', 'stock', 'draw', 'turn', 'redeal', 'next', 'r1.1', 'w1'),
        fc.constantFrom('', '@t1', '@stock', '@r2.3', '@f1'),
        fc.constantFrom('', '-t1', '-f1', '-stock', '-r1.2', '-waste', '-t3'),
        fc.constantFrom('', '*1', '*2', '*104', '~1', '~255', '*0'),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(valid, fc.array(token, { maxLength: 20 }), ({ game, table }, tokens) => {
      for (const typed of tokens) {
        const read = parseMove(game, table, typed);
        const attempt = parseAttempt(game, table, typed);
        if (read.ok) expect(attempt).toEqual(read);
        else expect(read.fault.text.ru.length).toBeGreaterThan(10);
      }
    }),
    { numRuns: 150 },
  );
});
