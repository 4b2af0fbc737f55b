import {
  attemptToTake,
  bad,
  CARRY,
  type CardPlace,
  cardCode,
  faceOf,
  type Game,
  good,
  legalMoves,
  type Move,
  move,
  NONE,
  OPEN,
  openTop,
  type Result,
  refusal,
  type State,
} from '../engine/index.ts';
import { shortest } from './format-move.ts';
import { readSpoken } from './read-spoken.ts';
import { findTaken } from './read-taken.ts';
import { fits, type Spoken } from './spoken.ts';
import type { TakenCard } from './taken.ts';
import { shown, shownList } from './typed.ts';

/**
 * Reads a move as written or typed and resolves it against the legal moves of the position. Faults: `not-a-move`,
 * `unknown-pile`, `wrong-count`, `repeated-move`, `ambiguous-move` (lists the candidates), `no-such-move`, `card-not-seen`,
 * `same-pile`, and `illegal-move`, which carries the reason of the rule.
 */
export function parseMove(game: Game, s: State, token: string): Result<Move> {
  const read = resolve(game, s, token);
  if (!read.ok) return read;
  const reason = read.value.legal ? undefined : refusal(game, s, read.value.move);
  if (!reason) return good(read.value.move);
  const text = {
    ru: `«${shown(token)}» не по правилам: ${reason.text.ru} (правило ${reason.rule})`,
    en: `"${shown(token)}" is refused: ${reason.text.en} (rule ${reason.rule})`,
  };
  return bad('illegal-move', text, { token });
}

/**
 * Reads a move that may break the rules: the legal move that is meant, or else the move attempted, so that an app can
 * try it and show the `Reason` why not. The faults are those of `parseMove` but `illegal-move`.
 */
export function parseAttempt(game: Game, s: State, token: string): Result<Move> {
  const read = resolve(game, s, token);
  return read.ok ? good(read.value.move) : read;
}

interface Meant {
  readonly move: Move;
  readonly legal: boolean;
}

function resolve(game: Game, s: State, token: string): Result<Meant> {
  const said = readSpoken(game, token);
  if (!said.ok) return said;
  const legal = legalMoves(game, s).toArray();
  const meant = legal.filter((m) => fits(s, said.value, m));
  if (meant.length === 1) return good({ move: meant[0] as Move, legal: true });
  if (meant.length > 1) {
    return ambiguous(
      token,
      meant.map((m) => shortest(game, s, m, legal)),
    );
  }
  if (said.value.taken) return attemptTaking(game, s, said.value.taken, token);
  if (said.value.kind === CARRY) return attemptCarry(game, s, said.value, token);
  return good({ move: said.value.kind === OPEN ? attemptOpening(game, s, said.value) : attemptOf(said.value), legal: false });
}

/** Cards that cannot be taken out together: what a hand would try, or the first covered one lifted. */
function attemptTaking(game: Game, s: State, taken: readonly TakenCard[], token: string): Result<Meant> {
  const { places, missing } = findTaken(game, s, taken);
  if (missing[0]) return notSeen(token, cardCode(missing[0].face ?? 0));
  const together = attemptToTake(game, s, places);
  if (together !== undefined) return good({ move: together, legal: false });
  const covered = places.find(({ pile, index }) => index < s.height(pile) - 1);
  const { pile, index } = covered ?? (places[0] as CardPlace);
  return good({ move: move(CARRY, pile, pile === 0 ? 1 : 0, s.height(pile) - index), legal: false });
}

/** Where no pile is said, the first one that shows a closed card. */
function attemptOpening(game: Game, s: State, said: Spoken): Move {
  const closed = game.rules.piles.findIndex((_, pile) => s.top(pile) !== NONE && !s.isUp(s.top(pile)));
  return openTop(said.from ?? Math.max(0, closed));
}

function attemptOf(said: Spoken): Move {
  return move(said.kind, said.from ?? 0, said.to ?? 0, said.n ?? 0);
}

/** Where a carrying move that is not legal would take its cards from and how many. */
function attemptCarry(game: Game, s: State, said: Spoken, token: string): Result<Meant> {
  if (said.to === undefined) return takesNowhere(token);
  const spot = said.face === undefined ? { from: said.from ?? 0, n: said.n ?? 1 } : seenAt(game, s, said);
  if (!spot) return notSeen(token, cardCode(said.face ?? 0));
  if (spot.from === said.to) return samePile(token);
  return good({ move: attemptOf({ ...said, ...spot }), legal: false });
}

/** Where the face said lies open: uncovered if it can be, or else the first place it is met at. */
function seenAt(game: Game, s: State, said: Spoken): { from: number; n: number } | undefined {
  let covered: { from: number; n: number } | undefined;
  for (let pile = 0; pile < game.rules.piles.length; pile++) {
    if (said.from !== undefined && said.from !== pile) continue;
    for (let n = 1; n <= s.height(pile); n++) {
      const card = s.at(pile, s.height(pile) - n);
      if (card === NONE || !s.isUp(card) || faceOf(card) !== said.face || (said.n ?? n) !== n) continue;
      if (n === 1) return { from: pile, n };
      covered ??= { from: pile, n };
    }
  }
  return covered;
}

function ambiguous(token: string, candidates: readonly string[]): Result<never> {
  const list = shownList(candidates);
  const text = {
    ru: `«${shown(token)}» можно понять по-разному: ${list}.`,
    en: `"${shown(token)}" can mean more than one move: ${list}.`,
  };
  return bad('ambiguous-move', text, { token });
}

function takesNowhere(token: string): Result<never> {
  const text = {
    ru: `«${shown(token)}»: эта карта сейчас никуда не идёт. Скажите, куда её положить, и будет видно почему.`,
    en: `"${shown(token)}": no legal move takes this card now. Name a target to learn why.`,
  };
  return bad('no-such-move', text, { token });
}

function notSeen(token: string, card: string): Result<never> {
  const text = {
    ru: `«${shown(token)}»: карты ${card} нет среди открытых там, откуда её берут.`,
    en: `"${shown(token)}": the card ${card} is not among the open cards it could be taken from.`,
  };
  return bad('card-not-seen', text, { token });
}

function samePile(token: string): Result<never> {
  const text = { ru: `«${shown(token)}»: карта уже лежит там.`, en: `"${shown(token)}": the card lies there already.` };
  return bad('same-pile', text, { token });
}
