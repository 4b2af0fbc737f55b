import type { Card } from '../engine/card.ts';
import type { State, StepEvent } from '../engine/state.ts';

/** What became of a card by a move and all that followed from it. */
export interface Fate {
  readonly card: Card;
  /** The pile it lay on before and the one it lies on now. */
  readonly from: number;
  readonly to: number;
  /** Whether it lay face up before, and lies so now. */
  readonly was: boolean;
  readonly is: boolean;
  /** The number of the last step that touched it. */
  readonly last: number;
}

/** The fates of all cards that steps have touched, in the order in which they came to rest. */
export function fatesOf(after: State, events: readonly StepEvent[]): readonly Fate[] {
  const fates = new Map<Card, Fate>();
  // Backwards: how a card lies now is known, and each step tells how it lay before.
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as StepEvent;
    if (event.step === 'order' || event.step === 'set') continue;
    const turns = event.step === 'turn';
    for (const card of turns ? [event.card] : event.cards) {
      const is = after.isUp(card);
      const known = fates.get(card) ?? { card, from: -1, to: after.pileOf(card), was: is, is, last: i };
      const was = event.step === 'flip' ? !known.was : turns ? !event.up : known.was;
      fates.set(card, { ...known, was, from: turns ? event.pile : event.from });
    }
  }
  return [...fates.values()].sort((a, b) => a.last - b.last || heightOf(after, a) - heightOf(after, b));
}

function heightOf(s: State, { card, to }: Fate): number {
  let height = 0;
  while (s.at(to, height) !== card) height++;
  return height;
}
