import { type Session, suitOf } from 'pasyans';
import { tableView } from '../adapt/table-view.ts';
import { layOut, type PilePlace, type Point, type Rect } from '../table/geometry.ts';
import type { CardView, PileView } from '../table/types.ts';
import { PICTURE_SIZE, type PicturePaths } from './picture-paths.ts';

/** Draws the table of a session as small as a stamp, with the geometry of the real one, in the middle of its room. */
export function draw(session: Session): PicturePaths {
  const view = tableView({ session, deal: '', held: undefined, targets: [], lang: 'ru' });
  const { frame, piles } = layOut(view, PICTURE_SIZE, { mirrored: false, style: 'normal' });
  const shown = view.piles.flatMap((pile, i) => stripsOf(pile, piles[i] as PilePlace, frame.card));
  const [dx, dy] = [toMiddle(shown, 'x', 'w', PICTURE_SIZE.width), toMiddle(shown, 'y', 'h', PICTURE_SIZE.height)];
  const paths = { bare: '', back: '', paper: '', red: '', black: '' };
  for (const { card, at } of shown) {
    const rect = { ...at, x: at.x + dx, y: at.y + dy };
    const face = card?.face;
    paths[card === undefined ? 'bare' : face === undefined ? 'back' : 'paper'] += rectangle(rect);
    if (face !== undefined) paths[suitOf(face) < 2 ? 'red' : 'black'] += lozenge(rect, frame.card.w);
  }
  return paths;
}

/** What is seen of a card: all of it, or the strip that the next one leaves. Without card an empty place. */
interface Strip {
  readonly card?: CardView;
  readonly at: Rect;
}

function stripsOf(pile: PileView, place: PilePlace, { w, h }: { readonly w: number; readonly h: number }): readonly Strip[] {
  if (pile.cards.length === 0) return pile.fleeting ? [] : [{ at: { ...place.rect, w, h } }];
  return pile.cards.flatMap((card, i) => {
    const { x, y } = place.cards[i] as Point;
    const next = place.cards[i + 1];
    if (next === undefined) return [{ card, at: { x, y, w, h } }];
    if (pile.fan === 'none') return [];
    return [{ card, at: { x, y, w: next.y === y ? Math.min(w, next.x - x) : w, h: next.x === x ? Math.min(h, next.y - y) : h } }];
  });
}

/** How far everything has to move to lie in the middle. */
function toMiddle(strips: readonly Strip[], from: 'x' | 'y', length: 'w' | 'h', room: number): number {
  const first = Math.min(...strips.map(({ at }) => at[from]));
  const last = Math.max(...strips.map(({ at }) => at[from] + at[length]));
  return Math.round((room - first - last) / 2);
}

const rectangle = ({ x, y, w, h }: Rect): string => `M${x} ${y}h${w}v${h}h-${w}z`;

/** The colour of the suit, in the middle of what is seen. */
function lozenge({ x, y, w, h }: Rect, cardWidth: number): string {
  const half = Math.max(1, Math.min(Math.round(cardWidth / 5), w >> 1, h >> 1));
  return `M${x + (w >> 1)} ${y + (h >> 1) - half}l${half} ${half}-${half} ${half}-${half}-${half}z`;
}
