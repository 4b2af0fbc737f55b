import {
  CARRY,
  cardCode,
  cardsOf,
  countOf,
  DISCARD,
  type Face,
  faceOf,
  fromOf,
  type Game,
  kindOf,
  type Move,
  type MoveKind,
  NONE,
  PLUCK,
  type State,
  toOf,
} from '../engine/index.ts';
import { wordOfKind } from './move-words.ts';
import { type TakenCard, takes, writeTaken } from './taken.ts';

/** What a token says about a move: a part that is `undefined` is left open. */
export interface Spoken {
  readonly kind: MoveKind;
  /** The lowest card taken; carrying only. */
  readonly face?: Face | undefined;
  /** Numbers of piles. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly n?: number | undefined;
  /** Discarding and plucking are both said by the cards that go out; the kind then means nothing. */
  readonly taken?: readonly TakenCard[] | undefined;
}

/** Everything there is to say about a move of a position. */
export function describe(s: State, m: Move): Spoken {
  const kind = kindOf(m);
  if (kind === DISCARD || kind === PLUCK) return { kind, taken: cardsOf(s, m).map(({ pile, index }) => told(s, pile, index)) };
  return { kind, face: faceTold(s, m), from: fromOf(m), to: toOf(m), n: countOf(m) };
}

function told(s: State, pile: number, index: number): TakenCard {
  const card = s.at(pile, index);
  return { face: card === NONE || !s.isUp(card) ? undefined : faceOf(card), pile, index };
}

/** The face of the lowest card taken. Closed cards have none here: their names are never told. */
function faceTold(s: State, m: Move): Face | undefined {
  if (kindOf(m) !== CARRY) return undefined;
  const card = s.at(fromOf(m), s.height(fromOf(m)) - countOf(m));
  return card === NONE || !s.isUp(card) ? undefined : faceOf(card);
}

/** True when nothing that was said speaks against the move. */
export function fits(s: State, said: Spoken, m: Move): boolean {
  if (said.taken) return takes(s, said.taken, m);
  return (
    said.kind === kindOf(m) &&
    (said.to === undefined || said.to === toOf(m)) &&
    (said.from === undefined || said.from === fromOf(m)) &&
    (said.n === undefined || said.n === countOf(m)) &&
    (said.face === undefined || said.face === faceTold(s, m))
  );
}

/** Writes what is said as a token: `5H-f1`, `5H@t3-f1*2`, `t3-f1`, `x5H.5S`, `draw`, `draw@stock-waste~3`. */
export function writeSpoken(game: Game, said: Spoken): string {
  const name = (pile: number): string => game.rules.piles[pile]?.name ?? String(pile);
  if (said.taken) return writeTaken(said.taken, name);
  const to = said.to === undefined ? '' : `-${name(said.to)}`;
  const at = said.from === undefined ? '' : `@${name(said.from)}`;
  if (said.kind !== CARRY) return `${wordOfKind(said.kind) ?? ''}${at}${to}${said.n === undefined ? '' : `~${said.n}`}`;
  const what = said.face === undefined ? at.slice(1) : `${cardCode(said.face)}${at}`;
  return `${what}${to}${said.n === undefined ? '' : `*${said.n}`}`;
}
