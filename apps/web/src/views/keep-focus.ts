/**
 * When what has the focus goes from the page (an answered question, a button of a result put away), the browser forgets where the
 * player was, and a screen reader begins at the top of the page again. Here the focus passes on: within a bar of commands to the
 * one before, else to the table. Nobody who has clicked elsewhere meanwhile is called back.
 */
export function keepFocus(doc: Document): void {
  let last: HTMLElement | undefined;
  let bar: Element | null = null;
  let before = 0;
  doc.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    bar = target.closest('nav');
    before = bar ? [...bar.querySelectorAll<HTMLElement>('button')].indexOf(target) - 1 : 0;
  });
  doc.addEventListener('pointerdown', () => (last = undefined), true);
  new MutationObserver(() => {
    if (!last || last.isConnected || doc.activeElement !== doc.body) return;
    const beside = bar?.isConnected ? [...bar.querySelectorAll('button')].at(before) : undefined;
    const next = beside ?? doc.querySelector<HTMLElement>('.table [tabindex="0"]');
    next?.focus({ preventScroll: true });
  }).observe(doc.body, { childList: true, subtree: true });
}
