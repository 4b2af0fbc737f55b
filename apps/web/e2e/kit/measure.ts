import type { Page } from '@playwright/test';

/** What the page measures about itself. Lists are of what is wrong: empty is good. */

export interface Measured {
  readonly cardWidth: number;
  /** Cards and controls that are not wholly within the window. */
  readonly outside: readonly string[];
  /** Pixels that the page can be scrolled sideways. */
  readonly sideways: number;
  /** Piles that lie over each other. */
  readonly overlaps: readonly string[];
  /** Buttons that are smaller than a finger, with their size. */
  readonly small: readonly string[];
}

/** `spots`: for each pile a name of its place; piles of one place may cover each other. `finger`: pixels. */
export function measure(page: Page, spots: readonly string[], finger: number): Promise<Measured> {
  return page.evaluate(
    ({ spots, finger }) => {
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const nameOf = (e: HTMLElement): string => e.dataset['testid'] ?? e.dataset['pile'] ?? e.className;
      const box = (e: HTMLElement): DOMRect => e.getBoundingClientRect();
      const isOutside = (e: HTMLElement): boolean => {
        const { left, top, right, bottom } = box(e);
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      };
      const piles = all('[data-pile]').map((e) => ({ name: nameOf(e), spot: spots[Number(e.dataset['pile'])], box: box(e) }));
      const overlaps = piles.flatMap((a, i) =>
        piles
          .slice(i + 1)
          .filter((b) => a.spot !== b.spot)
          .filter((b) => Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0.5)
          .filter((b) => Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.5)
          .map((b) => `${a.name} ${b.name}`),
      );
      const buttons = all('.top-bar button, .command-bar button, .deal-button');
      const isSmall = (e: HTMLElement): boolean => Math.min(box(e).width, box(e).height) < finger;
      return {
        cardWidth: box(document.querySelector('.table .card') as HTMLElement).width,
        outside: [...all('.table .card, .table .bare, .table .sign, .table .pile'), ...buttons].filter(isOutside).map(nameOf),
        sideways: document.documentElement.scrollWidth - innerWidth,
        overlaps,
        small: buttons.filter(isSmall).map((e) => `${nameOf(e)} ${box(e).width} x ${box(e).height}`),
      };
    },
    { spots, finger },
  );
}
