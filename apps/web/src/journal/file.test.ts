import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { End, Struck } from './end.ts';
import { formatJournal, parseJournal } from './file.ts';
import { anEnd } from './journal.testkit.ts';

const LATEST = { ok: true, faults: [] };

/** A file as version 1 wrote it. Never change it: it must be readable for ever. */
const VERSION_1 = [
  'pasyans-journal 1',
  '{"id":"k3x9","end":"won","patience":"wish","rev":1,"options":{},"relaxed":false,"deal":77,"at":1793000000000,"moves":36,"undos":0,"peeked":false,"taken":false,"facts":{"term":{"years":0,"months":1,"weeks":0,"days":3},"closedCount":4},"ritual":{"wish":"Чтобы дождь кончился","sealed":"ab12"},"record":"pasyans 1\\npatience: wish\\nrev: 1\\ndeal: 77\\nshuffle: 1\\nmoves:\\n"}',
  '{"id":"q","end":"class-2","patience":"four-classes","rev":1,"options":{"form":"short"},"relaxed":true,"at":1793000000001,"moves":12,"undos":3,"peeked":true,"taken":true,"facts":{"wish":"no","obstacles":[3,51],"winClass":2},"record":"pasyans 1"}',
  '{"id":"gone","struck":1793000000002}',
  'end 3',
  '',
].join('\n');

const anyMoment = fc.integer({ min: 0, max: 8.64e15 });
const anyCount = fc.nat();
const anyId = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 30,
});
const anyWord = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9+.-]{0,12}$/);
const anyEnd: fc.Arbitrary<End> = fc.record(
  {
    id: anyId,
    end: fc.constantFrom<End['end']>('won', 'lost', 'abandoned', 'brilliant', 'class-1', 'class-4'),
    patience: anyWord,
    rev: fc.integer({ min: 1 }),
    options: fc.dictionary(anyWord, anyWord, { maxKeys: 4, noNullPrototype: true }),
    relaxed: fc.boolean(),
    // Scenario 82: the first deal, the last, and any between.
    deal: fc.oneof(fc.constantFrom(1, 2, 4294967295), fc.integer({ min: 1, max: 4294967295 })),
    at: anyMoment,
    moves: anyCount,
    undos: anyCount,
    peeked: fc.boolean(),
    taken: fc.boolean(),
    facts: fc.record(
      {
        wish: fc.constantFrom('yes', 'no'),
        term: fc.record({ years: anyCount, months: anyCount, weeks: anyCount, days: anyCount }),
        obstacles: fc.array(fc.nat(103), { maxLength: 9 }),
        closedCount: anyCount,
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    ritual: fc.record(
      { wish: fc.string({ unit: 'binary', maxLength: 100 }), sealed: fc.string({ maxLength: 64 }) },
      { requiredKeys: [], noNullPrototype: true },
    ),
    record: fc.string({ unit: 'binary' }),
  },
  {
    requiredKeys: ['id', 'end', 'patience', 'rev', 'options', 'relaxed', 'at', 'moves', 'undos', 'peeked', 'taken', 'record'],
    noNullPrototype: true,
  },
);
const anyStruck: fc.Arbitrary<Struck> = fc.record({ id: anyId.map((id) => `struck-${id}`), at: anyMoment }, { noNullPrototype: true });

const anyJournal = fc.record({
  ends: fc.uniqueArray(anyEnd, { selector: ({ id, end }) => `${id} ${end}`, maxLength: 8 }),
  struck: fc.uniqueArray(anyStruck, { selector: ({ id }) => id, maxLength: 4 }),
});

describe('the journal as a file', () => {
  it('comes back as it went, whatever stands in it, with any line ends', () => {
    fc.assert(
      fc.property(anyJournal, fc.constantFrom('\n', '\r\n'), (file, lineEnd) => {
        const text = formatJournal(file);
        expect(parseJournal(`\ufeff${text.replaceAll('\n', lineEnd)}`)).toEqual({ ...LATEST, file });
      }),
    );
  });

  it('of version 1 is read', () => {
    const read = parseJournal(VERSION_1);
    expect(read).toMatchObject({ ...LATEST, file: { struck: [{ id: 'gone', at: 1793000000002 }] } });
    if (!read.ok) throw new Error(read.why);
    expect(read.file.ends.map(({ id, end, ritual }) => [id, end, ritual?.wish])).toEqual([
      ['k3x9', 'won', 'Чтобы дождь кончился'],
      ['q', 'class-2', undefined],
    ]);
    expect(formatJournal(read.file)).toBe(VERSION_1);
  });

  it('is refused whole when it is something else, of a later version or too long', () => {
    for (const text of ['', 'pasyans 1\nmoves:', '{"id":1}', 'pasyans-journal', 'pasyans-journal 0', '<html>', '\u0000'])
      expect(parseJournal(text)).toEqual({ ok: false, why: 'not-a-journal' });
    expect(parseJournal('pasyans-journal 2\nend 0')).toEqual({ ok: false, why: 'later-version' });
    expect(parseJournal(`pasyans-journal 1\n${'{}\n'.repeat(200_001)}end 200001`)).toEqual({ ok: false, why: 'too-long' });
  });

  it('that is damaged says in which line, and how', () => {
    const lines = VERSION_1.trimEnd().split('\n');
    const damaged = (line: number, text: string | undefined): unknown => {
      const changed = lines.with(line - 1, text ?? '').filter((_, i) => text !== undefined || i !== line - 1);
      const read = parseJournal(changed.join('\n'));
      return read.ok && read.faults;
    };
    const second = lines[1] as string;
    expect(damaged(2, second.slice(0, 90))).toEqual([{ line: 2, kind: 'json' }]);
    expect(damaged(3, '[]')).toEqual([{ line: 3, kind: 'field', field: 'id' }]);
    expect(damaged(3, '7')).toEqual([{ line: 3, kind: 'json' }]);
    expect(damaged(3, '')).toEqual([{ line: 3, kind: 'json' }]);
    expect(damaged(2, second.replace('"won"', '"wonderful"'))).toEqual([{ line: 2, kind: 'field', field: 'end' }]);
    expect(damaged(2, second.replace('"deal":77', '"deal":0'))).toEqual([{ line: 2, kind: 'field', field: 'deal' }]);
    expect(damaged(2, second.replace('"weeks":0', '"weeks":-1'))).toEqual([{ line: 2, kind: 'field', field: 'facts.term.weeks' }]);
    expect(damaged(2, second.replace('"rev":1,', ''))).toEqual([{ line: 2, kind: 'field', field: 'rev' }]);
    expect(damaged(2, second.replace('"rev":1', '"rev":1,"sting":2'))).toEqual([{ line: 2, kind: 'field', field: 'sting' }]);
    expect(damaged(2, second.replace('"closedCount":4', '"closedCount":4,"x":1'))).toEqual([{ line: 2, kind: 'field', field: 'facts.x' }]);
    expect(damaged(4, '{"id":"gone","struck":"yesterday"}')).toEqual([{ line: 4, kind: 'field', field: 'at' }]);
    expect(damaged(3, second)).toEqual([{ line: 3, kind: 'twice' }]);
    expect(damaged(3, undefined)).toEqual([{ line: 4, kind: 'count' }]);
    expect(damaged(5, undefined)).toEqual([{ line: 4, kind: 'cut' }]);
  });

  it('that is cut anywhere is never taken for a whole one, and what is left of it is sound', () => {
    const whole = parseJournal(VERSION_1);
    if (!whole.ok) throw new Error(whole.why);
    for (let length = 0; length < VERSION_1.length - 1; length++) {
      const read = parseJournal(VERSION_1.slice(0, length));
      if (!read.ok) continue;
      expect(read.faults.length).toBeGreaterThan(0);
      expect(whole.file.ends).toEqual(expect.arrayContaining([...read.file.ends]));
    }
  });

  it('takes no row that is longer than may be', () => {
    const text = formatJournal({ ends: [anEnd({ record: 'x'.repeat(1_000_001) }), anEnd({ id: 'b' })], struck: [] });
    const read = parseJournal(text);
    expect(read).toMatchObject({ ok: true, file: { ends: [{ id: 'b' }] }, faults: [{ line: 2, kind: 'field', field: 'record' }] });
  });
});
