import { FIRST_DEAL, LAST_DEAL } from '../engine/index.ts';
import { type Chunk, WINS, type WinCounts, wonIn } from './counts.ts';
import { hashText } from './hash.ts';
import { type DealRange, dealsIn } from './ranges.ts';
import { type Study, sortedOptions } from './study.ts';

/** The fields of a line of JSON, not yet known to be what they should be. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fields as a line, its last one the hash of all before it and of a line `above` that it belongs to, so that no line can stray. */
export function sealed(fields: Fields, above = ''): string {
  const text = JSON.stringify(fields).slice(0, -1);
  return `${text},"check":"${hashText(above + text)
    .toString(16)
    .padStart(8, '0')}"}`;
}

/** The fields of a line; `undefined` where it is no JSON object. */
export function fieldsOf(line: string): Fields | undefined {
  try {
    return asFields(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** A value as fields; `undefined` where it is no JSON object. */
export function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The first version of a player is not written: result files of before there were versions are read and go on. */
const FIRST_VERSION = 1;

/** What a result file says of its study. */
export function studyFields({ patience, rev, shuffle, options, player, version, budget, deals }: Study): Fields {
  const who = { player, ...(version === FIRST_VERSION ? {} : { version }), ...(budget === undefined ? {} : { budget }) };
  return { patience, rev, shuffle, options: sortedOptions(options), ...who, deals: [deals.from, deals.to] };
}

/** Back: the study of such fields; `undefined` unless every field is there and is what it should be. */
export function readStudy(fields: Fields | undefined): Study | undefined {
  const options = asFields(fields?.['options']);
  const deals = readRange(fields?.['deals']);
  if (!fields || !options || !deals || !Object.values(options).every((value) => typeof value === 'string')) return undefined;
  const { patience, rev, shuffle, player, version = FIRST_VERSION, budget } = fields as Record<string, unknown>;
  if (typeof patience !== 'string' || typeof player !== 'string' || !isCount(rev) || !isCount(shuffle) || !isCount(version))
    return undefined;
  if (budget !== undefined && !isCount(budget)) return undefined;
  const study = { patience, rev, shuffle, options: options as Study['options'], player, version, deals };
  return budget === undefined ? study : { ...study, budget };
}

/** What a result file says of a chunk. */
export function chunkFields({ from, to, wins, lost, unknown }: Chunk): Fields {
  const won = WINS.flatMap((win) => (wins[win] ? [[String(win), wins[win]] as const] : []));
  return { deals: [from, to], won: Object.fromEntries(won), lost, unknown };
}

/** A chunk about deals of a range; `undefined` unless it adds up. */
export function readChunk(fields: Fields | undefined, within: DealRange): Chunk | undefined {
  const range = readRange(fields?.['deals']);
  const wins = asFields(fields?.['won']);
  const { lost, unknown } = fields ?? {};
  if (!range || !wins || !isCount(lost) || !Array.isArray(unknown) || !unknown.every(isCount)) return undefined;
  if (range.from < within.from || range.to > within.to || !Object.values(wins).every(isCount)) return undefined;
  const chunk: Chunk = { ...range, wins: wins as WinCounts, lost, unknown };
  return wonIn(chunk.wins) + lost + unknown.length === dealsIn(range) ? chunk : undefined;
}

function readRange(value: unknown): DealRange | undefined {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isCount)) return undefined;
  const [from, to] = value as [number, number];
  return from >= FIRST_DEAL && from <= to && to <= LAST_DEAL ? { from, to } : undefined;
}
