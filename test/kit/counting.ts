import { readFileSync } from 'node:fs';
import {
  dealNumber,
  dealTable,
  faceOf,
  findPatience,
  type Game,
  legalMoves,
  type Options,
  type Patience,
  parseRecord,
  playMove,
  type Rank,
  RECORD_EXTENSION,
  type Rules,
  rankOf,
  type Table,
} from 'pasyans';
import { openOrThrow } from './every.ts';

/** A game somewhere, to be counted. */
interface Laid {
  readonly game: Game;
  readonly table: Table;
}

const DEAL = 3;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The one number that all are. */
export const each = (numbers: readonly number[]): number => (new Set(numbers).size === 1 ? (numbers[0] as number) : Number.NaN);

function dealt(id: string, options: Options = {}): Laid {
  const game = openOrThrow(findPatience(id) as Patience, options);
  return { game, table: dealTable(game, dealNumber(game.rules.pack, DEAL)) };
}

/** The end of the won game of the goldens. */
function ended(id: string): Laid {
  const text = readFileSync(new URL(`../goldens/records/${id}${RECORD_EXTENSION}`, import.meta.url), 'utf8');
  const read = parseRecord(text, findPatience);
  if (!read.ok) throw new Error(read.fault.text.en);
  return { game: read.value.session.game, table: read.value.session.table };
}

function heights({ game, table }: Laid, name: RegExp): readonly number[] {
  return game.rules.piles.flatMap((pile, i) => (name.test(pile.name) ? [table.height(i)] : []));
}

function open({ game, table }: Laid, name: RegExp): number {
  const piles = game.rules.piles.flatMap((pile, i) => (name.test(pile.name) ? [i] : []));
  return sum(
    piles.map((pile) => Array.from({ length: table.height(pile) }, (_, i) => table.at(pile, i)).filter((c) => table.isUp(c)).length),
  );
}

/** The lowest cards of the foundations. */
function lowest({ game, table }: Laid): readonly number[] {
  return game.rules.piles.flatMap(({ role }, i) => (role === 'foundation' && table.height(i) > 0 ? [table.at(i, 0)] : []));
}

const status = ({ game, table }: Laid): string => game.rules.status?.(table)?.en ?? '';

/** How many packets there are in every stage of a patience that gathers and deals anew. */
function stages({ game, table }: Laid): readonly number[] {
  const found: number[] = [];
  for (;;) {
    const packets = game.rules.piles.flatMap(({ role }, i) => (role === 'packet' && table.height(i) > 0 ? [i] : []));
    const closed = packets.every((i) => !table.isUp(table.top(i))) && sum(heights({ game, table }, /^open$/)) === 0;
    if (closed && packets.length > 0) found.push(packets.length);
    const legal = legalMoves(game, table);
    if (legal.count === 0) return found;
    playMove(game, table, legal.at(0));
  }
}

/** What is left of a packet patience, with the card laid aside if it is a ten or higher. */
function kept(laid: Laid): number {
  const aside = laid.game.pileNumbers.get('aside');
  const rank = aside === undefined ? 0 : rankOf(laid.table.top(aside));
  return sum(heights(laid, /^(open|p\d)$/)) + (rank === 1 || rank >= 10 ? 1 : 0);
}

/** What can be counted of a patience: as it is dealt, with these options or the default ones, and as a won game ends. */
export interface Counting {
  rules(options?: Options): Rules;
  /** How many cards lie on each of the piles whose name fits. */
  heights(name: RegExp): readonly number[];
  /** How many open cards lie on them all together. */
  open(name: RegExp, options?: Options): number;
  /** How often the stock or the cards may be gone through anew, by the words of the status; of `deals` in all. */
  turns(options?: Options): number;
  pack(): number;
  readonly deals: number;
  readonly aces: number;
  readonly bases: readonly Rank[];
  /** Foundations that begin with the same card as the first. */
  readonly likeTheFirst: number;
  /** How many cards lie in each row of places. */
  readonly rows: readonly number[];
  /** Of a patience that plays itself. */
  readonly stages: readonly number[];
  readonly foundations: readonly number[];
  readonly basesAtEnd: readonly Rank[];
  readonly kept: number;
  heightsAtEnd(name: RegExp): readonly number[];
  openAtEnd(name: RegExp): number;
}

export function counting(id: string): Counting {
  const { game, table } = dealt(id);
  const end = ended(id);
  const low = lowest({ game, table });
  const rows = [...new Set(game.rules.piles.flatMap(({ name }) => /^r\d+\./.exec(name) ?? []))];
  return {
    rules: (options) => dealt(id, options).game.rules,
    heights: (name) => heights({ game, table }, name),
    open: (name, options) => open(dealt(id, options), name),
    turns: (options) => Number(/: (\d+)$/.exec(status(dealt(id, options)))?.[1] ?? 0),
    pack: () => game.rules.pack.cards.length,
    deals: Number(/^Deal 1 of (\d+)/.exec(status({ game, table }))?.[1]),
    aces: game.rules.pack.cards.filter((card) => rankOf(card) === 1).length,
    bases: low.map(rankOf),
    likeTheFirst: low.filter((card) => faceOf(card) === faceOf(low[0] as number)).length,
    rows: rows.map((row) => sum(heights({ game, table }, new RegExp(`^${row}`)))),
    stages: game.choice === 'zero' ? stages(dealt(id)) : [],
    foundations: end.game.rules.piles.flatMap(({ role }, i) => (role === 'foundation' ? [end.table.height(i)] : [])),
    basesAtEnd: lowest(end).map(rankOf),
    kept: kept(end),
    heightsAtEnd: (name) => heights(end, name),
    openAtEnd: (name) => open(end, name),
  };
}
