import { type Move, MoveBuffer, playMove, type State, type Table } from '../engine/index.ts';
import { Heap } from './heap.ts';
import { movesToTry, type Plan } from './plan.ts';
import type { Visited } from './visited.ts';

const NOWHERE = -1;

/** Bytes that a found position takes beside its own: in the tree and in the heap of its stage. */
const BYTES_FOUND = 32;

/** What a beam goes by, and how much it may take. */
interface Narrowing {
  /** So many positions of a stage are looked at, at most. */
  readonly width: number;
  /** Which of them first. */
  readonly worth: (s: State) => number;
  /** Bytes for positions, beside those of the set of positions met. */
  readonly memory: number;
}

/**
 * Looks for a win stage by stage, a stage being the positions that are equally far on: of each only the `width` most
 * worthy are looked at, each position once. It finds long wins quickly where one good move follows another, and proves
 * nothing as soon as a position was left out.
 */
export class Beam {
  /** Positions reached by a move. */
  nodes = 0;
  /** True when a position was left out: then an end without a win says nothing. */
  cut = false;
  /** The line to a win, once it is found. */
  line: readonly Move[] | undefined;
  readonly #plan: Plan;
  readonly #worth: (s: State) => number;
  readonly #table: Table;
  readonly #visited: Visited;
  readonly #width: number;
  /** Bytes for all positions looked at. */
  readonly #memory: number;
  /** The positions that were looked at, as bytes, one after another, and how many bytes one takes. */
  #bytes: Uint8Array;
  readonly #size: number;
  #looked = 0;
  /** For each position that was found: the one looked at before it (by its place in the bytes) and the move. */
  readonly #parents: number[] = [];
  readonly #moves: number[] = [];
  /** For each position looked at: which of those found it is. */
  readonly #found: number[] = [];
  /** For each stage the positions found there. */
  readonly #stages: Heap[] = [];
  #stage = 0;
  /** How many of the stage have been looked at. */
  #taken = 0;
  readonly #legal = new MoveBuffer();

  /**
   * Begins at the table's position, which is not won; the table is the beam's own from now on. `visited` is empty.
   */
  constructor(plan: Plan, table: Table, visited: Visited, { width, worth, memory }: Narrowing) {
    this.#plan = plan;
    this.#worth = worth;
    this.#table = table;
    this.#visited = visited;
    this.#width = width;
    this.#memory = memory;
    this.#size = table.sizeFor(plan.game.rules.pack.cards.length);
    this.#bytes = new Uint8Array(this.#size * 256);
    table.keyBy(plan.merging);
    visited.add(table.keyLo, table.keyHi);
    this.#look(this.#keep(NOWHERE));
  }

  /** True when nothing is left to do. */
  get isOver(): boolean {
    return this.line !== undefined || this.#stage >= this.#stages.length;
  }

  /** Goes on until so many nodes have been reached in all; true when it is over, with a line or without. */
  run(nodes: number): boolean {
    while (!this.isOver) {
      const heap = this.#stages[this.#stage] as Heap;
      if (heap.count === 0 || this.#taken === this.#width) {
        if (heap.count > 0) this.cut = true;
        heap.clear();
        this.#stage++;
        this.#taken = 0;
        continue;
      }
      if (this.nodes >= nodes) return false;
      if (this.#looked * this.#size + this.#moves.length * BYTES_FOUND > this.#memory) {
        this.cut = true;
        this.#stages.length = 0;
        break;
      }
      const found = heap.pop();
      this.#taken++;
      this.#table.restore(this.#bytes, (this.#parents[found] as number) * this.#size, this.#table.seed);
      playMove(this.#plan.game, this.#table, this.#moves[found] as number);
      this.#look(this.#keep(found));
    }
    return true;
  }

  /** Writes the table's position down; its place. */
  #keep(found: number): number {
    const at = this.#looked * this.#size;
    if (at + this.#size > this.#bytes.length) {
      const more = new Uint8Array(this.#bytes.length * 2);
      more.set(this.#bytes);
      this.#bytes = more;
    }
    this.#table.save(this.#bytes, at);
    this.#found.push(found);
    return this.#looked++;
  }

  /** Tries every move from the table's position, whose place is `here`. */
  #look(here: number): void {
    const { progress, game } = this.#plan;
    const { rules } = game;
    const table = this.#table;
    const visited = this.#visited;
    const legal = this.#legal;
    table.forget();
    legal.clear();
    movesToTry(this.#plan, table, legal);
    for (let k = 0; k < legal.count; k++) {
      const m = legal.at(k);
      playMove(game, table, m);
      this.nodes++;
      if (visited.isFull) this.cut = true;
      else if (visited.add(table.keyLo, table.keyHi)) {
        if (rules.won(table) !== undefined) {
          this.#lead(here, m);
          return;
        }
        // Should a measure of progress ever go back, the position still gets its turn.
        this.#put(progress ? Math.max(progress(table), this.#stage) : this.#stage + 1, here, m);
      }
      table.undoTo(0);
    }
  }

  /** Notes a position for its stage. Equals are taken in no particular order, but always in the same one. */
  #put(stage: number, here: number, m: Move): void {
    while (this.#stages.length <= stage) this.#stages.push(new Heap());
    const worth = this.#worth(this.#table) + (this.#table.keyLo >>> 0) * 2 ** -40;
    (this.#stages[stage] as Heap).push(worth, this.#moves.length);
    this.#parents.push(here);
    this.#moves.push(m);
  }

  /** The moves from the beginning to a position that was looked at, and the last one. */
  #lead(here: number, last: Move): void {
    const line = [last];
    for (let found = this.#found[here] as number; found !== NOWHERE; found = this.#found[this.#parents[found] as number] as number) {
      line.push(this.#moves[found] as number);
    }
    this.line = line.reverse();
  }
}
