import type { JSX } from 'preact';
import { type Layout, NOWHERE } from './geometry.ts';
import { Bare, Sign, signSizes } from './Pile.tsx';
import type { Looks, TableView } from './types.ts';

interface GroundProps {
  readonly view: TableView;
  readonly layout: Layout;
  readonly indices: Looks['indices'];
}

/** What lies under the cards: words on the cloth, and the places of piles. */
export function Ground({ view, layout, indices }: GroundProps): JSX.Element {
  const { card } = layout.frame;
  const sizes = signSizes(view.signs, layout);
  return (
    <div class="ground">
      {view.signs.map((sign, i) => (
        <Sign key={i} text={sign.text} rect={layout.signs[i] ?? NOWHERE} size={sizes[i] ?? 0} />
      ))}
      {view.piles.map((pile, p) => {
        const place = layout.piles[p];
        const corner = place?.cards[0] ?? place?.rect ?? NOWHERE;
        const rect = { x: corner.x, y: corner.y, w: card.w, h: card.h };
        const ghost = pile.cards.length === 0 ? pile.ghost : undefined;
        return pile.fleeting ? null : <Bare key={p} rect={rect} ghost={ghost} indices={indices} />;
      })}
    </div>
  );
}
