import { type Game, kindOf, type Move, MoveBuffer, playMove, REDEAL, type Sense, type Table } from '../engine/index.ts';
import { goodnessOf, isBest, worthOf } from './playing-on.ts';

/** The best that was found, and the moves that lead there. */
export interface Found {
  readonly value: number;
  readonly line: readonly Move[];
  /** True when the line wins, and no win is better. */
  readonly wins: boolean;
}

/**
 * Looks through ways of playing on from a position, depth first, what habit likes best first, each position once, at
 * most `most` of them; the best position met counts. It does not look beyond a shuffle. The table is as before afterwards.
 */
export function lookThrough(game: Game, sense: Sense, table: Table, most: number): Found {
  return new Look(game, sense, table, most).found();
}

class Look {
  readonly #met = new Set<number>();
  readonly #moves = new MoveBuffer();
  readonly #worths: number[] = [];
  readonly #line: Move[] = [];
  #best: Found = { value: Number.NEGATIVE_INFINITY, line: [], wins: false };
  readonly #game: Game;
  readonly #sense: Sense;
  readonly #table: Table;
  #left: number;

  constructor(game: Game, sense: Sense, table: Table, most: number) {
    this.#game = game;
    this.#sense = sense;
    this.#table = table;
    this.#left = most;
  }

  found(): Found {
    this.#isNew();
    this.#visit();
    return this.#best;
  }

  #isNew(): boolean {
    const table = this.#table;
    // 53 bits of the key: as many as a number holds.
    const key = (table.keyHi & 0x1fffff) * 0x100000000 + (table.keyLo >>> 0);
    if (this.#met.has(key)) return false;
    this.#met.add(key);
    this.#left--;
    return true;
  }

  /** True when nothing better can be found, or the budget is spent. */
  #visit(): boolean {
    const { rules } = this.#game;
    const table = this.#table;
    const value = goodnessOf(this.#game, this.#sense, table);
    const win = rules.won(table);
    const wins = win !== undefined && isBest(win, rules.playsOn);
    if (value > this.#best.value) this.#best = { value, line: [...this.#line], wins };
    if (wins || (win !== undefined && !rules.playsOn)) return wins;
    const first = this.#moves.count;
    this.#list();
    const done = this.#try(first);
    this.#moves.count = first;
    return done;
  }

  #try(first: number): boolean {
    const end = this.#moves.count;
    for (let i = first; i < end; i++) {
      if (this.#left <= 0) return true;
      const m = this.#moves.at(i);
      const mark = this.#table.mark();
      playMove(this.#game, this.#table, m);
      this.#line.push(m);
      const done = this.#isNew() && this.#visit();
      this.#line.pop();
      this.#table.undoTo(mark);
      if (done) return true;
    }
    return false;
  }

  /** Appends the moves of the position that habit does not speak against, best first. */
  #list(): void {
    const { rules } = this.#game;
    const moves = this.#moves;
    const worths = this.#worths;
    const manner = this.#sense.manners[0] ?? [];
    const first = moves.count;
    rules.moves(this.#table, moves);
    const all = moves.count;
    moves.count = first;
    for (let i = first; i < all; i++) {
      const m = moves.at(i);
      if (rules.shuffles && kindOf(m) === REDEAL) continue;
      const worth = worthOf(manner, this.#table, m);
      if (worth < 0) continue;
      // By insertion: lists are short. The list kept is never longer than what has been read of the old one.
      let at = moves.count++;
      for (; at > first && (worths[at - 1] as number) < worth; at--) {
        moves.put(at, moves.at(at - 1));
        worths[at] = worths[at - 1] as number;
      }
      moves.put(at, m);
      worths[at] = worth;
    }
  }
}
