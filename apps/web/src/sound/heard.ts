import type { Session } from 'pasyans';

/** What of a game can be heard: told from how it lay before and how it lies now. Pure. */

/** `slide`: a card is put down; `turn`: one is turned where it lies; `shuffle`: cards are gathered or dealt; `chime`: the patience came out. */
export type Sound = 'slide' | 'turn' | 'shuffle' | 'chime';

/** A game as far as ears are concerned. */
export interface Lying {
  readonly session: Session;
  /** The pile of each card and whether it lies open, by the card's handle. */
  readonly cards: ReadonlyMap<number, string>;
  readonly over: string | undefined;
}

/** More cards than these at once are a shuffle, not so many cards. */
const HANDFUL = 13;

export function lyingOf(session: Session): Lying {
  const cards = new Map<number, string>();
  for (const [pile, seen] of session.seen().piles.entries()) {
    for (const { handle, face } of seen) cards.set(handle, `${pile} ${face !== undefined}`);
  }
  return { session, cards, over: session.outcome()?.result };
}

/** What is heard of a change; nothing where nothing moved. */
export function soundOf(before: Lying, now: Lying): Sound | undefined {
  if (before.session !== now.session) return 'shuffle';
  if (before.over !== 'won' && now.over === 'won') return 'chime';
  let moved = 0;
  let turned = 0;
  for (const [handle, lie] of now.cards) {
    const was = before.cards.get(handle);
    if (was === undefined || was === lie) continue;
    if (was.split(' ')[0] === lie.split(' ')[0]) turned++;
    else moved++;
  }
  if (moved > HANDFUL) return 'shuffle';
  return moved > 0 ? 'slide' : turned > 0 ? 'turn' : undefined;
}
