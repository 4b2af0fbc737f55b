import { type Place, placesUnder, type Session } from './session.ts';

/** A place of the tree that somebody may want to go back to: one with a bookmark, or the end of a line that was left. */
export interface Way {
  readonly place: Place;
  /** After how many moves the way there leaves the way to the present place: the depth of their last common place. */
  readonly leaves: number;
}

/** The bookmarks and the ends of all lines but the present one, in the order of the tree; not the place where play stands. */
export function waysOf(session: Session): readonly Way[] {
  const { here } = session;
  const line = new Set<Place>();
  for (let place: Place | undefined = here; place; place = place.parent) line.add(place);
  const onward = new Set<Place>();
  for (let place = here.ahead; place; place = place.ahead) onward.add(place);
  return placesUnder(session.root)
    .filter((place) => place !== here && (place.name !== undefined || (place.children.length === 0 && !onward.has(place))))
    .map((place) => ({ place, leaves: lastOn(line, place).depth }));
}

function lastOn(line: ReadonlySet<Place>, place: Place): Place {
  let at = place;
  while (!line.has(at) && at.parent) at = at.parent;
  return at;
}
