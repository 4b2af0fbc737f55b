import type { JSX } from 'preact';
import { Card, type CardProps, sameCard } from './Card.tsx';
import { type Layout, SMALL_CARD } from './geometry.ts';
import { isUp } from './hits.ts';
import type { Elements } from './moves.ts';
import type { Looks, TableView } from './types.ts';

/** Cards buried deeper than this in a squared pile cast no shadow: many shadows would add up to a blot. */
const SHADOWED = 2;

export type DrawCards = (view: TableView, layout: Layout, looks: Looks, elements: Elements) => readonly JSX.Element[];

interface Drawn {
  readonly props: CardProps;
  readonly card: JSX.Element;
}

/**
 * Draws all cards in the order of their elements, so that none of these ever moves within the page. A move changes a few
 * cards of a hundred: the others are given to the page as they were, which it does not look into again.
 */
export function cardDrawer(cards: Map<number, HTMLElement>): DrawCards {
  let before: (Drawn | undefined)[] = [];

  return ({ piles, held, marked }, layout, looks, elements) => {
    const small = layout.frame.card.w <= SMALL_CARD;
    const now: (Drawn | undefined)[] = [];
    for (const [p, pile] of piles.entries()) {
      for (const [i, { key: id, face }] of pile.cards.entries()) {
        const { x, y } = layout.piles[p]?.cards[i] ?? { x: 0, y: 0 };
        const deep = pile.fan === 'none' && i < pile.cards.length - SHADOWED;
        const props = {
          id,
          face,
          looks,
          x,
          y,
          level: i + 1,
          held: isUp(held, p, i),
          marked: isUp(marked, p, i),
          deep,
          open: p === layout.open,
          small,
          elements: cards,
        };
        const element = elements.get(id) as number;
        const was = before[element];
        now[element] = was && sameCard(was.props, props) ? was : { props, card: <Card key={element} {...props} /> };
      }
    }
    before = now;
    return now.flatMap((drawn) => drawn?.card ?? []);
  };
}
