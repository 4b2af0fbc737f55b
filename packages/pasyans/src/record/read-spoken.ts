import { bad, CARRY, DISCARD, type Game, good, MOST_CARDS, type Result, readTypedFace } from '../engine/index.ts';
import { kindOfWord } from './move-words.ts';
import { readTaken } from './read-taken.ts';
import type { Spoken } from './spoken.ts';
import { pileIn, repeatedHere, unreadable } from './token-faults.ts';
import { shown, tidy } from './typed.ts';

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
