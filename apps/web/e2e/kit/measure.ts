import type { Page } from '@playwright/test';
import type { Session } from 'pasyans';

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
  /** Words on the cloth that are too small to be read or too long for their room, with their size. */
  readonly unreadable: readonly string[];
  /** Covered cards of fans of which too little is seen, with how much. */
  readonly buried: readonly string[];
}

/** Pixels: letters and strips of cards that can be read. */
const LEGIBLE = 12;

interface Place {
  /** Piles of one spot may cover each other. */
  readonly spot: string;
  /** All cards of the pile are to be read. */
  readonly fanned: boolean;
}

/** The places of all piles, by number. */
export const placesOf = ({ game }: Session): readonly Place[] =>
  game.rules.piles.map(({ at: { wide }, fan = 'none' }) => ({ spot: `${wide.x} ${wide.y}`, fanned: fan !== 'none' }));

/** `finger`: pixels. */
export function measure(page: Page, places: readonly Place[], finger: number): Promise<Measured> {
  return page.evaluate(
    async ({ places, finger, legible }) => {
      // Words are as wide as their letters.
      await document.fonts.ready;
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const nameOf = (e: HTMLElement): string => e.dataset['testid'] ?? e.dataset['pile'] ?? e.className;
      const box = (e: HTMLElement): DOMRect => e.getBoundingClientRect();
      const isOutside = (e: HTMLElement): boolean => {
        const { left, top, right, bottom } = box(e);
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      };
      const piles = all('[data-pile]').map((e) => ({ name: nameOf(e), ...places[Number(e.dataset['pile'])], box: box(e) }));
      const overlaps = piles.flatMap((a, i) =>
        piles
          .slice(i + 1)
          .filter((b) => a.spot !== b.spot)
          .filter((b) => Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 0.5)
          .filter((b) => Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 0.5)
          .map((b) => `${a.name} ${b.name}`),
      );
      const cards = all('.table .card').map((e) => ({
        open: e.querySelector('.card-face') !== null,
        level: Number(e.style.getPropertyValue('--level')),
        box: box(e),
      }));
      const buriedIn = (pile: DOMRect): string[] => {
        const lying = cards.filter(
          ({ box: { left, top } }) => left >= pile.left - 1 && left < pile.right && top >= pile.top - 1 && top < pile.bottom,
        );
        lying.sort((a, b) => a.level - b.level);
        const shown = lying.slice(1).map(({ box: over }, i) => {
          const { open, box: under } = lying[i] as (typeof cards)[number];
          return open ? Math.max(Math.abs(over.left - under.left), Math.abs(over.top - under.top)) : legible;
        });
        return shown.filter((strip) => strip < legible).map(String);
      };
      const signs = all('.table .sign').filter((e) => Number.parseFloat(e.style.fontSize) < legible || e.scrollWidth > e.clientWidth);
      const buttons = all('.top-bar button, .command-bar button, .deal-button');
      const isSmall = (e: HTMLElement): boolean => Math.min(box(e).width, box(e).height) < finger;
      return {
        cardWidth: box(document.querySelector('.table .card') as HTMLElement).width,
        outside: [...all('.table .card, .table .bare, .table .sign, .table .pile'), ...buttons].filter(isOutside).map(nameOf),
        sideways: document.documentElement.scrollWidth - innerWidth,
        overlaps,
        unreadable: signs.map((e) => `${e.textContent} ${e.style.fontSize}`),
        buried: piles.filter(({ fanned }) => fanned).flatMap((pile) => buriedIn(pile.box).map((strip) => `${pile.name} ${strip}`)),
        small: buttons.filter(isSmall).map((e) => `${nameOf(e)} ${box(e).width} x ${box(e).height}`),
      };
    },
    { places, finger, legible: LEGIBLE },
  );
}
