import { cardSign, type Lang, type PileSpec, type Spot } from 'pasyans';
import type { JSX } from 'preact';
import type { Laying, Lying } from '../ctrl/laying.ts';
import { useMedia } from './use-media.ts';

/** Height of a card to its width. */
const RATIO = 1.3;

/** The table in small, for eye and finger: the list of piles says the same to everybody. */
export function LayoutTable({ table, lang }: { readonly table: Laying; readonly lang: Lang }): JSX.Element {
  const { piles, pile: now } = table.draft.value;
  const placing = useMedia('(orientation: landscape)').value ? 'wide' : 'tall';
  const spots = table.game.rules.piles.map(({ at }: PileSpec) => at[placing]);
  const width = Math.max(...spots.map(({ x, w = 1 }: Spot) => x + w));
  const height = Math.max(...spots.map(({ y, h = 1 }: Spot) => y + h));
  const part = (length: number, of: number): string => `${(100 * length) / of}%`;
  return (
    <div class="layout-table" aria-hidden="true" style={{ aspectRatio: `${width} / ${height * RATIO}` }}>
      {spots.map(({ x, y, w = 1, h = 1 }, pile) => {
        const heap = piles[pile] ?? [];
        const top = heap.at(-1);
        return (
          <button
            key={table.game.rules.piles[pile]?.name}
            type="button"
            tabIndex={-1}
            class={`layout-spot${pile === now ? ' now' : ''}${top ? ' held' : ''}`}
            style={{ left: part(x, width), top: part(y, height), width: part(w, width), height: part(h, height) }}
            onClick={() => table.goTo(pile)}
          >
            {top && signOf(top, lang)}
            {heap.length > 1 && <small>{heap.length}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** A card in signs; a closed one in brackets. */
export function signOf({ face, up }: Lying, lang: Lang): string {
  const sign = face === undefined ? '?' : cardSign(face, lang);
  return up ? sign : `[${sign}]`;
}
