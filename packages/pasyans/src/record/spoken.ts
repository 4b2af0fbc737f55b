import {
  CARRY,
  cardCode,
  countOf,
  type Face,
  faceOf,
  fromOf,
  type Game,
  kindOf,
  type Move,
  type MoveKind,
  NONE,
  type State,
  toOf,
} from '../engine/index.ts';
import { wordOfKind } from './typed.ts';

/** What a token says about a move: a part that is `undefined` is left open. */
export interface Spoken {
  readonly kind: MoveKind;
  /** The lowest card taken; carrying only. */
  readonly face?: Face | undefined;
  /** Numbers of piles. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly n?: number | undefined;
}

/** Everything there is to say about a move of a position. */
export function describe(s: State, m: Move): Spoken {
  return { kind: kindOf(m), face: faceTold(s, m), from: fromOf(m), to: toOf(m), n: countOf(m) };
}

/** The face of the lowest card taken. Closed cards have none here: their names are never told. */
function faceTold(s: State, m: Move): Face | undefined {
  if (kindOf(m) !== CARRY) return undefined;
  const card = s.at(fromOf(m), s.height(fromOf(m)) - countOf(m));
  return card === NONE || !s.isUp(card) ? undefined : faceOf(card);
}

/** True when nothing that was said speaks against the move. */
export function fits(s: State, said: Spoken, m: Move): boolean {
  return (
    said.kind === kindOf(m) &&
    (said.to === undefined || said.to === toOf(m)) &&
    (said.from === undefined || said.from === fromOf(m)) &&
    (said.n === undefined || said.n === countOf(m)) &&
    (said.face === undefined || said.face === faceTold(s, m))
  );
}

/** Writes what is said as a token: `5H-f1`, `5H@t3-f1*2`, `t3-f1`, `draw`, `draw@stock-waste~3`. */
export function writeSpoken(game: Game, said: Spoken): string {
  const name = (pile: number): string => game.rules.piles[pile]?.name ?? String(pile);
  const to = said.to === undefined ? '' : `-${name(said.to)}`;
  const at = said.from === undefined ? '' : `@${name(said.from)}`;
  if (said.kind !== CARRY) return `${wordOfKind(said.kind) ?? ''}${at}${to}${said.n === undefined ? '' : `~${said.n}`}`;
  const what = said.face === undefined ? at.slice(1) : `${cardCode(said.face)}${at}`;
  return `${what}${to}${said.n === undefined ? '' : `*${said.n}`}`;
}
