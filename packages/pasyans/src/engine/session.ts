import type { Deal } from './deal.ts';
import { dealTable, type Game, legalMoves, type Outcome, outcomeOf, playMove, refusal } from './game.ts';
import type { Move, MoveBuffer } from './move.ts';
import { handlesOf, type Seen, see } from './seen.ts';
import type { StepEvent } from './state.ts';
import type { Table } from './table.ts';
import type { Reason } from './word.ts';

/** A place in the undo tree: the position after `move`. The root is the deal and has no move. */
export interface Place {
  /** The move that leads here from the parent; 0 at the root. */
  readonly move: Move;
  /** The place before the move; `undefined` at the root. */
  readonly parent: Place | undefined;
  /** Every move ever played from here, the earliest first: branches that were left stay. */
  readonly children: readonly Place[];
  /** How many moves lead here. */
  readonly depth: number;
  /** The bookmark set here. */
  readonly name: string | undefined;
  /** True when the move was played in one breath with the one before it: undo and redo take both as one. */
  readonly joined: boolean;
  /** The child that redo follows: the one visited last. Set wherever there are children. */
  readonly ahead: Place | undefined;
}

interface Node extends Place {
  readonly parent: Node | undefined;
  readonly children: Node[];
  name: string | undefined;
  joined: boolean;
  ahead: Node | undefined;
}

/** What playing a move comes to: its steps in order, the forced ones too, or the reason why nothing was changed. */
export type Played = { readonly ok: true; readonly events: readonly StepEvent[] } | { readonly ok: false; readonly reason: Reason };

/**
 * One deal being played: unlimited undo and redo in a tree that never loses a branch, bookmarks, restart. The position
 * is always the deal plus the moves from the root; nothing else is kept.
 */
export class Session {
  readonly #handles: Uint8Array;
  readonly #table: Table;
  readonly #root: Node = { move: 0, parent: undefined, children: [], depth: 0, name: undefined, joined: false, ahead: undefined };
  /** `#marks[d]`: where the journal stood at depth d of the present line. */
  readonly #marks: number[] = [0];
  readonly #named = new Map<string, Node>();
  #here: Node = this.#root;

  /** The patience with its options. */
  readonly game: Game;
  /** What was dealt. */
  readonly deal: Deal;

  /** Lays the deal out, forced steps done. The deal must be of the pack of the game. */
  constructor(game: Game, deal: Deal) {
    this.game = game;
    this.deal = deal;
    this.#table = dealTable(game, deal);
    this.#handles = handlesOf(deal);
  }

  /** The deal: where the tree begins. */
  get root(): Place {
    return this.#root;
  }

  /** The present place in the tree. */
  get here(): Place {
    return this.#here;
  }

  /** The position. Treat as read only: moves go through `play`. */
  get table(): Table {
    return this.#table;
  }

  /** Whether there is a move to take back. */
  get canUndo(): boolean {
    return this.#here.parent !== undefined;
  }

  /** Whether there is a move that was taken back here. */
  get canRedo(): boolean {
    return this.#here.ahead !== undefined;
  }

  /** The moves from the deal to the present position. */
  get moves(): readonly Move[] {
    return movesTo(this.#here);
  }

  /** The moves from the deal through the present position to the end of what redo would replay. */
  get line(): readonly Move[] {
    let last = this.#here;
    while (last.ahead) last = last.ahead;
    return movesTo(last);
  }

  /** The position as the player sees it. A copy: it stays as it is when play goes on. */
  seen(): Seen {
    return see(this.#table, this.#handles);
  }

  /** Every legal move of the position, in a list of its own; empty when the game is over. */
  legal(): MoveBuffer {
    return legalMoves(this.game, this.#table);
  }

  /** Won, with the kind of win, or lost; `undefined` while the game goes on. */
  outcome(): Outcome | undefined {
    return outcomeOf(this.game, this.#table);
  }

  /** Why a move would be refused; `undefined` when it is legal. */
  refusal(m: Move): Reason | undefined {
    return refusal(this.game, this.#table, m) ?? this.deal.laid?.refuses(this.game, this.#table, m);
  }

  /** Plays a move, with its steps told in order; or says which rule refuses it and changes nothing. */
  play(m: Move): Played {
    return this.#play(m, false);
  }

  /**
   * Plays moves in one breath: undo takes them back as one, redo plays them as one. Each is asked for when the one before
   * has been played. Stops where one is refused; a refusal of the first is the answer.
   */
  playAsOne(moves: Iterable<Move>): Played & { readonly count: number } {
    const events: StepEvent[] = [];
    let count = 0;
    for (const m of moves) {
      const played = this.#play(m, count > 0);
      if (!played.ok) {
        if (count === 0) return { ...played, count };
        break;
      }
      events.push(...played.events);
      count++;
    }
    return { ok: true, events, count };
  }

  /** Takes the last move back, with its forced steps and with the moves joined to it. False at the deal. */
  undo(): boolean {
    if (!this.#here.parent) return false;
    let joined = true;
    while (joined) joined = this.#back();
    return true;
  }

  /** Plays again what was last taken back here, with its steps in order; `undefined` when there is nothing. */
  redo(): readonly StepEvent[] | undefined {
    if (!this.#here.ahead) return undefined;
    const events = [...this.#forward(this.#here.ahead)];
    while (this.#here.ahead?.joined) events.push(...this.#forward(this.#here.ahead));
    return events;
  }

  /** Goes to any place of the tree of this session; throws for a place of another one. */
  goTo(place: Place): void {
    const way: Node[] = [];
    let node: Node | undefined = place as Node;
    while (node && !this.#onLine(node)) {
      way.push(node);
      node = node.parent;
    }
    if (!node) throw new Error('this place belongs to another session');
    while (this.#here !== node) this.#back();
    for (const next of way.reverse()) this.#forward(next);
  }

  /** Back to the deal; redo leads forward again. */
  restart(): void {
    this.goTo(this.#root);
  }

  /** Names the present position, or with `undefined` takes the name away. A name stands once: it leaves its old place. */
  bookmark(name: string | undefined): void {
    if (this.#here.name !== undefined) this.#named.delete(this.#here.name);
    this.#here.name = name;
    if (name === undefined) return;
    const before = this.#named.get(name);
    if (before) before.name = undefined;
    this.#named.set(name, this.#here);
  }

  /** The places that have a name, in the order of the tree: a branch whole before the next one, the earliest first. */
  get bookmarks(): readonly Place[] {
    return placesUnder(this.#root).filter((place) => place.name !== undefined);
  }

  /** True when the node lies on the way from the root to the present position. */
  #onLine(node: Node): boolean {
    let at: Node | undefined = this.#here;
    while (at && at.depth > node.depth) at = at.parent;
    return at === node;
  }

  #play(m: Move, joined: boolean): Played {
    const reason = this.refusal(m);
    if (reason) return { ok: false, reason };
    let next = this.#here.children.find((child) => child.move === m);
    if (!next) {
      next = { move: m, parent: this.#here, children: [], depth: this.#here.depth + 1, name: undefined, joined, ahead: undefined };
      this.#here.children.push(next);
    }
    // A move played before in another way counts as it was played last: nothing that followed it then belongs to it now.
    next.joined = joined;
    for (const child of next.children) child.joined = false;
    return { ok: true, events: this.#forward(next) };
  }

  /** One move back; true when it was joined to the one before it. */
  #back(): boolean {
    const left = this.#here;
    const { parent } = left;
    if (!parent) return false;
    parent.ahead = left;
    this.#here = parent;
    this.#table.undoTo(this.#marks[parent.depth] as number);
    this.#marks.length = parent.depth + 1;
    return left.joined;
  }

  #forward(next: Node): readonly StepEvent[] {
    const events: StepEvent[] = [];
    this.#here.ahead = next;
    this.#table.listener = (event) => events.push(event);
    playMove(this.game, this.#table, next.move);
    this.#table.listener = undefined;
    this.#here = next;
    this.#marks[next.depth] = this.#table.mark();
    return events;
  }
}

function movesTo(node: Place): readonly Move[] {
  const moves: Move[] = [];
  for (let at: Place | undefined = node; at?.parent; at = at.parent) moves.push(at.move);
  return moves.reverse();
}

/** Every place of a tree, a branch whole before the next one. */
export function placesUnder(root: Place): readonly Place[] {
  const found: Place[] = [];
  const open = [root];
  for (let place = open.pop(); place; place = open.pop()) {
    found.push(place);
    for (let i = place.children.length - 1; i >= 0; i--) open.push(place.children[i] as Place);
  }
  return found;
}
