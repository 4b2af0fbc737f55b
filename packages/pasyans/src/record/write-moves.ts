import { CARRY, dealTable, kindOf, type Move, type Place, playMove, type Session } from '../engine/index.ts';
import { formatMove } from './format-move.ts';
import { MOST_REPEATS } from './limits.ts';
import { moveToken } from './move-token.ts';
import { writeName } from './write-name.ts';

const WIDTH = 100;

/** Lines of moves being written: numbers where the eye needs them, repetitions counted, long lines wrapped. */
interface Scroll {
  readonly lines: string[];
  /** Parentheses that wait for the move they stand before. */
  prefix: string;
  /** True when the next move shows its number. */
  numbered: boolean;
  /** The move that may yet be repeated. */
  pending: { readonly token: string; readonly number: number; times: number } | undefined;
}

/** Writes the tree of a session: its line with redo, alternatives in parentheses, bookmarks in braces. */
export function writeMoves(session: Session): readonly string[] {
  const scroll: Scroll = { lines: [], prefix: '', numbered: true, pending: undefined };
  if (session.root.name !== undefined) put(scroll, writeName(session.root.name));
  // What is still to be written, next thing last: the depth of the tree is not bounded, so nothing here calls itself.
  const todo: (() => void)[] = [];
  goOn(session.root);
  for (let next = todo.pop(); next; next = todo.pop()) next();
  flush(scroll);
  return scroll.lines;

  /** Writes the way on from a place. */
  function goOn(place: Place): void {
    const main = place.ahead;
    if (!main) return;
    writePlace(scroll, session, main);
    todo.push(() => goOn(main));
    const others = place.children.filter((child) => child !== main);
    const older = place.children.indexOf(main);
    for (const other of others.reverse()) todo.push(() => branch(other, place.children.indexOf(other) < older));
  }

  function branch(place: Place, older: boolean): void {
    openBranch(scroll, older);
    writePlace(scroll, session, place);
    todo.push(() => closeBranch(scroll));
    todo.push(() => goOn(place));
  }
}

/** Writes one line of play from the deal on, without numbers: tokens, repetitions counted. */
export function writeLine(session: Session, moves: readonly Move[]): readonly string[] {
  const { game } = session;
  const table = dealTable(game, session.deal);
  const tokens: string[] = [];
  let times = 0;
  let last = '';
  for (const m of moves) {
    const token = formatMove(game, table, m);
    times = token === last && kindOf(m) !== CARRY && times < MOST_REPEATS ? times + 1 : 1;
    if (times > 1) tokens.pop();
    tokens.push(times > 1 ? `${token}*${times}` : token);
    last = token;
    playMove(game, table, m);
  }
  return tokens;
}

function writePlace(scroll: Scroll, session: Session, place: Place): void {
  const token = moveToken(session, place);
  const again = scroll.pending;
  if (again?.token === token && again.times < MOST_REPEATS) again.times++;
  else {
    flush(scroll);
    scroll.pending = { token, number: place.depth, times: 1 };
  }
  if (place.name === undefined && kindOf(place.move) !== CARRY) return;
  flush(scroll);
  if (place.name !== undefined) put(scroll, writeName(place.name));
}

function openBranch(scroll: Scroll, older: boolean): void {
  flush(scroll);
  scroll.prefix = older ? '(< ' : '(';
  scroll.numbered = true;
}

function closeBranch(scroll: Scroll): void {
  flush(scroll);
  scroll.lines.push(`${scroll.lines.pop() ?? ''})`);
  scroll.numbered = true;
}

/** Writes the move that waited for repetitions. */
function flush(scroll: Scroll): void {
  const { pending } = scroll;
  if (!pending) return;
  scroll.pending = undefined;
  const token = pending.times === 1 ? pending.token : `${pending.token}*${pending.times}`;
  put(scroll, token, pending.number);
}

/** Adds a word to the last line, or to a new one when it is full. The first move of a line shows its number. */
function put(scroll: Scroll, word: string, number?: number): void {
  const numbered = `${scroll.prefix}${number}. ${word}`;
  const short = number !== undefined && scroll.numbered ? numbered : `${scroll.prefix}${word}`;
  const line = scroll.lines.pop();
  if (line === undefined) scroll.lines.push(short);
  else if (line.length + short.length < WIDTH) scroll.lines.push(`${line} ${short}`);
  else scroll.lines.push(line, number === undefined ? short : numbered);
  scroll.prefix = '';
  if (number !== undefined) scroll.numbered = false;
}
