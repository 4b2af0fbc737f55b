import { good, type Result } from '../engine/index.ts';
import { shown } from './typed.ts';
import { faultAt, type Piece, type Where } from './where.ts';
import { ESCAPES } from './write-name.ts';

/** One piece of a move text: a word (a move, or a number with a dot), a parenthesis, or a bookmark's name. */
export interface MovePiece extends Piece {
  readonly kind: 'word' | 'open' | 'open-older' | 'close' | 'name';
}

// A comment, a name in braces (its inside, its closing brace), a parenthesis, or a run of anything else.
const PIECE = /#.*|\{(?<inside>[^\\}]*(?:\\.[^\\}]*)*)(?<end>\}?)|\(<?|[)}\\]|[^\s(){}#]+/gsu;

/** Cuts one line of a move text into pieces. `from` is where the line's text begins. */
export function cutLine(text: string, from: Where): Result<readonly MovePiece[]> {
  const pieces: MovePiece[] = [];
  for (const found of text.matchAll(PIECE)) {
    const piece: Piece = { ...from, column: from.column + found.index, text: found[0] };
    switch (found[0][0]) {
      case '#':
        break;
      case '(':
        pieces.push({ ...piece, kind: found[0] === '(<' ? 'open-older' : 'open' });
        break;
      case ')':
        pieces.push({ ...piece, kind: 'close' });
        break;
      case '{':
      case '}': {
        const name = found.groups?.['end'] ? readName(piece, found.groups['inside'] ?? '') : openBrace(piece);
        if (!name.ok) return name;
        pieces.push({ ...piece, kind: 'name', text: name.value });
        break;
      }
      default:
        pieces.push({ ...piece, kind: 'word' });
    }
  }
  return good(pieces);
}

function openBrace(piece: Piece): Result<never> {
  return faultAt('open-brace', piece, piece.text, {
    ru: `«${shown(piece.text)}»: закладку пишут в одной строке в фигурных скобках, {так}.`,
    en: `"${shown(piece.text)}": a bookmark stands on one line in braces, {like this}.`,
  });
}

function readName(piece: Piece, inside: string): Result<string> {
  let strange: string | undefined;
  const name = inside.replace(/\\(.)/gsu, (all, letter: string) => {
    const meant = ESCAPES.find(([written]) => written === letter)?.[1];
    if (meant === undefined) strange ??= all;
    return meant ?? all;
  });
  if (strange === undefined) return good(name);
  return faultAt('bad-escape', piece, strange, {
    ru: `«${strange}» в закладке не понять; бывает \\\\, \\}, \\n и \\r.`,
    en: `"${strange}" in a bookmark is not known; there are \\\\, \\}, \\n and \\r.`,
  });
}
