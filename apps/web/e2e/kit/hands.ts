import type { CDPSession, Page } from '@playwright/test';
import { type Point, pointOf } from './points.ts';
import type { Hand } from './table.ts';

/** The ways of playing: mouse, finger and keys; dragging and tapping. */

async function click(page: Page, pile: number, index?: number): Promise<void> {
  const { x, y } = await pointOf(page, pile, index);
  await page.mouse.click(x, y);
}

async function tap(page: Page, pile: number, index?: number): Promise<void> {
  const { x, y } = await pointOf(page, pile, index);
  await page.touchscreen.tap(x, y);
}

/** From one point to another, not in one leap. */
export async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

const fingers = new WeakMap<Page, Promise<CDPSession>>();

function fingerOn(page: Page): Promise<CDPSession> {
  const known = fingers.get(page) ?? page.context().newCDPSession(page);
  fingers.set(page, known);
  return known;
}

/** Playwright has no dragging finger of its own. */
export async function dragFinger(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await fingerOn(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await send('touchStart', from);
  for (const part of [0.4, 0.8, 1]) await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await send('touchEnd');
}

/** Tab until the focus is on the table. */
export async function tabToTable(page: Page): Promise<void> {
  for (let n = 0; n < 12; n++) {
    if ((await focused(page)) !== undefined) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the table');
}

/** The pile that has the focus. */
export async function focused(page: Page): Promise<number | undefined> {
  const pile = await page.evaluate(() => document.activeElement?.getAttribute('data-pile'));
  return pile == null ? undefined : Number(pile);
}

/**
 * Goes by arrows alone to a pile, or to a card of a row: by the arrow least tried from here, of equals by the one that points there best.
 * The arrows are told to the page all at once: a game takes thousands of them. `access.spec.ts` presses them one by one.
 */
export async function walkTo(page: Page, pile: number, index?: number): Promise<void> {
  if ((await focused(page)) === undefined) await tabToTable(page);
  const lost = await page.evaluate(
    ({ pile, index }) => {
      const wanted = [...document.querySelectorAll(`[data-pile="${pile}"]`)];
      const to = wanted.find((pane) => pane.getAttribute('data-index') === String(index)) ?? wanted[0];
      if (!to) return `pile ${pile} is not shown`;
      const pressed = new Map<string, number>();
      for (let at = document.activeElement as HTMLElement; at !== to; at = document.activeElement as HTMLElement) {
        const from = String(at.dataset['pane']);
        const timesAt = (key: string): number => pressed.get(`${from} ${key}`) ?? 0;
        const [key] = arrows(at, to).toSorted((a, b) => timesAt(a) - timesAt(b)) as [string];
        if (timesAt(key) > 8) return `no arrows lead from pane ${from} to pile ${pile}`;
        pressed.set(`${from} ${key}`, timesAt(key) + 1);
        for (const type of ['keydown', 'keyup'])
          at.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true }));
      }
      return undefined;

      /** The arrows, first those that point from one element to the other. */
      function arrows(from: Element, to: Element): readonly string[] {
        const [a, b] = [from, to].map((e) => e.getBoundingClientRect()) as [DOMRect, DOMRect];
        const dx = b.x + b.width / 2 - a.x - a.width / 2;
        const dy = b.y + b.height / 2 - a.y - a.height / 2;
        const ways = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy };
        return Object.entries(ways)
          .sort((a, b) => b[1] - a[1])
          .map(([key]) => key);
      }
    },
    { pile, index },
  );
  if (lost !== undefined) throw new Error(lost);
}

async function enter(page: Page, pile: number, index?: number): Promise<void> {
  await walkTo(page, pile, index);
  await page.keyboard.press('Enter');
}

const twoTouches = (touch: Hand['touch']): Hand => ({
  touch,
  async carry(page, from, to, { index, onto } = {}) {
    await touch(page, from, index);
    await touch(page, to, onto);
  },
  drags: false,
});

export const CLICKS = twoTouches(click);
export const TAPS = twoTouches(tap);
export const KEYS = twoTouches(enter);

const dragging = (touch: Hand['touch'], drag: typeof dragMouse): Hand => ({
  touch,
  carry: async (page, from, to, { index, onto } = {}) => drag(page, await pointOf(page, from, index), await pointOf(page, to, onto)),
  drags: true,
});

const MOUSE_DRAGS = dragging(click, dragMouse);
const FINGER_DRAGS = dragging(tap, dragFinger);

/** Touching as the device does it. */
export const touching = (isMobile: boolean): Hand => (isMobile ? TAPS : CLICKS);
export const draggingOn = (isMobile: boolean): Hand => (isMobile ? FINGER_DRAGS : MOUSE_DRAGS);
