import { CARRY, type Game, good, type Result } from '../engine/index.ts';
import { MOST_MOVES, MOST_REPEATS } from './limits.ts';
import { cutLine, type MovePiece } from './pieces.ts';
import { readSpoken } from './read-spoken.ts';
import { shown } from './typed.ts';
import { faultAt, type Piece } from './where.ts';

/** A move of a record before it is played, in the tree of the record. The root is the deal. */
export interface MoveNode {
  /** The token and where it stands. */
  readonly piece: Piece;
  readonly parent: MoveNode | undefined;
  /** How many moves lead here. */
  readonly number: number;
  /** The bookmark here. */
  name: Piece | undefined;
  /** The move that the record's own line goes on with. */
  main: MoveNode | undefined;
  /** Alternatives to `main` that were played before it, and after it. */
  readonly older: MoveNode[];
  readonly newer: MoveNode[];
}

/** A line being read: the record's own, or an alternative in parentheses. */
interface Line {
  last: MoveNode;
  /** Where the first move of an alternative belongs; `undefined` once it stands. */
  entry: MoveNode[] | undefined;
  readonly open: Piece;
}

interface Reader {
  readonly game: Game;
  readonly lines: Line[];
  readonly names: Set<string>;
  moves: number;
  /** A move number whose move has not come yet. */
  awaited: Piece | undefined;
}

/** The moves of a record as written, and whether they are alternatives, numbers and bookmarks in order. */
export function readMoves(game: Game, texts: readonly Piece[]): Result<MoveNode> {
  const start: Piece = texts[0] ?? { line: 1, column: 1, text: '' };
  const root = makeNode(start, undefined);
  const reader: Reader = { game, lines: [{ last: root, entry: undefined, open: start }], names: new Set(), moves: 0, awaited: undefined };
  for (const text of texts) {
    const pieces = cutLine(text.text, text);
    if (!pieces.ok) return pieces;
    for (const piece of pieces.value) {
      const taken = takePiece(reader, piece);
      if (!taken.ok) return taken;
    }
  }
  if (reader.awaited) return lonelyNumber(reader.awaited);
  return reader.lines.length === 1 ? good(root) : openLine((reader.lines[reader.lines.length - 1] as Line).open);
}

function makeNode(piece: Piece, parent: MoveNode | undefined): MoveNode {
  return { piece, parent, number: parent ? parent.number + 1 : 0, name: undefined, main: undefined, older: [], newer: [] };
}

const DONE = good(undefined);

function takePiece(reader: Reader, piece: MovePiece): Result<undefined> {
  const line = reader.lines[reader.lines.length - 1] as Line;
  const isNumber = piece.kind === 'word' && /^\d+\.$/.test(piece.text);
  if (reader.awaited && (isNumber || piece.kind !== 'word')) return lonelyNumber(reader.awaited);
  reader.awaited = isNumber ? piece : undefined;
  switch (piece.kind) {
    case 'name':
      return takeName(reader, line, piece);
    case 'close':
      if (reader.lines.length === 1 || line.entry) return strayParenthesis(piece);
      reader.lines.pop();
      return DONE;
    case 'word':
      return isNumber ? checkNumber(line, piece) : takeMove(reader, line, piece);
    default:
      if (line.entry || !line.last.parent) return strayParenthesis(piece);
      reader.lines.push({
        last: line.last.parent,
        entry: piece.kind === 'open' ? line.last.parent.newer : line.last.parent.older,
        open: piece,
      });
      return DONE;
  }
}

function takeMove(reader: Reader, line: Line, piece: Piece): Result<undefined> {
  const repeated = readRepetition(reader.game, piece);
  if (!repeated.ok) return repeated;
  reader.moves += repeated.value.times;
  if (reader.moves > MOST_MOVES) return tooManyMoves(piece);
  for (let i = 0; i < repeated.value.times; i++) {
    const node = makeNode(repeated.value.move, line.last);
    if (line.entry) line.entry.push(node);
    else line.last.main = node;
    line.entry = undefined;
    line.last = node;
  }
  return DONE;
}

/** `draw*3` is three moves; `5H-t2*3` is one move of three cards. */
function readRepetition(game: Game, piece: Piece): Result<{ move: Piece; times: number }> {
  const found = /^(.{1,99})\*(\d+)$/u.exec(piece.text);
  const once = found?.[1] === undefined ? undefined : readSpoken(game, found[1]);
  if (!found?.[1] || !once?.ok || once.value.kind === CARRY) return good({ move: piece, times: 1 });
  const times = Number(found[2]);
  if (times >= 1 && times <= MOST_REPEATS) return good({ move: { ...piece, text: found[1] }, times });
  return faultAt('wrong-repetition', piece, piece.text, {
    ru: `«${shown(piece.text)}»: повторений бывает от 1 до ${MOST_REPEATS}.`,
    en: `"${shown(piece.text)}": a move is repeated 1 to ${MOST_REPEATS} times.`,
  });
}

function takeName(reader: Reader, line: Line, piece: Piece): Result<undefined> {
  const twice = reader.names.has(piece.text);
  if (!twice && !line.entry && !line.last.name) {
    reader.names.add(piece.text);
    line.last.name = piece;
    return DONE;
  }
  return twice
    ? faultAt('bookmark-twice', piece, piece.text, {
        ru: `закладка «${shown(piece.text)}» уже стоит в другом месте.`,
        en: `the bookmark "${shown(piece.text)}" stands somewhere else already.`,
      })
    : faultAt('stray-bookmark', piece, piece.text, {
        ru: `закладка «${shown(piece.text)}»: ждали ход; закладка стоит после хода, и одна.`,
        en: `the bookmark "${shown(piece.text)}": a move was expected; a bookmark follows its move, one to a move.`,
      });
}

function checkNumber(line: Line, piece: Piece): Result<undefined> {
  const expected = `${line.last.number + 1}.`;
  if (piece.text.replace(/^0+(?=\d)/, '') === expected) return DONE;
  return faultAt('wrong-number', piece, piece.text, {
    ru: `здесь ждали номер хода ${expected}, а стоит ${shown(piece.text)}`,
    en: `the move number ${expected} was expected here, not ${shown(piece.text)}`,
  });
}

function lonelyNumber(piece: Piece): Result<never> {
  return faultAt('lonely-number', piece, piece.text, {
    ru: `после номера ${shown(piece.text)} ждали ход, а его нет.`,
    en: `a move was expected after the number ${shown(piece.text)}`,
  });
}

function strayParenthesis(piece: Piece): Result<never> {
  return faultAt('stray-parenthesis', piece, piece.text, {
    ru: `«${piece.text}» стоит не на месте: другой вариант пишут в скобках сразу после хода, который он заменяет, и в нём есть хотя бы один ход.`,
    en: `"${piece.text}" is out of place: an alternative stands in parentheses after the move it replaces and has at least one move.`,
  });
}

function openLine(open: Piece): Result<never> {
  return faultAt('open-parenthesis', open, open.text, {
    ru: `скобка «${open.text}» не закрыта: ждали «)».`,
    en: `the parenthesis "${open.text}" is not closed: ")" was expected.`,
  });
}

function tooManyMoves(piece: Piece): Result<never> {
  return faultAt('too-many-moves', piece, piece.text, {
    ru: `в записи больше ${MOST_MOVES} ходов; столько не читается.`,
    en: `the record has more than ${MOST_MOVES} moves; that is not read.`,
  });
}
