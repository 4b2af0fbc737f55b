import type { PilePlace, Rect } from './geometry.ts';
import { isShown } from './hits.ts';
import type { PileView } from './types.ts';

/** Where a key leads from a pile, or from a pane of any kind. Pure. */

/** Where the piles lie: a layout, or the panes of one. */
type Places = { readonly piles: readonly PilePlace[] };

type Way = readonly [dx: -1 | 0 | 1, dy: -1 | 0 | 1];

const WAYS: Readonly<Record<string, Way>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The pile that an arrow, Home or End leads to; the same pile when there is none that way; `undefined` for other keys.
 * An arrow goes to the nearest pile in its direction, those straight ahead first. Home and End lead to the ends of the row, or of the
 * whole table.
 */
export function pileByKey(layout: Places, piles: readonly PileView[], from: number, key: string, whole = false): number | undefined {
  const shown = piles.flatMap((pile, p) => (isShown(pile) ? [p] : []));
  if (key === 'Home' || key === 'End') return (whole ? shown : rowOf(layout, shown, from)).at(key === 'Home' ? 0 : -1);
  const way = WAYS[key];
  const here = layout.piles[from]?.rect;
  if (!way || !here) return undefined;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const p of shown) {
    const far = p === from ? undefined : travel(here, (layout.piles[p] as { rect: Rect }).rect, way);
    if (far !== undefined && far < least) {
      best = p;
      least = far;
    }
  }
  return best;
}

/** A step from one pane to another. */
export interface KeyStep {
  readonly from: number;
  readonly to: number;
  readonly key: string;
}

const OPPOSITE: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
};

/** Where the opposite arrow leads from a pane that was just reached by an arrow: back, also where rows stand askew and the nearest is another. */
export function backBy(step: KeyStep | undefined, piles: readonly PileView[], at: number, key: string): number | undefined {
  const retraces = step !== undefined && step.to === at && OPPOSITE[step.key] === key;
  const from = retraces ? piles[step.from] : undefined;
  return from && isShown(from) ? step?.from : undefined;
}

/** The shown piles that lie side by side with one, from left to right. */
function rowOf({ piles }: Places, shown: readonly number[], from: number): readonly number[] {
  const rect = (p: number): Rect => (piles[p] as PilePlace).rect;
  const here = rect(from);
  const beside = shown.filter((p) => strayOf(here.y, here.h, rect(p).y, rect(p).h) === 0);
  return beside.sort((a, b) => rect(a).x - rect(b).x || a - b);
}

/** The shown pile nearest to one that has gone: where the focus goes when its pile is no longer there. */
export function nearestShown(layout: Places, piles: readonly PileView[], from: number): number | undefined {
  const here = layout.piles[from]?.rect;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [p, pile] of piles.entries()) {
    const rect = layout.piles[p]?.rect;
    if (!rect || !isShown(pile)) continue;
    const far = here ? Math.hypot(rect.x - here.x, rect.y - here.y) : p;
    if (far < least) {
      best = p;
      least = far;
    }
  }
  return best;
}

/** How far a pile is along a way; straying from the line counts three times. `undefined` when it is not that way. */
function travel(from: Rect, to: Rect, [dx, dy]: Way): number | undefined {
  const across = to.x + to.w / 2 - from.x - from.w / 2;
  const down = to.y + to.h / 2 - from.y - from.h / 2;
  const ahead = dx === 0 ? dy * down : dx * across;
  // Half a card ahead at least: a neighbour that is merely taller is not "below".
  if (ahead < (dx === 0 ? Math.min(from.h, to.h) : Math.min(from.w, to.w)) / 2) return undefined;
  const stray = dx === 0 ? strayOf(from.x, from.w, to.x, to.w) : strayOf(from.y, from.h, to.y, to.h);
  const side = Math.abs(dx === 0 ? across : down);
  return ahead + 3 * stray + side / 8;
}

/** How much two stretches lack of lying side by side; 0 when half of the shorter one does. */
function strayOf(a: number, aLength: number, b: number, bLength: number): number {
  const common = Math.min(a + aLength, b + bLength) - Math.max(a, b);
  return Math.max(0, Math.min(aLength, bLength) / 2 - common);
}
