import { type Deal, dealTable, emptyTable, type Game, legalMoves, type Move, playMove, type Table, type Win } from '../engine/index.ts';
import { Beam } from './beam.ts';
import type { Plan } from './plan.ts';
import { Search, type SearchEnd } from './search.ts';
import type { Budget, Effort, Verdict } from './verdict.ts';
import { Visited } from './visited.ts';

/** Nodes between two reports. */
const SLICE = 50_000;

// Looking through everything and beams take turns: a beam, then as many nodes of search. So neither costs more than the other,
// and what is found within a budget is found within every larger one, after the same number of nodes.
/** Nodes of search before the first beam: most deals need no more. */
const FIRST_NODES = 5000;
const FIRST_WIDTH = 16;
const WIDER = 4;

/** The tables of positions that a solver fills, kept from one deal to the next. */
export class Rooms {
  readonly search: Visited;
  readonly beam: Visited;
  /** Bytes for the positions that a beam looks at. */
  readonly kept: number;

  /** `memory`: bytes in all. */
  constructor(memory: number) {
    this.search = new Visited(memory / 2);
    this.beam = new Visited(memory / 4);
    this.kept = memory / 4;
  }
}

/** The verdict on a table's position, all cards known: see `solving`. */
export function solveTable(plan: Plan, table: Table, budget: Budget, rooms?: Rooms): Verdict {
  const work = solving(plan, table, budget, rooms);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The verdict on a deal: see `solving`. */
export function solveDeal(plan: Plan, deal: Deal, budget: Budget): Verdict {
  return solveTable(plan, dealTable(plan.game, deal), budget);
}

/**
 * Works towards the verdict on a table's position, all cards known, and reports now and then what has been done; whoever
 * stops asking stops it. A win is reported only after its line has been played through the rules. The table is as before
 * afterwards, and must not be touched until then.
 */
export function* solving(plan: Plan, table: Table, budget: Budget, rooms = new Rooms(budget.memory)): Generator<Effort, Verdict> {
  rooms.search.clear();
  const start = new Uint8Array(table.sizeFor(plan.game.rules.pack.cards.length));
  table.save(start, 0);
  const search = new Search(plan, table, rooms.search);
  let beamed = 0;
  const effort = (): Effort => ({ nodes: search.nodes + beamed, positions: rooms.search.count });
  const isOver = (): boolean => search.end !== undefined || search.nodes + beamed >= budget.nodes;
  try {
    const alone = plan.worths.length > 0 ? FIRST_NODES : budget.nodes;
    for (const _ of slices(search, Math.min(alone, budget.nodes))) yield effort();
    for (const beam of isOver() ? [] : beams(plan, start, table.seed, rooms)) {
      const before = beamed;
      for (const _ of slices(beam, budget.nodes - search.nodes - before)) {
        beamed = before + beam.nodes;
        yield effort();
      }
      beamed = before + beam.nodes;
      if (beam.line) {
        search.stop();
        return { ...effort(), verdict: 'won', win: replay(plan.game, table, beam.line), line: beam.line };
      }
      if (beam.isOver && !beam.cut) return { nodes: effort().nodes, positions: rooms.beam.count, verdict: 'lost' };
      const more = plan.vast ? 0 : beam.nodes;
      for (const _ of slices(search, Math.min(search.nodes + more, budget.nodes - beamed))) yield effort();
      if (isOver()) break;
    }
  } finally {
    search.stop();
  }
  return judged(plan.game, table, search.end, effort());
}

function judged(game: Game, table: Table, end: SearchEnd | undefined, effort: Effort): Verdict {
  switch (end?.found) {
    case 'won':
      return { ...effort, verdict: 'won', win: replay(game, table, end.line), line: end.line };
    case 'nothing':
      return { ...effort, verdict: 'lost' };
    case 'no-room':
      return { ...effort, verdict: 'unknown', spent: 'memory' };
    default:
      return { ...effort, verdict: 'unknown', spent: 'nodes' };
  }
}

/** Runs a search or a beam until it is over or has reached so many nodes, and stops for breath now and then. */
function* slices(work: Search | Beam, most: number): Generator<undefined> {
  while (work.nodes < most && !work.run(Math.min(work.nodes + SLICE, most))) yield;
}

/** Beams from one position, each wider than the one before, by each measure in turn. */
function* beams(plan: Plan, start: Uint8Array, seed: number, rooms: Rooms): Generator<Beam> {
  const own = emptyTable(plan.game);
  for (let width = FIRST_WIDTH; ; width *= WIDER) {
    for (const worth of plan.worths) {
      own.restore(start, 0, seed);
      rooms.beam.clear();
      yield new Beam(plan, own, rooms.beam, { width, worth, memory: rooms.kept });
    }
  }
}

/** Plays a line through the rules and takes it back; throws unless every move is legal and the end is a win. */
export function replay(game: Game, table: Table, line: readonly Move[]): Win {
  const mark = table.mark();
  for (const m of line) {
    if (!legalMoves(game, table).has(m)) throw new Error(`${game.patience.id}: the line found plays the illegal move ${m}`);
    playMove(game, table, m);
  }
  const win = game.rules.won(table);
  if (win === undefined) throw new Error(`${game.patience.id}: the line found does not win`);
  table.undoTo(mark);
  return win;
}
