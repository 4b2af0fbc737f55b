import type { JSX } from 'preact';

/** The back of a card: one node with one shared picture, since a table may show dozens. */
export function CardBack(): JSX.Element {
  return <span class="card-back" aria-hidden="true" />;
}
