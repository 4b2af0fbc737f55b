import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { findPatience, patiences } from 'pasyans';
import {
  BOOK_EXTENSION,
  type BookRow,
  type Chunk,
  commandOf,
  compactBook,
  countsOf,
  type Offer,
  parseBook,
  playChunk,
  playersOf,
  readPlan,
  standingOf,
  WINS,
} from 'pasyans/odds';
import { describe, expect, it } from 'vitest';

/** The odds book that comes with the program. */
const FOLDER = new URL('../data/odds/', import.meta.url);
const offer: Offer = { patiences, find: findPatience, playersOf };

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith(BOOK_EXTENSION))
  .map((name) => ({ name, ...parseBook(readFileSync(new URL(name, FOLDER), 'utf8'), name.slice(0, -BOOK_EXTENSION.length)) }));
const rows = files.flatMap((file) => file.rows);
/** A row of an older revision of rules or player is shown as outdated, and cannot be played again. */
const current = rows.filter(({ study }) => standingOf(study, offer).game !== undefined && !standingOf(study, offer).outdated);

const within = (part: Chunk, whole: Chunk): boolean =>
  part.lost <= whole.lost && WINS.every((win) => (part.wins[win] ?? 0) <= (whole.wins[win] ?? 0));

it('has no damaged line, and rows of every patience', () => {
  expect(files.filter(({ damaged }) => damaged.length > 0)).toEqual([]);
  expect(patiences.filter(({ id }) => !rows.some(({ study }) => study.patience === id))).toEqual([]);
});

it('has a plan that can be read', () => {
  const plan = readPlan(readFileSync(new URL('plan.txt', FOLDER), 'utf8'), offer);
  expect(plan.ok && plan.value.length).toBeGreaterThan(patiences.length);
});

/** How a player plays again what a row remembers of it. */
function playedAgain({ study, slice }: BookRow): Chunk {
  const { game } = standingOf(study, offer);
  const player = game && playersOf(game).find(({ name }) => name === study.player);
  if (!game || !player) throw new Error(`nobody plays ${commandOf(study)}`);
  return playChunk(game, player.open(game, study.budget), slice);
}

describe.each([...new Set(current.map(({ study }) => study.patience))])('%s', (id) => {
  const own = current.filter(({ study }) => study.patience === id);

  it('counts the deals of every slice again as they were counted; if not, a player or rules changed without a new version', () => {
    for (const row of own) expect([commandOf(row.study), playedAgain(row)]).toEqual([commandOf(row.study), row.slice]);
  });

  it('has slices that are part of their rows', () => {
    for (const { study, whole, slice } of own) {
      const undecided = whole.unknown.filter((deal) => deal >= slice.from && deal <= slice.to);
      expect([commandOf(study), slice.unknown, within(slice, whole)]).toEqual([commandOf(study), undecided, true]);
      expect(countsOf([whole]).deals).toBe(study.deals.to - study.deals.from + 1);
    }
  });
});

/** Shares of won deals that others have published, and how far off each may be by chance, four times over (Blake and Gent, JAIR 85:21). */
const PUBLISHED = [
  { name: 'gaps, one deal', options: { variant: 'one-deal' }, share: 0.858, off: 0.074 },
  { name: 'gaps, basic variant', options: { variant: 'basic' }, share: 0.24902, off: 0.00055 },
  { name: 'the same as a form of potocki', options: { 'ace-rows': 'automatic', redeals: '0' }, share: 0.24902, off: 0.00055 },
];

it.each(PUBLISHED)('agrees with what others have counted: $name', ({ options, share, off }) => {
  const found = current.filter(({ study }) => study.player === 'solver' && isDeepStrictEqual(study.options, options));
  expect(found.length).toBe(1);
  for (const { whole } of found) {
    const { deals, won, unknown } = countsOf([whole]);
    const chance = off + 4 * Math.sqrt((share * (1 - share)) / deals);
    expect(won / deals).toBeLessThan(share + chance);
    expect((won + unknown) / deals).toBeGreaterThan(share - chance);
  }
});

it('has an up to date copy in the browser app: `node scripts/run-built.mjs scripts/odds-book.mjs` writes it', () => {
  const copy = readFileSync(new URL('../apps/web/src/odds/book.json', import.meta.url), 'utf8');
  expect(copy).toBe(compactBook(rows, offer));
});
