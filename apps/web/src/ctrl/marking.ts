import type { Place, Session } from 'pasyans';
import { marksWords } from '../views/marks.words.ts';
import type { Ctrl } from './ctrl.ts';

/** Sets a bookmark where play stands, or with `undefined` takes it away, and keeps the game. */
export function mark({ core, saving }: Ctrl, name: string | undefined): void {
  const words = marksWords[core.lang.peek()];
  core.desk.session.bookmark(name);
  saving.save();
  core.changed();
  core.say(name === undefined ? words.unmarked : words.marked(name));
}

/** The place on the way here after so many moves. */
export function placeAfter(session: Session, moves: number): Place {
  let place = session.here;
  while (place.parent && place.depth > moves) place = place.parent;
  return place;
}
