import { type Move, MoveBuffer, type Table, type Win } from '../engine/index.ts';
import { sortMoves } from './order.ts';
import { movesToTry, type Plan } from './plan.ts';
import type { Visited } from './visited.ts';

const MOST_MOVES = 4096;
const scores = new Float64Array(MOST_MOVES);

/** A win with the line to it; nothing, everything having been looked at; or no room for more positions. */
export type SearchEnd =
  | { readonly found: 'won'; readonly win: Win; readonly line: readonly Move[] }
  | { readonly found: 'nothing' }
  | { readonly found: 'no-room' };

/**
 * Looks through everything that can be reached from a position, depth first, each position once. It plays on the table
 * itself and takes back by the journal; its own stack is flat arrays, so depth has no limit but memory. It can be
 * stopped after any number of nodes and taken up again.
 */
export class Search {
  /** Positions reached by a move. */
  nodes = 0;
  /** What came out; `undefined` as long as there is more to do. */
  end: SearchEnd | undefined;
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

  /** Begins at the table's position; the table is the search's own until the end or `stop`. `visited` is empty. */
  constructor(plan: Plan, table: Table, visited: Visited) {
    this.#plan = plan;
    this.#table = table;
    this.#visited = visited;
    this.#start = table.mark();
    table.keyBy(plan.merging);
    const win = plan.game.rules.won(table);
    if (win !== undefined) this.#close({ found: 'won', win, line: [] });
    else {
      visited.add(table.keyLo, table.keyHi);
      this.#enter(this.#start);
    }
  }

  /** Goes on until so many nodes have been reached in all; true when it is over. */
  run(nodes: number): boolean {
    if (this.end === undefined) this.#walk(nodes);
    return this.end !== undefined;
  }

  /** Gives the table back as it was. */
  stop(): void {
    this.#table.undoTo(this.#start);
    this.#table.keyBy(undefined);
  }

  #close(end: SearchEnd): void {
    this.end = end;
    this.stop();
  }

  #walk(stop: number): void {
    const { rules } = this.#plan.game;
    const table = this.#table;
    const visited = this.#visited;
    const moves = this.#moves;
    while (this.nodes < stop) {
      const depth = this.#depth;
      if (depth < 0) {
        this.#close({ found: 'nothing' });
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
      // No position met before was won, or the search had ended there.
      if (!visited.add(table.keyLo, table.keyHi)) {
        table.undoTo(mark);
        continue;
      }
      const win = rules.won(table);
      if (win !== undefined) {
        this.#close({ found: 'won', win, line: this.#line() });
        return;
      }
      if (visited.isFull) {
        this.#close({ found: 'no-room' });
        return;
      }
      this.#enter(mark);
    }
  }

  /** Goes down into a new position, unless there is nothing to look for. */
  #enter(mark: number): void {
    const { promise } = this.#plan;
    const table = this.#table;
    const moves = this.#moves;
    const first = moves.count;
    movesToTry(this.#plan, table, moves);
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
