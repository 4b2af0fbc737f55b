import { readFileSync } from 'node:fs';
import { findPatience, openGame, type Patience, readLayout, type Table } from 'pasyans';
import { plainPlan, solveTable } from 'pasyans/solve';
import { expect, test } from 'vitest';

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

const opened = openGame(findPatience('potocki') as Patience, { 'ace-rows': 'automatic', redeals: '0' });
if (!opened.ok) throw new Error(opened.fault.text.en);
const game = opened.value;
const plain = plainPlan(game);
const BUDGET = { nodes: 50_000_000, memory: 2 ** 28 };

function lay({ suits, rows }: Yardstick['deals'][number]): Table {
  const lines = rows.flatMap((row, r) => [
    `r${r + 1}.1: A${suits[r]}`,
    ...row.split(' ').flatMap((card, i) => (card === '--' ? [] : [`r${r + 1}.${i + 2}: ${card}`])),
  ]);
  const table = readLayout(game, lines.join('\n'));
  if (!table.ok) throw new Error(table.fault.text.en);
  return table.value;
}

test.each(deals)('deal $seed: the same verdict, and the same number of positions when it is lost', (deal) => {
  const table = lay(deal);
  const found = solveTable(plain, table, BUDGET);
  expect(found.verdict).toBe(deal.winnable ? 'won' : 'lost');
  if (!deal.winnable) expect(found.positions).toBe(deal.distinctStates);
});
