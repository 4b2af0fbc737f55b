import {
  CARRY,
  emptyTable,
  type Game,
  kindOf,
  legalMoves,
  type Move,
  MoveBuffer,
  playMove,
  type Seen,
  type Sense,
  type Table,
} from '../engine/index.ts';
import { imagine, keyOfTable, type View, viewOf } from './imagine.ts';
import { type Found, lookThrough } from './looking-through.ts';
import { goodnessOf, playedOn, worthOf } from './playing-on.ts';

/** A move under consideration. */
interface Candidate {
  readonly move: Move;
  /** What habit says of it. */
  readonly worth: number;
}

/** What came of thinking about a position. */
export interface Thought extends Candidate {
  /** How many legal moves there were. */
  readonly choices: number;
  /** What habit alone would have played. */
  readonly habitual: Move;
  /** Set where a way to win was found: with how many moves, this one included. */
  readonly winsIn?: number;
}

/** A line that is being played, and the position where it goes on. */
interface Plan extends Found {
  readonly key: number;
  /** It is thought over anew when so many of its moves are left. */
  readonly until: number;
}

/** After so many moves of which nothing came, only what habit speaks for is played. */
const MOST_IDLE = 12;
/** After so many the player gives up. */
const PATIENCE = 50;
/** From here on habit speaks for a move. */
const WORTH_IT = 1;

/**
 * The sensible player at the table. It gets what is seen and nothing else; the legal moves it asks of a table on which hidden
 * cards are filled in at random, by dice thrown from what is seen. It remembers the positions met since it sat down and never goes back to them.
 */
export class Thinker {
  readonly #game: Game;
  readonly #sense: Sense;
  readonly #table: Table;
  readonly #legal = new MoveBuffer();
  readonly #met = new Set<number>();
  #plan: Plan | undefined;
  #idle = 0;
  #best = 0;
  /** How many cards were hidden, and the counters: what tells that something new has come. */
  #known = '';

  /** Somebody who goes by a sense of this very game; `thinkerOf` knows which. */
  constructor(game: Game, sense: Sense) {
    this.#game = game;
    this.#sense = sense;
    this.#table = emptyTable(game);
  }

  /** Forgets everything: for the next deal. */
  forget(): void {
    this.#met.clear();
    this.#plan = undefined;
    this.#known = '';
  }

  /** Takes note of a position without thinking about it: of one that lies behind. */
  remember(seen: Seen): void {
    this.#enter(this.#view(seen));
  }

  /** The move to make; `undefined` when there is none, or when nothing sensible is left and the player gives up (C11). */
  think(seen: Seen): Thought | undefined {
    const view = this.#view(seen);
    const table = this.#enter(view);
    const choices = legalMoves(this.#game, table, this.#legal).count;
    const candidates = choices === 0 || this.#idle > PATIENCE ? [] : this.#candidates(table);
    const first = candidates[0];
    if (first === undefined) return undefined;
    const chosen = choices === 1 ? first : view.hidden === 0 ? this.#planned(view, table, candidates) : this.#weighed(view, candidates);
    return chosen && { ...chosen, choices, habitual: first.move };
  }

  #view(seen: Seen): View {
    return viewOf(this.#game, seen, this.#sense.known?.(seen));
  }

  /** Counts the moves since something came of them: a card seen for the first time, or a better position than any since. A plan is trusted. */
  #enter(view: View): Table {
    this.#met.add(view.key);
    const table = imagine(view, 0, this.#table);
    const value = goodnessOf(this.#game, this.#sense, table);
    const known = `${view.hidden} ${view.seen.counters.join()}`;
    const news = known !== this.#known;
    if (news || value > this.#best) this.#idle = 0;
    else if (this.#plan?.key !== view.key) this.#idle++;
    this.#best = news ? value : Math.max(this.#best, value);
    this.#known = known;
    return table;
  }

  /** The legal moves that habit does not speak against and that do not lead back, best first. */
  #candidates(table: Table): readonly Candidate[] {
    const least = this.#idle > MOST_IDLE ? WORTH_IT : 0;
    const found: Candidate[] = [];
    for (const move of this.#legal.toArray()) {
      const worth = this.#worth(table, move);
      if (worth < least) continue;
      const mark = table.mark();
      playMove(this.#game, table, move);
      if (!this.#met.has(keyOfTable(table))) found.push({ move, worth });
      table.undoTo(mark);
    }
    return found.sort((a, b) => b.worth - a.worth).slice(0, this.#sense.care.widest);
  }

  #worth(table: Table, move: Move): number {
    return worthOf(this.#sense.manners[0] ?? [], table, move);
  }

  /** What habit likes best, unless another candidate comes to clearly more on the average of the tables imagined. */
  #weighed(view: View, candidates: readonly Candidate[]): Candidate {
    const habitual = candidates[0] as Candidate;
    const { tables, margin, sure } = this.#sense.care;
    if (tables === 0 || candidates.length === 1 || habitual.worth >= sure) return habitual;
    const promises = this.#promises(view, candidates);
    const most = Math.max(...promises);
    return most < (promises[0] as number) + margin ? habitual : (candidates[promises.indexOf(most)] as Candidate);
  }

  /** What each candidate comes to on the average: in that manner of playing on which promises most. */
  #promises(view: View, candidates: readonly Candidate[]): readonly number[] {
    const game = this.#game;
    const sense = this.#sense;
    const { tables, line, nodes, looksThrough } = sense.care;
    const through = view.hidden <= looksThrough;
    const judges = through
      ? [(t: Table) => lookThrough(game, sense, t, nodes).value]
      : sense.manners.map((manner) => (t: Table) => playedOn(game, sense, manner, t, line));
    const sums = candidates.map(() => judges.map(() => 0));
    for (let n = 0; n < tables; n++) {
      const table = imagine(view, n, this.#table);
      candidates.forEach(({ move }, i) => {
        playMove(game, table, move);
        judges.forEach((judge, j) => {
          (sums[i] as number[])[j] = (sums[i]?.[j] as number) + judge(table);
        });
        table.undoTo(0);
      });
    }
    return sums.map((one) => Math.max(...one) / tables);
  }

  /** Where nothing is hidden: the line that is being played, or a better one. */
  #planned(view: View, table: Table, candidates: readonly Candidate[]): (Candidate & Pick<Thought, 'winsIn'>) | undefined {
    const going = this.#plan?.key === view.key && this.#plan.line.length > 0 ? this.#plan : undefined;
    const thinks = going === undefined || (!going.wins && going.line.length <= going.until);
    const found = thinks ? this.#bestLine(table, candidates) : undefined;
    const better = found !== undefined && found.value > (going?.value ?? goodnessOf(this.#game, this.#sense, table));
    const line = better || going === undefined ? found : going;
    if (line === undefined || (!better && going === undefined)) return this.#lastResort(candidates);
    const until = better ? line.line.length * this.#sense.care.doubts : (going?.until ?? 0);
    return this.#follow(table, line, until);
  }

  /** The best that each candidate leads to. */
  #bestLine(table: Table, candidates: readonly Candidate[]): Found | undefined {
    let best: Found | undefined;
    for (const { move } of candidates) {
      playMove(this.#game, table, move);
      const found = lookThrough(this.#game, this.#sense, table, this.#sense.care.nodes);
      table.undoTo(0);
      if (best === undefined || found.value > best.value) best = { ...found, line: [move, ...found.line] };
    }
    return best;
  }

  /** The first move of a line; the rest becomes the plan. */
  #follow(table: Table, { line, value, wins }: Found, until: number): Candidate & Pick<Thought, 'winsIn'> {
    const move = line[0] as Move;
    const worth = this.#worth(table, move);
    playMove(this.#game, table, move);
    this.#plan = { value, wins, line: line.slice(1), key: keyOfTable(table), until };
    table.undoTo(0);
    return { move, worth, ...(wins && { winsIn: line.length }) };
  }

  /** Nothing that was looked at leads to anything better: turning over or dealing anew, else what habit speaks for, or brings a shuffle nearer. */
  #lastResort(candidates: readonly Candidate[]): Candidate | undefined {
    const goesOn = ({ worth }: Candidate): boolean => worth >= WORTH_IT || this.#game.rules.shuffles === true;
    return candidates.find(({ move }) => kindOf(move) !== CARRY) ?? candidates.find(goesOn);
  }
}
