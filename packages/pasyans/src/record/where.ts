import { bad, type Fault, type Result, type Text } from '../engine/index.ts';

/** A spot in a text being read, counted from 1. Links have no lines. */
export interface Where {
  readonly line?: number;
  readonly column: number;
}

/** A piece of a text and where it stands. */
export interface Piece extends Where {
  readonly text: string;
}

function spotName(where: Where): Text {
  if (where.line === undefined) return { ru: `Ссылка, знак ${where.column}`, en: `Link, character ${where.column}` };
  return { ru: `Строка ${where.line}, столбец ${where.column}`, en: `Line ${where.line}, column ${where.column}` };
}

/** A fault at a spot; its sentence begins with the spot. */
export function faultAt(code: string, where: Where, token: string, text: Text): Result<never> {
  const spot = spotName(where);
  const place = where.line === undefined ? { column: where.column } : { line: where.line, column: where.column };
  return bad(code, { ru: `${spot.ru}: ${text.ru}`, en: `${spot.en}: ${text.en}` }, { ...place, token });
}

/** A fault found by a reader of single pieces, now with the spot where the piece stands. */
export function locate(fault: Fault, piece: Piece): Result<never> {
  const column = piece.column + (fault.column ?? 1) - 1;
  return faultAt(fault.code, { ...piece, column }, fault.token ?? piece.text, fault.text);
}
