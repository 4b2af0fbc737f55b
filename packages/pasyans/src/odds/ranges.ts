import { bad, FIRST_DEAL, good, LAST_DEAL, type Result } from '../engine/index.ts';

/** Deals by their numbers, both ends included; `from` is never above `to`. */
export interface DealRange {
  readonly from: number;
  readonly to: number;
}

/** Part `part` of `parts`, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly parts: number;
}

/** How many deals there are in a range. */
export const dealsIn = ({ from, to }: DealRange): number => to - from + 1;

/** A range as `parseDealRange` reads it. */
export const rangeText = ({ from, to }: DealRange): string => `${from}..${to}`;

/** Reads `A..B`, two deal numbers, the first not above the second. */
export function parseDealRange(text: string): Result<DealRange> {
  const found = /^(\d{1,40})\.\.(\d{1,40})$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (from >= FIRST_DEAL && to <= LAST_DEAL && from <= to) return good({ from, to });
  return bad(
    'deal-range',
    {
      ru: `Расклады пишут «A..B», от ${FIRST_DEAL} до ${LAST_DEAL}, A не больше B, а дано «${text}».`,
      en: `Deals are written A..B, from ${FIRST_DEAL} to ${LAST_DEAL}, A not above B, but "${text}" was given.`,
    },
    { token: text },
  );
}

/** Beyond any number of machines. */
const MOST_PARTS = 1_000_000;

/** Reads `i/n`: part i of n, counted from 1. */
export function parseShard(text: string): Result<Shard> {
  const found = /^(\d{1,10})\/(\d{1,10})$/.exec(text);
  const [part, parts] = [Number(found?.[1]), Number(found?.[2])];
  if (part >= 1 && part <= parts && parts <= MOST_PARTS) return good({ part, parts });
  return bad(
    'shard',
    {
      ru: `Часть пишут «i/n», i от 1 до n, n до ${MOST_PARTS}, а дано «${text}».`,
      en: `A shard is written i/n, i from 1 to n, n up to ${MOST_PARTS}, but "${text}" was given.`,
    },
    { token: text },
  );
}

/** The deals of one shard: neighbouring deals, as many as in any other shard or one more. `undefined` where there are more shards than deals. */
export function shardOf(range: DealRange, { part, parts }: Shard): DealRange | undefined {
  const deals = dealsIn(range);
  const start = (i: number): number => range.from + Math.floor((deals * i) / parts);
  const shard = { from: start(part - 1), to: start(part) - 1 };
  return shard.from <= shard.to ? shard : undefined;
}

/** What of a range is not among the ranges of a list, which is in order and without overlaps. */
export function missingFrom(range: DealRange, covered: readonly DealRange[]): readonly DealRange[] {
  const missing: DealRange[] = [];
  let next = range.from;
  for (const { from, to } of covered) {
    if (to < next) continue;
    if (from > range.to) break;
    if (from > next) missing.push({ from: next, to: from - 1 });
    next = to + 1;
  }
  if (next <= range.to) missing.push({ from: next, to: range.to });
  return missing;
}

/** In the order of the deals. */
export function inOrder<T extends DealRange>(ranges: readonly T[]): readonly T[] {
  return [...ranges].sort((a, b) => a.from - b.from);
}
