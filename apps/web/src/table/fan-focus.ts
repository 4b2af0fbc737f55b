import type { FanHost, Fans } from './fans.ts';

/** Whoever goes about the table by keys gets a fan that had to draw together opened as well: as long as the focus stands on it. */
export function openUnderFocus(host: FanHost, fans: Pick<Fans, 'focus'>): void {
  const root: HTMLElement | null = host.root;
  // The table may have gone while this was being fetched.
  if (!root) return;
  /** Only a focus that is shown: one that a finger or mouse leaves behind has its own way of opening. */
  const look = (): void => {
    const at = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined;
    if (at?.matches(':focus-visible')) fans.focus(Number(at.dataset['pane']));
  };
  root.addEventListener('focusin', look);
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) fans.focus(undefined);
  });
  look();
}
