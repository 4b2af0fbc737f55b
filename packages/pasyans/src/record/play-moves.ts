import { good, type Move, type Result, type Session } from '../engine/index.ts';
import { parseMove } from './notation.ts';
import type { MoveNode } from './read-moves.ts';
import { shown } from './typed.ts';
import { faultAt, locate } from './where.ts';

interface Visit {
  readonly node: MoveNode;
  readonly children: readonly MoveNode[];
  /** How many of the children have been played. */
  played: number;
  mainMove: Move | undefined;
}

/**
 * Plays the tree of a record on a session that stands at its deal, children in the order they were first played, and
 * returns to the deal. Redo then leads along the record's own line, and in every branch along that branch.
 */
export function playMoves(session: Session, root: MoveNode): Result<Session> {
  if (root.name) session.bookmark(root.name.text);
  const way: Visit[] = [visit(root)];
  for (let at = way[0]; at; at = way[way.length - 1]) {
    const child = at.children[at.played];
    if (child) {
      const played = playNode(session, child);
      if (!played.ok) return played;
      if (child === at.node.main) at.mainMove = played.value;
      at.played++;
      way.push(visit(child));
      continue;
    }
    pointAhead(session, at);
    way.pop();
    session.undo();
  }
  return good(session);
}

function visit(node: MoveNode): Visit {
  const children = node.main ? [...node.older, node.main, ...node.newer] : [];
  return { node, children, played: 0, mainMove: undefined };
}

/** Redo follows the child visited last: visit the main one again when another came after it. */
function pointAhead(session: Session, { node, mainMove }: Visit): void {
  if (mainMove === undefined || node.newer.length === 0) return;
  session.play(mainMove);
  session.undo();
}

function playNode(session: Session, node: MoveNode): Result<Move> {
  const { piece, number } = node;
  const read = parseMove(session.game, session.table, piece.text);
  if (!read.ok) {
    const { text } = read.fault;
    return locate({ ...read.fault, text: { ru: `ход ${number}. ${text.ru}`, en: `move ${number}. ${text.en}` } }, piece);
  }
  if (session.here.children.some((other) => other.move === read.value)) {
    return faultAt('same-alternative', piece, piece.text, {
      ru: `ход ${number}. «${shown(piece.text)}» здесь уже записан: другой вариант начинается с другого хода.`,
      en: `move ${number}. "${shown(piece.text)}" stands here already: an alternative begins with another move.`,
    });
  }
  session.play(read.value);
  if (node.name) session.bookmark(node.name.text);
  return read;
}
