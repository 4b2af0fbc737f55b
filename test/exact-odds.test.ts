// The exact odds against the data that is published, and against deals played on the engine.
import { readFileSync } from 'node:fs';
import {
  careless,
  casesOf,
  dealOrder,
  dealTable,
  decimalText,
  type ExactOdds,
  eachValue,
  emptyTable,
  exactOdds,
  type Fraction,
  findPatience,
  fraction,
  fractionText,
  type Game,
  MoveBuffer,
  type Options,
  openGame,
  patiences,
  playOut,
  randomFrom,
  type Table,
  type Term,
} from 'pasyans';
import { describe, expect, it } from 'vitest';

interface Row {
  readonly patience: string;
  readonly rev: number;
  readonly options: Options;
  readonly holds: string;
  readonly chance: string;
  readonly decimal: string;
  readonly left: string;
  readonly mean: string;
  readonly counts: readonly string[];
}

/** Enough to find a wrong fraction; a million deals a row are played by `scripts/exact-odds.mjs --simulate`. */
const DEALS = 20_000;
const MOST_MOVES = 500;
const FOLDER = new URL('../', import.meta.url);
const { rows }: { readonly rows: readonly Row[] } = JSON.parse(readFileSync(new URL('data/odds/exact.json', FOLDER), 'utf8'));
const doc = readFileSync(new URL('docs/odds.md', FOLDER), 'utf8');

function open(id: string, options: Options): Game {
  const patience = findPatience(id);
  const game = patience && openGame(patience, options);
  if (!game?.ok) throw new Error(`no ${id} with ${JSON.stringify(options)}`);
  return game.value;
}

const nameOf = ({ patience, options }: Game): string => [patience.id, ...Object.values(options)].join(' ');
const known = patiences
  .flatMap((patience) => eachValue(patience.options).map((options) => open(patience.id, options)))
  .flatMap((game) => {
    const odds = exactOdds(game);
    return odds ? [{ name: nameOf(game), game, odds }] : [];
  });

it('every patience that plays itself has exact odds with every option value', () => {
  const games = patiences.flatMap((patience) => eachValue(patience.options).map((options) => open(patience.id, options)));
  expect(games.filter((game) => game.choice === 'zero' && !exactOdds(game)).map(nameOf)).toEqual([]);
});

it('every row of data/odds/exact.json is what the library says, and no row is missing', () => {
  for (const row of rows) {
    const game = open(row.patience, row.options);
    const { chance, mean, counts, holds, left } = exactOdds(game) as ExactOdds;
    expect({ ...row, cases: undefined }).toEqual({
      patience: game.patience.id,
      rev: game.patience.rev,
      options: game.options,
      holds,
      chance: fractionText(chance),
      decimal: decimalText(chance, 10),
      left,
      mean: fractionText(mean),
      counts: counts.map(String),
    });
  }
  const written = new Set(rows.map((row) => JSON.stringify([row.patience, row.options])));
  expect(known.filter(({ game }) => !written.has(JSON.stringify([game.patience.id, game.options]))).map(({ name }) => name)).toEqual([]);
});

it('docs/odds.md names every chance and every mean', () => {
  for (const { chance, decimal, mean } of rows) {
    expect(doc).toContain(`| ${chance} | ${Number(decimal).toFixed(6)} |`);
    expect(doc).toContain(`| ${mean} `);
  }
});

/** The mean terms that docs/odds.md tells: years, months, weeks, days. */
const TERMS: readonly (readonly [string, readonly string[]])[] = [
  ['wish', ['22/15', '1438/945', '144428/89775', '161852/89775']],
  ['wish-20', ['2/35', '2/7', '6/7', '2']],
  ['running-wave', ['4', '9/2', '9/2', '9/2']],
];

/** Plays the deals and calls back with each table at the end. */
function playEach(game: Game, each: (table: Table) => void): void {
  const table = emptyTable(game);
  const order = new Uint8Array(game.rules.pack.cards.length);
  const scratch = new MoveBuffer();
  const choose = careless(randomFrom(1));
  for (let id = 1; id <= DEALS; id++) {
    dealTable(game, { seed: id, cards: dealOrder(game.rules.pack, id, order) }, table);
    playOut(game, table, choose, MOST_MOVES, scratch);
    each(table);
  }
}

describe.each(known)('deals 1 to 20000 of $name', { timeout: 240_000 }, ({ game, odds }) => {
  it('agree with chance and mean within four standard errors', () => {
    const cases = odds.counts.reduce((all, count) => all + count, 0n);
    const moment = (power: number): number =>
      odds.counts.reduce((all, count, left) => all + (Number(count) / Number(cases)) * left ** power, 0);
    const chance = Number(odds.chance.numerator) / Number(odds.chance.denominator);
    let [won, left] = [0, 0];
    playEach(game, (table) => {
      const facts = game.rules.facts?.(table);
      if (game.rules.won(table) !== undefined) won++;
      left += facts?.obstacles?.length ?? (facts?.closedCount as number);
    });
    expect(Math.abs(won / DEALS - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / DEALS));
    expect(Math.abs(left / DEALS - moment(1))).toBeLessThanOrEqual(4 * Math.sqrt((moment(2) - moment(1) ** 2) / DEALS));
  });
});

describe.each(TERMS)('the mean term of %s', { timeout: 240_000 }, (id, fractions) => {
  it('is what docs/odds.md says, within four standard errors of deals 1 to 20000', () => {
    const game = open(id, {});
    const units = ['years', 'months', 'weeks', 'days'] as const;
    const told = fractions.map((fraction, i) => `${fraction} ${units[i]}`);
    for (const one of told) expect(doc.replace(/\s+/g, ' ')).toContain(one);
    const sums = units.map(() => ({ all: 0, squares: 0 }));
    playEach(game, (table) => {
      const { term } = game.rules.facts?.(table) ?? {};
      units.forEach((unit, i) => {
        const count = term?.[unit] as number;
        const sum = sums[i] as { all: number; squares: number };
        sum.all += count;
        sum.squares += count ** 2;
      });
    });
    sums.forEach(({ all, squares }, i) => {
      const [numerator, denominator = 1] = (fractions[i] as string).split('/').map(Number) as [number, number?];
      const mean = all / DEALS;
      expect(Math.abs(mean - numerator / denominator)).toBeLessThan(4 * Math.sqrt((squares / DEALS - mean ** 2) / DEALS));
    });
  });
});

const UNITS = ['years', 'months', 'weeks', 'days'] as const;
const sum = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const times = (by: number, { numerator, denominator }: Fraction): Fraction => fraction(BigInt(by) * numerator, denominator);
const NOUGHT: Fraction = { numerator: 0n, denominator: 1n };

/** Every term of rows of up to nine closed cards that is possible at all, with its chance. */
function allTerms(odds: ExactOdds): readonly { readonly term: Term; readonly chance: Fraction }[] {
  const rows = Array.from({ length: 10 ** 4 }, (_, n) => [Math.floor(n / 1000), Math.floor(n / 100) % 10, Math.floor(n / 10) % 10, n % 10]);
  return rows.flatMap(([years = 0, months = 0, weeks = 0, days = 0]) => {
    const term = { years, months, weeks, days };
    const chance = odds.ofTerm?.(term) ?? NOUGHT;
    return chance.numerator > 0n ? [{ term, chance }] : [];
  });
}

describe.each(TERMS)('the chance of each term of %s', { timeout: 240_000 }, (id, fractions) => {
  const game = open(id, {});
  const odds = exactOdds(game) as ExactOdds;
  const terms = allTerms(odds);

  it('adds up to the means of docs/odds.md, and with so many cards closed to what is known of them', () => {
    const means = UNITS.map((unit) => terms.reduce((mean, { term, chance }) => sum(mean, times(term[unit], chance)), NOUGHT));
    expect(means.map(fractionText)).toEqual(fractions);
    const closed = odds.counts.map((_, left) => {
      const same = terms.filter(({ term }) => UNITS.reduce((cards, unit) => cards + term[unit], 0) === left);
      return same.reduce((all, { chance }) => sum(all, chance), NOUGHT);
    });
    expect(closed.map(fractionText)).toEqual(odds.counts.map((count) => fractionText(fraction(count, casesOf(odds)))));
  });

  it('is what deals 1 to 20000 come to, for the terms that come most often, within four standard errors', () => {
    const name = (term: Term | undefined): string => UNITS.map((unit) => term?.[unit]).join();
    const met = new Map<string, number>();
    playEach(game, (table) => {
      const term = name(game.rules.facts?.(table).term);
      met.set(term, (met.get(term) ?? 0) + 1);
    });
    const possible = new Set(terms.map(({ term }) => name(term)));
    expect([...met.keys()].filter((term) => !possible.has(term))).toEqual([]);
    for (const { term, chance } of terms) {
      const share = Number(chance.numerator) / Number(chance.denominator);
      if (share * DEALS < 50) continue;
      expect(Math.abs((met.get(name(term)) ?? 0) - share * DEALS)).toBeLessThan(4 * Math.sqrt(DEALS * share * (1 - share)));
    }
  });
});
