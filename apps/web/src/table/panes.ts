import type { Layout, PilePlace } from './geometry.ts';
import type { PileView, TableView } from './types.ts';

/**
 * What is touched, focused and named: a pane for every pile, and one for every card of a row that flows in lines. Panes are
 * numbered like the piles; those of single cards follow, so that a number means the same while a row grows and shrinks.
 */
export interface Panes {
  /** Each pane as a pile of its own; a row with panes for its cards has no pane itself. */
  readonly piles: readonly PileView[];
  readonly places: readonly PilePlace[];
  /** The pile and, for single cards, the card that a pane stands for. */
  readonly of: readonly { readonly pile: number; readonly index: number | undefined }[];
}

export function panesOf(view: TableView, layout: Layout): Panes {
  const { card } = layout.frame;
  const piles = view.piles.map((pile) => (isRow(pile) ? { ...pile, cards: [], fleeting: true } : pile));
  const places = [...layout.piles];
  const of: { pile: number; index: number | undefined }[] = view.piles.map((_, pile) => ({ pile, index: undefined }));
  for (const [p, pile] of view.piles.entries()) {
    if (!isRow(pile)) continue;
    for (const [index, one] of pile.cards.entries()) {
      const at = layout.piles[p]?.cards[index];
      if (!at) continue;
      piles.push({ ...pile, cards: [one], label: one.label ?? pile.label });
      places.push({ rect: { x: at.x, y: at.y, w: card.w, h: card.h }, cards: [at] });
      of.push({ pile: p, index });
    }
  }
  return { piles, places, of };
}

const isRow = (pile: PileView): boolean => pile.fan === 'wrap' && pile.cards.length > 0;
