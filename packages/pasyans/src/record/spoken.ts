import {
  bad,
  CARRY,
  cardCode,
  cardsOf,
  countOf,
  DISCARD,
  type Face,
  faceOf,
  fromOf,
  type Game,
  good,
  kindOf,
  MOST_CARDS,
  type Move,
  type MoveKind,
  NONE,
  PLUCK,
  type Result,
  type State,
  toOf,
} from '../engine/index.ts';
import { readTaken, type TakenCard, takes, writeTaken } from './taken.ts';
import { pileIn, repeatedHere, unreadable } from './token-faults.ts';
import { kindOfWord, readTypedFace, shown, tidy, wordOfKind } from './typed.ts';

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

/** A move keeps its number of cards in eight bits. */
const MOST_IN_MOVE = 255;

const TOKEN = /^(?<what>[^@*~-]+)(?:@(?<from>[^@*~-]+))?(?:-(?<to>[^@*~-]+))?(?:(?<mark>[*~])(?<n>\d{1,9}))?$/;

/** Reads a token. The fault says which piece of it is no card, no pile or no number. */
export function readSpoken(game: Game, token: string): Result<Spoken> {
  const taken = readTaken(game, token);
  if (taken?.ok) return good({ kind: DISCARD, taken: taken.value });
  if (taken) return taken;
  const found = TOKEN.exec(tidy(token))?.groups;
  const what = found?.['what'];
  if (!found || what === undefined) return unreadable(token);
  const from = pileIn(game, found['from'], token);
  if (!from.ok) return from;
  const to = pileIn(game, found['to'], token);
  if (!to.ok) return to;
  const n = found['n'] === undefined ? undefined : Number(found['n']);
  const rest = { from: from.value, to: to.value, n };
  const kind = isPileThere(game, what, rest.from, rest.to) ? undefined : kindOfWord(what);
  if (kind === undefined) return found['mark'] === '~' ? unreadable(token) : readCarry(game, token, what, rest);
  if (found['mark'] === '*') return repeatedHere(token);
  return n !== undefined && n > MOST_IN_MOVE ? wrongCount(token) : good({ kind, ...rest });
}

/** A pile that is called like a short word (`d-f1`) is the pile. */
function isPileThere(game: Game, what: string, from: number | undefined, to: number | undefined): boolean {
  return from === undefined && to !== undefined && game.pileNumbers.has(what);
}

/** The piece before `@` and `-`: a pile when it is spelt like one, else a card. */
function readCarry(game: Game, token: string, what: string, rest: Omit<Spoken, 'kind'>): Result<Spoken> {
  if (rest.n !== undefined && (rest.n < 1 || rest.n > MOST_CARDS)) return wrongCount(token);
  const spelt = isPileThere(game, what, rest.from, rest.to);
  const face = spelt ? undefined : readTypedFace(what);
  if (face !== undefined) return good({ kind: CARRY, face, ...rest });
  const from = game.pileNumbers.get(what.toLowerCase());
  if (from === undefined || rest.from !== undefined || rest.to === undefined) return unreadable(token);
  return good({ kind: CARRY, ...rest, from });
}

function wrongCount(token: string): Result<never> {
  const text = {
    ru: `«${shown(token)}»: столько карт не бывает; бывает от 1 до ${MOST_CARDS}.`,
    en: `"${shown(token)}": there are no such number of cards; it can be 1 to ${MOST_CARDS}.`,
  };
  return bad('wrong-count', text, { token });
}
