import { below, careless, type Place, type Random, type Session } from 'pasyans';

/** Bookmarks with what the record format must quote. */
const NAMES = ['before the ace', '', 'a } brace \\ and # more', 'две\nстроки', '(1. draw)'];

/** Plays about at random: forward, back, into branches, with bookmarks: every shape a tree of play can have. */
export function wander(session: Session, random: Random, steps: number): Session {
  const choose = careless(random);
  for (let i = 0; i < steps; i++) {
    const chance = below(random, 20);
    const legal = session.legal();
    if (chance === 0) session.bookmark(NAMES[below(random, NAMES.length)]);
    else if (chance === 1) session.redo();
    else if (chance === 2 && below(random, 8) === 0) session.restart();
    else if (chance === 3 || legal.count === 0) for (let back = below(random, 12); back >= 0; back--) session.undo();
    else session.play(choose(legal));
  }
  return session;
}

/** The whole tree of a session as text: moves, bookmarks, which child redo follows, where the session stands. */
export function treeOf(session: Session): string {
  const lines: string[] = [];
  const open: Place[] = [session.root];
  for (let place = open.pop(); place; place = open.pop()) {
    const mark = place === session.here ? ' here' : '';
    lines.push(
      `${place.depth} ${place.move} ${JSON.stringify(place.name)} ${place.ahead ? place.children.indexOf(place.ahead) : -1}${mark}`,
    );
    for (let i = place.children.length - 1; i >= 0; i--) open.push(place.children[i] as Place);
  }
  return lines.join('\n');
}
