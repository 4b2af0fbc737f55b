import type { Layout, Point } from './geometry.ts';
import { type Hit, hitAt } from './hits.ts';
import { isClose } from './spread.ts';
import type { Looks, TableView } from './types.ts';

/** Opens a fan that had to draw together: under a mouse that rests on it, under a finger that stays, under the focus. */

export interface FanHost {
  readonly root: HTMLElement;
  /** As the table lies now, with a fan opened perhaps. */
  readonly layout: Layout;
  readonly view: TableView;
  readonly looks: Looks;
  /** Opens the fan of a pile, or closes the one that is open. */
  open(pile: number | undefined): void;
}

export interface Fans {
  /** A mouse without a button pressed is over this point, or has left. */
  hover(at: Point | undefined): void;
  /** A pointer went down; only one that stays where it is opens a fan. */
  press(hit: Hit | undefined, stays: boolean): void;
  /** The focus of somebody at the keys stands on this pile, or has left the table. */
  focus(pile: number | undefined): void;
  /** Nothing is going to be opened. */
  stop(): void;
  close(): void;
}

/** Milliseconds a mouse rests, so that one that only passes opens nothing; and a finger stays, which is longer than a tap. */
const HOVER = 200;
const HOLD = 280;

export function createFans(host: FanHost): Fans {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: number | undefined;

  function stop(): void {
    clearTimeout(timer);
    wanted = undefined;
  }

  function close(): void {
    stop();
    if (host.layout.open !== undefined) host.open(undefined);
  }

  /** Only a card that others cover is not to be read. */
  function openSoon({ pile, index }: Hit, delay: number): void {
    const { layout, view, looks } = host;
    const [place, cards] = [layout.piles[pile], view.piles[pile]];
    if (wanted === pile || layout.open === pile) return;
    stop();
    if (!place || !cards || index === undefined || index === cards.cards.length - 1) return;
    if (!isClose(layout, cards, place, looks.style === 'large')) return;
    wanted = pile;
    timer = setTimeout(() => {
      wanted = undefined;
      host.open(pile);
    }, delay);
  }

  return {
    hover(at) {
      const hit = at && hitAt(host.layout, host.view.piles, at);
      if (hit?.pile !== host.layout.open) close();
      if (hit) openSoon(hit, HOVER);
      else stop();
    },
    press(hit, stays) {
      if (hit?.pile !== host.layout.open) close();
      stop();
      if (hit && stays) openSoon(hit, HOLD);
    },
    focus(pile) {
      if (pile !== host.layout.open) close();
      // The lowest card: whatever lies below others is what cannot be read.
      if (pile !== undefined) openSoon({ pile, index: 0 }, 0);
    },
    stop,
    close,
  };
}
