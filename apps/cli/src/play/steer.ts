import type { PileSpec, Session, Spot } from 'pasyans';
import { rowLine, shownPiles } from '../draw/cloth.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much worse it is to land beside the line than far along it. */
const ASIDE = 2;

/** The pile an arrow key leads to: the nearest on that side, those on the same line first. */
export function steer(session: Session, from: number, direction: Direction): number {
  const { piles } = session.game.rules;
  const here = (piles[from] as PileSpec).at.wide;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const pile of shownPiles(session.game, session.seen())) {
    const [ahead, aside] = distance(here, (piles[pile] as PileSpec).at.wide, direction);
    const cost = ahead + ASIDE * aside;
    if (ahead <= 0 || cost >= least) continue;
    best = pile;
    least = cost;
  }
  return best;
}

/** The card of a row that an arrow leads to; `undefined` when it leads out of the row, or there is none. */
export function steerInRow(session: Session, pile: number, card: number, direction: Direction): number | undefined {
  const spec = session.game.rules.piles[pile] as PileSpec;
  const count = session.table.height(pile);
  if (spec.fan !== 'wrap' || count === 0) return undefined;
  const line = rowLine(spec);
  const lastLine = Math.floor((count - 1) / line);
  const to = { left: card - 1, right: card + 1, up: card - line, down: card + line }[direction];
  // Below the end of the last line there is still its last card.
  if (direction === 'down' && to >= count && Math.floor(card / line) < lastLine) return count - 1;
  return to >= 0 && to < count ? to : undefined;
}

/** How far a spot lies ahead, and how far beside the way. */
function distance(here: Spot, there: Spot, direction: Direction): readonly [number, number] {
  const x = there.x - here.x;
  const y = there.y - here.y;
  switch (direction) {
    case 'left':
      return [-x, Math.abs(y)];
    case 'right':
      return [x, Math.abs(y)];
    case 'up':
      return [-y, Math.abs(x)];
    default:
      return [y, Math.abs(x)];
  }
}

/** The next of some piles after one, round and round. */
export function cycle(piles: readonly number[], from: number, by: 1 | -1): number {
  if (piles.length === 0) return from;
  const sorted = [...piles].sort((a, b) => a - b);
  if (by === 1) return sorted.find((pile) => pile > from) ?? (sorted[0] as number);
  return sorted.findLast((pile) => pile < from) ?? (sorted.at(-1) as number);
}
