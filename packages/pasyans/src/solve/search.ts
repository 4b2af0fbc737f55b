import { type Game, type Merging, type Move, MoveBuffer, type Table } from '../engine/index.ts';
import { type Promising, sortMoves } from './order.ts';
import type { Verdict } from './verdict.ts';
import type { Visited } from './visited.ts';

/** What a search goes by. */
export interface Plan {
  readonly game: Game;
  /** What its positions' keys take for equal. */
  readonly merging: Merging | undefined;
  readonly promise: Promising | undefined;
}

const MOST_MOVES = 4096;
const scores = new Float64Array(MOST_MOVES);

/**
 * Looks through everything that can be reached from a position, depth first, each position once. It plays on the table
 * itself and takes back by the journal; its own stack is flat arrays, so depth has no limit but memory. It can be
 * stopped after any number of nodes and taken up again.
 */
export class Search {
  #nodes = 0;
  /** After so many nodes the verdict is unknown. */
  readonly #most: number;
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
  constructor(plan: Plan, table: Table, visited: Visited, most: number) {
    this.#plan = plan;
    this.#table = table;
    this.#visited = visited;
    this.#start = table.mark();
    this.#most = most;
    table.keyBy(plan.merging);
    const win = plan.game.rules.won(table);
    if (win !== undefined) this.#end({ verdict: 'won', win, line: [] });
    else {
      visited.add(table.keyLo, table.keyHi);
      this.#enter(this.#start);
    }
  }

  /** Goes on for at most so many nodes; `undefined` when there is more to do. */
  run(nodes = Number.POSITIVE_INFINITY): Verdict | undefined {
    const stop = Math.min(this.#nodes + nodes, this.#most);
    if (this.#verdict === undefined) this.#walk(stop);
    if (this.#verdict === undefined && this.#nodes >= this.#most) this.#end({ verdict: 'unknown', spent: 'nodes' });
    return this.#verdict;
  }

  #end(verdict: Verdict extends infer V ? (V extends Verdict ? Omit<V, 'nodes' | 'positions'> : never) : never): void {
    this.#verdict = { ...verdict, nodes: this.#nodes, positions: this.#visited.count } as Verdict;
    this.#table.undoTo(this.#start);
    this.#table.keyBy(undefined);
  }

  #walk(stop: number): void {
    const { rules } = this.#plan.game;
    const table = this.#table;
    const visited = this.#visited;
    const moves = this.#moves;
    while (this.#nodes < stop) {
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
      this.#nodes++;
      // No position met before was won, or the search had ended there.
      if (!visited.add(table.keyLo, table.keyHi)) {
        table.undoTo(mark);
        continue;
      }
      const win = rules.won(table);
      if (win !== undefined) {
        this.#end({ verdict: 'won', win, line: this.#line() });
        return;
      }
      if (visited.isFull) {
        this.#end({ verdict: 'unknown', spent: 'memory' });
        return;
      }
      this.#enter(mark);
    }
  }

  /** Goes down into a new position, unless there is nothing to look for. */
  #enter(mark: number): void {
    const { game, promise } = this.#plan;
    const table = this.#table;
    const moves = this.#moves;
    const first = moves.count;
    game.rules.moves(table, moves);
    if (moves.count === first) {
      table.undoTo(mark);
      return;
    }
    if (promise !== undefined && moves.count > first + 1) sortMoves(moves, first, promise, scores);
    const depth = ++this.#depth;
    if (depth === this.#marks.length) this.#deepen();
    this.#marks[depth] = mark;
    this.#next[depth] = first;
    this.#ends[depth] = moves.count;
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
