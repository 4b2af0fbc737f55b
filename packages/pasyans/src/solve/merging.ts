import { type Guide, type Merging, UNCOUNTED } from '../engine/index.ts';

/** What the key of a search merges; `undefined` when the guide says nothing of it. */
export function mergingOf({ alike = [], unread = [], suitless = false }: Guide, piles: number): Merging | undefined {
  if (alike.length === 0 && unread.length === 0 && !suitless) return undefined;
  // Every pile is a group of its own, unless the guide puts it together with others.
  const groups = Array.from({ length: piles }, (_, pile) => pile + alike.length);
  for (const [group, list] of alike.entries()) for (const pile of list) groups[pile] = group;
  for (const pile of unread) groups[pile] = UNCOUNTED;
  return { groups, suitless };
}
