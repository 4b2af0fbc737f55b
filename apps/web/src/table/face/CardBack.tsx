import type { JSX } from 'preact';
import type { BackDesign } from './types.ts';

/** The back of a card: one node with one shared picture, since a table may show dozens. */
export function CardBack({ design = 'ornament' }: { readonly design?: BackDesign }): JSX.Element {
  return <span class={`card-back back-${design}`} aria-hidden="true" />;
}
