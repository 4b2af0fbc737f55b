import { type Place, Session } from '../engine/session.ts';
import type { Lang } from '../engine/text.ts';
import { type Way, waysOf } from '../engine/ways.ts';
import { sayMove } from './say-move.ts';

/**
 * The places to go back to in words, for lists, in the order of `waysOf`: a bookmark and where it is, or from where to where a line goes that was
 * left, and by which moves it is another one. No two read alike, as long as no two moves of one position do.
 */
export function sayWays(session: Session, lang: Lang): readonly string[] {
  const at = positions(session);
  const sayFork = (place: Place): string => sayMove(session.game, at(place.parent as Place), place.move, lang);
  return waysOf(session).map((way) => (way.place.name === undefined ? sayLine(way, sayFork, lang) : sayBookmark(way.place, lang)));
}

function sayBookmark({ name, depth }: Place, lang: Lang): string {
  const ru = lang === 'ru';
  const where = ru ? `после хода ${depth}` : `after move ${depth}`;
  const start = ru ? 'до первого хода' : 'before the first move';
  return `${ru ? `«${name}»` : `"${name}"`}: ${depth === 0 ? start : where}`;
}

function sayLine({ place, leaves }: Way, sayFork: (place: Place) => string, lang: Lang): string {
  const ru = lang === 'ru';
  const from = leaves === 0 ? (ru ? 'от самого расклада' : 'from the deal itself') : ru ? `от хода ${leaves}` : `from move ${leaves}`;
  const line = ru ? `ветка ${from} до хода ${place.depth}` : `another line ${from} to move ${place.depth}`;
  const [first, ...later] = forksOf(place, leaves);
  const named = later.map((fork) => `${ru ? 'ход' : 'move'} ${fork.depth} — ${sayFork(fork)}`);
  return `${line}: ${[first && sayFork(first), ...named].filter(Boolean).join('; ')}`;
}

/** The places on the way to this one, beyond so many moves, where there was more than one way: without them it could be another one. */
function forksOf(place: Place, beyond: number): readonly Place[] {
  const forks: Place[] = [];
  for (let at: Place | undefined = place; at?.parent && at.depth > beyond; at = at.parent)
    if (at.parent.children.length > 1) forks.push(at);
  return forks.reverse();
}

/** The position at any place of the tree, found by playing; it holds till the next one is asked for. */
function positions({ game, deal }: Session): (place: Place) => Session['table'] {
  const trial = new Session(game, deal);
  return (place) => {
    const moves: Place['move'][] = [];
    for (let at: Place | undefined = place; at?.parent; at = at.parent) moves.unshift(at.move);
    // Neighbours in a list share most of their way.
    const before = trial.moves;
    const parting = before.findIndex((m, i) => m !== moves[i]);
    const shared = parting < 0 ? before.length : parting;
    for (let n = before.length; n > shared; n--) trial.undo();
    for (const m of moves.slice(shared)) trial.play(m);
    return trial.table;
  };
}
