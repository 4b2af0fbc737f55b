import type { Lang } from '../engine/text.ts';
import type { Way } from '../engine/ways.ts';

/** A place to go back to in words, for lists: its bookmark and where it is, or from where to where the line goes that was left. */
export function sayWay({ place, leaves }: Way, lang: Lang): string {
  const ru = lang === 'ru';
  if (place.name !== undefined) {
    const where = ru ? `после хода ${place.depth}` : `after move ${place.depth}`;
    const start = ru ? 'до первого хода' : 'before the first move';
    return `${ru ? `«${place.name}»` : `"${place.name}"`}: ${place.depth === 0 ? start : where}`;
  }
  const from = leaves === 0 ? (ru ? 'от самого расклада' : 'from the deal itself') : ru ? `от хода ${leaves}` : `from move ${leaves}`;
  return ru ? `ветка ${from} до хода ${place.depth}` : `another line ${from} to move ${place.depth}`;
}
