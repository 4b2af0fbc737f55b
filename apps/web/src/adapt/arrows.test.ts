import { patiences, type Session } from 'pasyans';
import { expect, it } from 'vitest';
import { gameOf, sessionOf } from '../ctrl/open-games.ts';
import { layOut, type Size } from '../table/geometry.ts';
import { isShown } from '../table/hits.ts';
import { pileByKey } from '../table/keys.ts';
import { panesOf } from '../table/panes.ts';
import { tableView } from './table-view.ts';

const SIZES: readonly Size[] = [
  { width: 320, height: 410 },
  { width: 620, height: 320 },
  { width: 1318, height: 600 },
];
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The panes that arrows do not lead to from the first, and those from which they do not lead back to it. */
function cutOff(session: Session, size: Size): readonly string[] {
  const view = tableView({ session, deal: 'd', held: undefined, targets: [], lang: 'en' });
  const { piles, places } = panesOf(view, layOut(view, size, { mirrored: false, style: 'normal' }));
  const shown = piles.flatMap((pile, p) => (isShown(pile) ? [p] : []));
  const steps = shown.flatMap((from) => ARROWS.map((key) => [from, pileByKey({ piles: places }, piles, from, key) as number] as const));
  const reach = (pairs: readonly (readonly [number, number])[]): ReadonlySet<number> => {
    const reached = new Set(shown.slice(0, 1));
    for (const at of reached) for (const [from, to] of pairs) if (from === at) reached.add(to);
    return reached;
  };
  const [to, back] = [reach(steps), reach(steps.map(([from, at]) => [at, from] as const))];
  return shown.filter((p) => !to.has(p) || !back.has(p)).map((p) => piles[p]?.label ?? '');
}

it.each(patiences)('$id: arrows lead from every pile to every other', (patience) => {
  const session = sessionOf(gameOf(patience), 5);
  for (let n = 0; n < 30; n++) {
    for (const size of SIZES) expect(cutOff(session, size), `${size.width} wide, after ${n} moves`).toEqual([]);
    const { count } = session.legal();
    if (count === 0) break;
    session.play(session.legal().at((n * 7919) % count));
  }
});
