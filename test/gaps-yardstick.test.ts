import { readFileSync } from 'node:fs';
import {
  careless,
  dealNumber,
  dealTable,
  FIRST_DEAL,
  findPatience,
  type Game,
  legalMoves,
  type Patience,
  playMove,
  randomFrom,
  readLayout,
  type Table,
  writeLayout,
} from 'pasyans';
import { plainPlan, solveTable } from 'pasyans/solve';
import { expect, test } from 'vitest';
import { openOrThrow } from './kit/every.ts';

/** Deals of Gaps, basic variant, with the verdicts of an independent published solver; see `about` in the data. */

interface Yardstick {
  readonly deals: readonly {
    readonly seed: number;
    readonly suits: readonly string[];
    readonly rows: readonly string[];
    readonly winnable: boolean;
    readonly distinctStates?: number;
  }[];
}

const { deals } = JSON.parse(readFileSync(new URL('./data/gaps-basic.json', import.meta.url), 'utf8')) as Yardstick;

const game = openOrThrow(findPatience('potocki') as Patience, { 'ace-rows': 'automatic', redeals: '0' });
/** The same game under its own name. */
const basic = openOrThrow(findPatience('gaps') as Patience, { variant: 'basic' });
const plain = plainPlan(game);
const BUDGET = { nodes: 50_000_000, memory: 2 ** 28 };

function lay({ suits, rows }: Yardstick['deals'][number], on: Game = game): Table {
  const lines = rows.flatMap((row, r) => [
    `r${r + 1}.1: A${suits[r]}`,
    ...row.split(' ').flatMap((card, i) => (card === '--' ? [] : [`r${r + 1}.${i + 2}: ${card}`])),
  ]);
  const table = readLayout(on, lines.join('\n'));
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

test.each(deals)('deal $seed: the same verdict, and the same number of positions when it is lost', (deal) => {
  const table = lay(deal);
  const found = solveTable(plain, table, BUDGET);
  expect(found.verdict).toBe(deal.winnable ? 'won' : 'lost');
  if (!deal.winnable) expect(found.positions).toBe(deal.distinctStates);
});

/** Small ones, for the searches above have looked through all of them. */
const quick = deals.filter(({ distinctStates = Number.POSITIVE_INFINITY }) => distinctStates < 50_000);

test.each(quick)('deal $seed: the same under the name of gaps', (deal) => {
  expect(solveTable(plainPlan(basic), lay(deal, basic), BUDGET)).toMatchObject({ verdict: 'lost', positions: deal.distinctStates });
});

test('gaps, basic variant, is potocki with automatic aces and no redeal: deal by deal, move by move', () => {
  const one = (of: Game, id: number): Table => dealTable(of, dealNumber(of.rules.pack, id));
  for (let id = FIRST_DEAL; id < FIRST_DEAL + 200; id++) {
    const [a, b] = [one(game, id), one(basic, id)];
    const choose = careless(randomFrom(id));
    for (let legal = legalMoves(game, a); ; legal = legalMoves(game, a)) {
      expect(legalMoves(basic, b).toArray()).toEqual(legal.toArray());
      expect(basic.rules.won(b)).toBe(game.rules.won(a));
      if (legal.count === 0) break;
      const m = choose(legal);
      playMove(game, a, m);
      playMove(basic, b, m);
    }
    expect(writeLayout(basic, b)).toBe(writeLayout(game, a).replace(/^redeals:.*\n?/m, ''));
  }
});

test('gaps, one deal: a deal that is won in the basic variant is won with more freedom too', () => {
  const free = openOrThrow(findPatience('gaps') as Patience);
  const won = deals.find(({ winnable }) => winnable) as (typeof deals)[number];
  const found = solveTable(plain, lay(won), BUDGET);
  if (found.verdict !== 'won') throw new Error('the yardstick says otherwise');
  const table = lay(won, free);
  for (const m of found.line) {
    expect(legalMoves(free, table).has(m)).toBe(true);
    playMove(free, table, m);
  }
  expect(free.rules.won(table)).toBe('plain');
});
