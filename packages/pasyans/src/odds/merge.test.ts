import { describe, expect, test } from 'vitest';
import { randomFrom, shuffle } from '../engine/index.ts';
import { type Chunk, countsOf } from './counts.ts';
import { mergeResults, type NamedResults } from './merge.ts';
import { type Bench, bench, gameOf, hesitant, kindOf } from './odds.testkit.ts';
import { startPool } from './pool.ts';
import { dealsIn, missingFrom, shardOf } from './ranges.ts';
import { chunkLine, formatResults, headerLine, parseResults } from './result-file.ts';

const DEALS = { from: 11, to: 360 };
const potocki = gameOf('potocki');

/** Plays one shard on a pool whose workers answer in disorder, killed in the middle of a line after every `pieces` chunks. */
async function playShard({ study, play }: Bench, part: number, parts: number, threads: number, pieces: number): Promise<string> {
  const shard = shardOf(study.deals, { part, parts });
  let text = `${headerLine(study)}\n`;
  for (let run = 0; shard; run++) {
    const read = parseResults(text);
    if (!read.ok) throw new Error(read.fault.text.en);
    const ranges = missingFrom(shard, read.value.chunks);
    if (ranges.length === 0) break;
    let [clock, heard] = [0, 0];
    const pool = startPool({
      ranges,
      threads,
      now: () => clock,
      spawn: (answered) => ({
        post: (range) => {
          clock += 400;
          setTimeout(() => answered(play(range)), (range.from * 7) % 5);
        },
        close: () => {},
      }),
      onChunk: (chunk) => {
        const line = chunkLine(headerLine(study), chunk);
        const killed = run < 2 && ++heard > pieces;
        text += killed ? `${line.slice(0, line.length >> 1)}\n` : `${line}\n`;
        if (killed) pool.stop();
      },
    });
    await pool.done;
  }
  return text;
}

function named(name: string, text: string): NamedResults {
  const read = parseResults(text);
  if (!read.ok) throw new Error(read.fault.text.en);
  return { name, ...read.value };
}

function merge(files: readonly NamedResults[], options = {}) {
  const merged = mergeResults(files, options);
  if (!merged.ok) throw new Error(merged.fault.text.en);
  return merged.value;
}

describe.each([
  ['careless', bench(potocki, kindOf(potocki, 'careless'), DEALS)],
  ['hesitant', bench(potocki, hesitant, DEALS, 7)],
])('a study of the %s player', (_, study) => {
  test('in 7 shards on any number of threads, each killed twice, merges to exactly the undisturbed result', async () => {
    const undisturbed = formatResults(study.study, [study.play(DEALS)]);
    const shards = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((part) => playShard(study, part, 7, ((part * 2) % 5) + 1, part % 3)));
    const files = shards.map((text, i) => named(`shard ${i + 1}`, text));
    for (const seed of [1, 2, 3]) {
      const order = shuffle([0, 1, 2, 3, 4, 5, 6], randomFrom(seed));
      const merged = merge(order.map((i) => files[i] as NamedResults));
      expect(formatResults(merged.study, merged.chunks)).toBe(undisturbed);
    }
    // Bit by bit comes to the same as all at once.
    const half = { name: 'half', ...merge([files[4], files[0], files[6]] as NamedResults[], { allowGaps: true }) };
    const rest = { name: 'rest', ...merge([files[5], files[2], files[3], files[1]] as NamedResults[], { allowGaps: true }) };
    expect(merge([rest, half])).toEqual(merge([half, rest]));
    expect(formatResults(study.study, merge([rest, half]).chunks)).toBe(undisturbed);
  });
});

describe('what does not belong together', () => {
  const { study, play } = bench(potocki, hesitant, { from: 1, to: 40 });
  const file = (name: string, from: number, to: number, change = {}): NamedResults => ({
    name,
    study: { ...study, ...change },
    chunks: [play({ from, to })],
  });
  const refusal = (...files: readonly NamedResults[]): string => {
    const merged = mergeResults(files);
    if (merged.ok) throw new Error('was merged');
    return merged.fault.text.en;
  };

  test.each([
    [{ patience: 'wish' }, 'patience: potocki and wish'],
    [{ rev: 7 }, 'revision of the rules: 1 and 7'],
    [{ shuffle: 2 }, 'shuffle: 1 and 2'],
    [{ options: { ...study.options, redeals: '0' } }, 'options: ace-rows=player redeals=2 and ace-rows=player redeals=0'],
    [{ player: 'careless' }, 'player: hesitant and careless'],
    [{ version: 2 }, 'version of the player: 1 and 2'],
    [{ budget: 9 }, 'budget: 10 and 9'],
  ])('%j', (change, differs) => {
    expect(refusal(file('a.odds', 1, 20), file('b.odds', 21, 40, change))).toBe(
      `"a.odds" and "b.odds" belong to different studies; ${differs}.`,
    );
  });

  test('the order in which options are named is no difference', () => {
    const options = Object.fromEntries(Object.entries(study.options).reverse());
    expect(merge([file('a', 1, 20), file('b', 21, 40, { options })]).chunks).toHaveLength(1);
  });

  test('overlaps, whichever file comes first', () => {
    const [a, b] = [file('a.odds', 1, 25), file('b.odds', 21, 40)];
    expect(refusal(a, b)).toBe('"a.odds" and "b.odds" hold the same deals: 21..25.');
    expect(refusal(b, a)).toBe(refusal(a, b));
    expect(refusal(a, a)).toBe('"a.odds" and "a.odds" hold the same deals: 1..25.');
  });

  test('gaps, unless they are asked for', () => {
    const files = [file('a', 6, 10), file('b', 21, 38)];
    expect(refusal(...files)).toContain('Deals are missing (17), the first are 1..5');
    const merged = merge(files, { allowGaps: true });
    expect(countsOf(merged.chunks).deals).toBe(23);
    expect(merged.chunks.map(({ from, to }) => [from, to])).toEqual([
      [6, 10],
      [21, 38],
    ]);
  });

  test('studies of neighbouring deals make one', () => {
    const next = { ...file('b', 31, 40), study: { ...study, deals: { from: 31, to: 40 } } };
    const merged = merge([next, { ...file('a', 1, 30), study: { ...study, deals: { from: 1, to: 30 } } }]);
    expect(merged.study.deals).toEqual({ from: 1, to: 40 });
    expect(merged.chunks).toEqual([play({ from: 1, to: 40 })] satisfies readonly Chunk[]);
  });

  test('nothing', () => expect(mergeResults([]).ok).toBe(false));
});

describe('the pool', () => {
  const ranges = [
    { from: 1, to: 50 },
    { from: 70, to: 90 },
  ];
  const chunkOf = (range: { from: number; to: number }): Chunk => ({ ...range, wins: {}, lost: dealsIn(range), unknown: [] });

  test.each([1, 2, 5, 200])('%i threads: every deal once, every worker closed', async (threads) => {
    let open = 0;
    const heard: Chunk[] = [];
    await startPool({
      ranges,
      threads,
      now: () => 0,
      spawn: (answered) => {
        open++;
        return { post: (range) => queueMicrotask(() => answered(chunkOf(range))), close: () => open-- };
      },
      onChunk: (chunk) => heard.push(chunk),
    }).done;
    expect(open).toBe(0);
    heard.sort((a, b) => a.from - b.from);
    expect(ranges.flatMap((range) => missingFrom(range, heard))).toEqual([]);
    expect(countsOf(heard).deals).toBe(71);
  });

  test('with nothing to do it starts nobody', async () => {
    const spawn = () => {
      throw new Error('started');
    };
    await startPool({ ranges: [], threads: 4, now: () => 0, spawn, onChunk: () => {} }).done;
  });

  test.each(['worker', 'listener'])('a fault of the %s ends it, all workers closed', async (where) => {
    let open = 0;
    const { done } = startPool({
      ranges,
      threads: 3,
      now: () => 0,
      spawn: (answered, failed) => {
        open++;
        const post = (range: { from: number; to: number }) =>
          queueMicrotask(() => (where === 'worker' && range.from > 20 ? failed(new Error('fault')) : answered(chunkOf(range))));
        return { post, close: () => open-- };
      },
      onChunk: ({ from }) => {
        if (where === 'listener' && from > 20) throw new Error('fault');
      },
    });
    await expect(done).rejects.toThrow('fault');
    expect(open).toBe(0);
  });
});
