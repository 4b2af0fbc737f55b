import { perft as countLines, dealTable, number } from 'pasyans';
import { type Context, type GameFlags, identity, openTable, print, printJson, titleLine, wholeNumber } from '../context.ts';
import { Failure } from '../failure.ts';

export interface PerftFlags extends GameFlags {
  readonly depth?: string;
  readonly json?: true;
}

/** Beyond any depth that can be waited for. */
const MOST_DEPTH = 1000;

/** `perft ID --depth D`: counts the lines of play of every length up to D. */
export function perft(context: Context, id: string, flags: PerftFlags): void {
  if (flags.depth === undefined) throw new Failure({ ru: 'perft: не хватает --depth', en: 'perft: --depth is missing' });
  const depth = wholeNumber('--depth', flags.depth, 1, MOST_DEPTH);
  const table = openTable(id, flags);
  const laid = dealTable(table.game, table.deal);
  const counts = Array.from({ length: depth }, (_, i) => ({ depth: i + 1, nodes: countLines(table.game, laid, i + 1) }));
  if (flags.json) printJson(context, { ...identity(table), depth, nodes: counts.map((one) => one.nodes) });
  else print(context, [titleLine(table, context.look), ...counts.map((one) => `${one.depth}: ${number(one.nodes, context.look.lang)}`)]);
}
