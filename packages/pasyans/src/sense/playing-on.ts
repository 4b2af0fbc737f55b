import {
  type Game,
  type Habit,
  legalMoves,
  type Move,
  MoveBuffer,
  playMove,
  type Sense,
  type State,
  type Table,
  type Win,
} from '../engine/index.ts';

type Manner = readonly Habit[];

/** How much habit speaks for a move. */
export function worthOf(manner: Manner, s: State, m: Move): number {
  let worth = 0;
  for (const habit of manner) worth += habit.worth(s, m);
  return worth;
}

/** How good a position looks: its aims, and the prize of a won one. */
export function goodnessOf(game: Game, { aims, care }: Sense, s: State): number {
  let value = 0;
  for (const aim of aims) value += aim.of(s);
  const win = game.rules.won(s);
  return win === undefined ? value : value + care.prize * winShare(win);
}

/** Of two wins the better one counts a little more. */
function winShare(win: Win): number {
  if (win === 'brilliant') return 1.1;
  return win === 'plain' ? 1 : 1.1 - win / 10;
}

/** True for a win than which none is better; `playsOn` tells whether a plain one may become brilliant. */
export function isBest(win: Win, playsOn = false): boolean {
  return win === 'brilliant' || win === 1 || (win === 'plain' && !playsOn);
}

/** The move that habit likes best of those listed, the first of equal ones; `undefined` when it likes none. */
function favourite(manner: Manner, s: State, moves: MoveBuffer): Move | undefined {
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.count; i++) {
    const m = moves.at(i);
    const worth = worthOf(manner, s, m);
    if (worth <= most) continue;
    best = m;
    most = worth;
  }
  return most < 0 ? undefined : best;
}

const scratch = new MoveBuffer();

/** What a position comes to when it is played on by habit, for at most so many moves. The table is as before afterwards. */
export function playedOn(game: Game, sense: Sense, manner: Manner, table: Table, most: number): number {
  const mark = table.mark();
  for (let played = 0; played < most; played++) {
    legalMoves(game, table, scratch);
    const m = favourite(manner, table, scratch);
    if (m === undefined) break;
    playMove(game, table, m);
  }
  const value = goodnessOf(game, sense, table);
  table.undoTo(mark);
  return value;
}
