import { dealTable, type Game, type Place, playMove, type Session, type Table } from '../engine/index.ts';
import { formatMove } from './format-move.ts';

/** Writes the moves of one session. */
interface Scribe {
  /** A position of the tree, and the places that lead to it, each with where the journal stood before its move. */
  readonly table: Table;
  readonly way: { readonly place: Place; readonly mark: number }[];
  readonly tokens: WeakMap<Place, string>;
}

const scribes = new WeakMap<Session, Scribe>();

/**
 * How the move to a place of the session's tree is written; not for the root. Reckoned once for each place: a game is written down after every
 * move, and shall not be played again for it.
 */
export function moveToken(session: Session, place: Place): string {
  const { game, deal } = session;
  const scribe = scribes.get(session) ?? { table: dealTable(game, deal), way: [], tokens: new WeakMap() };
  scribes.set(session, scribe);
  const { table, tokens } = scribe;
  let token = tokens.get(place);
  if (token === undefined) {
    stand(scribe, game, place.parent as Place);
    token = formatMove(game, table, place.move);
    tokens.set(place, token);
  }
  return token;
}

/** Puts the table where the tree says: back to what the ways share, then on. */
function stand({ table, way }: Scribe, game: Game, at: Place): void {
  const ahead: Place[] = [];
  let place = at;
  for (let parent = at.parent; parent && way[place.depth - 1]?.place !== place; parent = place.parent) {
    ahead.push(place);
    place = parent;
  }
  const left = way[place.depth];
  if (left) {
    table.undoTo(left.mark);
    way.length = place.depth;
  }
  for (const next of ahead.reverse()) {
    way.push({ place: next, mark: table.mark() });
    playMove(game, table, next.move);
  }
}
