import { describe, expect, test } from 'vitest';
import { countsOf } from './counts.ts';
import { bench, gameOf, hesitant } from './odds.testkit.ts';
import { chunkLine, formatResults, headerLine, parseResults } from './result-file.ts';

const { study, play } = bench(gameOf('wish-20'), hesitant, { from: 1, to: 100 });
const chunks = [play({ from: 1, to: 30 }), play({ from: 31, to: 60 }), play({ from: 61, to: 100 })];
const whole = formatResults(study, chunks);

function read(text: string) {
  const found = parseResults(text);
  if (!found.ok) throw new Error(found.fault.text.en);
  return found.value;
}

test('what is written is read back', () => {
  expect(read(whole)).toEqual({ study, chunks: chunks.map((chunk) => ({ ...chunk })), damaged: [] });
  expect(countsOf(chunks)).toMatchObject({ deals: 100, unknown: 10 });
  expect(chunks[0]?.unknown).toEqual([10, 20, 30]);
});

test('the format is this one, for ever', () => {
  expect(headerLine(study)).toBe(
    '{"pasyans-odds":1,"patience":"wish-20","rev":1,"shuffle":1,"options":{"row-choice":"topmost"},"player":"hesitant","budget":10,"deals":[1,100],"check":"90d92eb4"}',
  );
  expect(chunkLine(headerLine(study), { from: 1, to: 3, wins: { 2: 1, plain: 1 }, lost: 0, unknown: [2] })).toBe(
    '{"deals":[1,3],"won":{"2":1,"plain":1},"lost":0,"unknown":[2],"check":"9d79e21a"}',
  );
});

test('a later version of a player stands in the first line; the first one does not', () => {
  const later = { ...study, version: 2 };
  expect(headerLine(study)).not.toContain('"version"');
  expect(headerLine(later)).toContain('"player":"hesitant","version":2,');
  expect(read(formatResults(later, chunks))).toMatchObject({ study: later, damaged: [] });
});

describe('damage', () => {
  const lines = whole.split('\n');

  test('any one changed sign loses its line and no other', () => {
    for (let at = (lines[0] as string).length + 1; at < whole.length - 1; at += 7) {
      if (whole[at] === '\n') continue;
      const { damaged, chunks: kept } = read(`${whole.slice(0, at)}${whole[at] === '7' ? '8' : '7'}${whole.slice(at + 1)}`);
      const line = whole.slice(0, at).split('\n').length;
      expect(damaged).toEqual([line]);
      expect(kept).toHaveLength(2);
    }
  });

  test('a file cut off anywhere keeps its whole lines', () => {
    for (let length = (lines[0] as string).length; length < whole.length; length += 3) {
      const cut = whole.slice(0, length);
      const { damaged, chunks: kept } = read(cut);
      const [last] = cut.split('\n').slice(-1) as [string];
      const torn = last !== '' && !lines.includes(last);
      expect(damaged).toEqual(torn ? [cut.split('\n').length] : []);
      expect(kept).toEqual(chunks.slice(0, kept.length));
    }
  });

  test('a line torn and written on in the next one', () => {
    const torn = [lines[0], (lines[1] as string).slice(0, 20), lines[2], lines[1], lines[3], ''].join('\n');
    expect(read(torn)).toEqual({ study, chunks, damaged: [2] });
  });

  test('a deal twice: the earlier line holds', () => {
    const twice = [...lines.slice(0, 4), lines[2], chunkLine(headerLine(study), play({ from: 20, to: 40 })), ''].join('\n');
    expect(read(twice)).toEqual({ study, chunks, damaged: [5, 6] });
  });

  test('a line of another study is no line of this one', () => {
    const other = { ...study, rev: study.rev + 1 };
    expect(read([lines[0], formatResults(other, chunks).split('\n')[1], lines[2]].join('\n')).damaged).toEqual([2]);
  });

  test('what does not add up or leaves the study', () => {
    const header = headerLine(study);
    const [one] = chunks as [(typeof chunks)[number]];
    for (const wrong of [
      { ...one, lost: one.lost + 1 },
      { ...one, from: 0 },
      { ...one, from: 101, to: 130 },
    ]) {
      expect(read(`${header}\n${chunkLine(header, wrong)}\n`).damaged).toEqual([2]);
    }
  });

  test.each([
    ['', 'no-header'],
    ['hello', 'no-header'],
    ['[]\nnull\n{}', 'no-header'],
    [whole.slice(1), 'no-header'],
    ['{"pasyans-odds":2,"patience":"wish"}', 'later-version'],
    [whole.replace('"rev":1', '"rev":2'), 'no-header'],
  ])('no first line that can be trusted: %j', (text, code) => {
    expect(parseResults(text)).toMatchObject({ ok: false, fault: { code, line: 1 } });
  });

  test('other line ends and files put one behind the other are no damage', () => {
    expect(read(whole.replaceAll('\n', '\r\n'))).toEqual(read(whole));
    expect(read(formatResults(study, chunks.slice(2)) + formatResults(study, chunks.slice(0, 2)))).toEqual(read(whole));
  });
});
