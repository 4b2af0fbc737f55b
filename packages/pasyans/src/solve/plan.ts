import { type Game, type Guide, type Merging, type Move, type MoveBuffer, type State, sortOf } from '../engine/index.ts';
import { mergingOf } from './merging.ts';
import { type Promising, usualPromise, usualWorth } from './order.ts';

/** What a solver of a game goes by. */
export interface Plan {
  readonly game: Game;
  /** What its positions' keys take for equal. */
  readonly merging: Merging | undefined;
  /** Which moves are tried first. */
  readonly promise: Promising | undefined;
  /** True for a move that can never hurt: then no other needs to be tried. */
  readonly harmless: ((s: State, m: Move) => boolean) | undefined;
  /** True for a move that leads to what another one leads to as well: it is not tried. */
  readonly twin: ((s: State, m: Move) => boolean) | undefined;
  /** True when a position is lost for certain. */
  readonly dead: ((s: State) => boolean) | undefined;
  /** How near a position is to a win: higher is nearer. None: everything is looked through, and nothing else is tried. */
  readonly worths: readonly ((s: State) => number)[];
  /** How far a position is on the way that no move leads back; `undefined`: the number of moves tells it. */
  readonly progress: ((s: State) => number) | undefined;
  /** True: after the first nodes only beams go on. */
  readonly vast: boolean;
}

/** Looks through everything and merges only what the rules themselves cannot tell apart: the slow way that needs no knowledge. */
export function plainPlan(game: Game): Plan {
  return {
    game,
    merging: undefined,
    promise: usualPromise(game),
    harmless: undefined,
    twin: undefined,
    dead: undefined,
    worths: [],
    progress: undefined,
    vast: false,
  };
}

/** What a solver goes by with a guide. */
export function planOf(game: Game, guide: Guide): Plan {
  return {
    game,
    merging: mergingOf(guide, game.rules.piles.length),
    promise: usualPromise(game),
    harmless: harmlessOf(game),
    twin: guide.twin,
    dead: guide.dead,
    worths: guide.worths ?? [usualWorth(game)],
    progress: guide.progress,
    vast: guide.vast ?? false,
  };
}

/** What the patience has a proof of: that is about plays to foundations. */
function harmlessOf({ rules }: Game): Plan['harmless'] {
  const { harmless } = rules;
  return harmless && ((s, m) => sortOf(rules, m) === 'build' && harmless(s, m));
}

/**
 * The legal moves that a search has to try: all of them but twins, a single one that can never hurt, or none where all is
 * lost. They are added to `out`.
 */
export function movesToTry({ game, harmless, twin, dead }: Plan, s: State, out: MoveBuffer): void {
  const first = out.count;
  if (dead?.(s)) return;
  game.rules.moves(s, out);
  if (harmless !== undefined) {
    for (let i = first; i < out.count; i++) {
      if (!harmless(s, out.at(i))) continue;
      out.put(first, out.at(i));
      out.count = first + 1;
      return;
    }
  }
  if (twin !== undefined) leaveOut(twin, s, out, first);
}

/** Takes the twins out of the moves from `first` on. */
function leaveOut(twin: (s: State, m: Move) => boolean, s: State, out: MoveBuffer, first: number): void {
  let kept = first;
  for (let i = first; i < out.count; i++) if (!twin(s, out.at(i))) out.put(kept++, out.at(i));
  out.count = kept;
}
