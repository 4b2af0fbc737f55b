import { type Game, type Guide, type Move, MoveBuffer, type Prune, type Table, type Win } from '../engine/index.ts';
import { sortMoves } from './order.ts';
import type { KeyReader } from './same.ts';
import type { Budget, Verdict } from './verdict.ts';
import type { Visited } from './visited.ts';

/** What a search goes by. */
export interface Plan {
  readonly game: Game;
  readonly key: KeyReader;
  readonly promise: Guide['promise'];
  readonly prunes: readonly Prune[];
  /** Which wins will do. */
  isGoal(win: Win): boolean;
}

const MOST_MOVES = 4096;
const scores = new Float64Array(MOST_MOVES);

/**
 * Looks through everything that can be reached from a position, depth first, each position once. It plays on the table
 * itself and takes back by the journal; its own stack is flat arrays, so depth has no limit but memory. It can be
 * stopped after any number of nodes and taken up again.
 */
export class Search {
  nodes = 0;
  readonly #plan: Plan;
  readonly #table: Table;
  readonly #visited: Visited;
  readonly #start: number;
  readonly #moves = new MoveBuffer();
  /** For each depth: where the journal stood before its move, its next move and the end of its moves in the list. */
  #marks = new Int32Array(256);
  #next = new Int32Array(256);
  #ends = new Int32Array(256);
  #depth = -1;
  #verdict: Verdict | undefined;

  /** Begins at the table's position; the table is the search's own until the verdict. `visited` is empty. */
  constructor(plan: Plan, table: Table, visited: Visited) {
    this.#plan = plan;
    this.#table = table;
    this.#visited = visited;
    this.#start = table.mark();
    const win = plan.game.rules.won(table);
    if (win !== undefined && plan.isGoal(win)) this.#end({ verdict: 'won', win, line: [] });
    else {
      plan.key.read(table);
      visited.add(plan.key.lo, plan.key.hi);
      this.#enter(this.#start, win);
    }
  }

  /** Goes on for at most so many nodes, or until a bound of the budget; `undefined` when there is more to do. */
  run(most: number, budget: Budget): Verdict | undefined {
    const stop = Math.min(this.nodes + most, budget.nodes);
    if (this.#verdict === undefined) this.#walk(stop);
    if (this.#verdict === undefined && this.nodes >= budget.nodes) this.#end({ verdict: 'unknown', spent: 'nodes' });
    return this.#verdict;
  }

  #end(verdict: Verdict extends infer V ? (V extends Verdict ? Omit<V, 'nodes' | 'positions'> : never) : never): void {
    this.#verdict = { ...verdict, nodes: this.nodes, positions: this.#visited.count } as Verdict;
    this.#table.undoTo(this.#start);
  }

  #walk(stop: number): void {
    const { game, key, isGoal } = this.#plan;
    const { rules } = game;
    const table = this.#table;
    const visited = this.#visited;
    const moves = this.#moves;
    while (this.nodes < stop) {
      const depth = this.#depth;
      if (depth < 0) {
        this.#end({ verdict: 'lost' });
        return;
      }
      const at = this.#next[depth] as number;
      if (at === this.#ends[depth]) {
        this.#leave();
        continue;
      }
      this.#next[depth] = at + 1;
      const mark = table.mark();
      const m = moves.at(at);
      rules.play(table, m);
      rules.settle?.(table);
      this.nodes++;
      const win = rules.won(table);
      if (win !== undefined && isGoal(win)) {
        this.#end({ verdict: 'won', win, line: this.#line() });
        return;
      }
      if (visited.isFull) {
        this.#end({ verdict: 'unknown', spent: 'memory' });
        return;
      }
      key.read(table);
      if (visited.add(key.lo, key.hi)) this.#enter(mark, win);
      else table.undoTo(mark);
    }
  }

  /** Goes down into a new position, unless there is nothing to look for. */
  #enter(mark: number, win: Win | undefined): void {
    const { game, promise, prunes } = this.#plan;
    const table = this.#table;
    const moves = this.#moves;
    const first = moves.count;
    const goesOn = (win === undefined || game.rules.playsOn) && !prunes.some((prune) => prune.dead?.(table));
    if (goesOn) game.rules.moves(table, moves);
    if (moves.count === first) {
      table.undoTo(mark);
      return;
    }
    if (moves.count > first + 1) {
      if (prunes.length > 0) this.#keepSafe(first);
      if (promise !== undefined && moves.count > first + 1) sortMoves(moves, first, table, promise, scores);
    }
    const depth = ++this.#depth;
    if (depth === this.#marks.length) this.#deepen();
    this.#marks[depth] = mark;
    this.#next[depth] = first;
    this.#ends[depth] = moves.count;
  }

  /** Where a move can never hurt, it is the only one to try. */
  #keepSafe(first: number): void {
    const moves = this.#moves;
    for (const prune of this.#plan.prunes) {
      if (prune.safe === undefined) continue;
      for (let i = first; i < moves.count; i++) {
        const m = moves.at(i);
        if (!prune.safe(this.#table, m)) continue;
        moves.put(first, m);
        moves.count = first + 1;
        return;
      }
    }
  }

  #leave(): void {
    this.#table.undoTo(this.#marks[this.#depth] as number);
    this.#depth--;
    this.#moves.count = this.#depth < 0 ? 0 : (this.#ends[this.#depth] as number);
  }

  #line(): Move[] {
    const line: Move[] = [];
    for (let d = 0; d <= this.#depth; d++) line.push(this.#moves.at((this.#next[d] as number) - 1));
    return line;
  }

  #deepen(): void {
    const twice = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const more = new Int32Array(old.length * 2);
      more.set(old);
      return more;
    };
    this.#marks = twice(this.#marks);
    this.#next = twice(this.#next);
    this.#ends = twice(this.#ends);
  }
}
