import type { CDPSession, Page } from '@playwright/test';
import { centre, type Hand, type Point } from './table.ts';

/** The ways of playing: mouse, finger and keys; dragging and tapping. */

async function click(page: Page, pile: number): Promise<void> {
  const { x, y } = await centre(page, pile);
  await page.mouse.click(x, y);
}

async function tap(page: Page, pile: number): Promise<void> {
  const { x, y } = await centre(page, pile);
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

/** Goes to a pile by arrows alone, trying the one that points there best first. */
export async function walkTo(page: Page, pile: number): Promise<void> {
  if ((await focused(page)) === undefined) await tabToTable(page);
  const tried = new Set<string>();
  for (;;) {
    const here = await page.evaluate((wanted) => {
      const at = document.activeElement as HTMLElement;
      const [a, b] = [at, document.querySelector(`[data-pile="${wanted}"]`)].map((e) => (e as Element).getBoundingClientRect());
      const { x = 0, y = 0, width = 0, height = 0 } = a ?? {};
      const dx = b ? b.x + b.width / 2 - x - width / 2 : 0;
      const dy = b ? b.y + b.height / 2 - y - height / 2 : 0;
      return { at: Number(at.dataset['pile']), dx, dy };
    }, pile);
    if (here.at === pile) return;
    const arrow = arrows(here.dx, here.dy).find((key) => !tried.has(`${here.at} ${key}`));
    if (arrow === undefined) throw new Error(`no arrow leads from pile ${here.at} to pile ${pile}`);
    tried.add(`${here.at} ${arrow}`);
    await page.keyboard.press(arrow);
  }
}

function arrows(dx: number, dy: number): readonly string[] {
  const ways: readonly (readonly [string, number])[] = [
    ['ArrowRight', dx],
    ['ArrowLeft', -dx],
    ['ArrowDown', dy],
    ['ArrowUp', -dy],
  ];
  return [...ways].sort((a, b) => b[1] - a[1]).map(([key]) => key);
}

async function enter(page: Page, pile: number): Promise<void> {
  await walkTo(page, pile);
  await page.keyboard.press('Enter');
}

const twoTouches = (touch: Hand['touch']): Hand => ({
  touch,
  async carry(page, from, to) {
    await touch(page, from);
    await touch(page, to);
  },
});

export const CLICKS = twoTouches(click);
export const TAPS = twoTouches(tap);
export const KEYS = twoTouches(enter);

const dragging = (touch: Hand['touch'], drag: typeof dragMouse): Hand => ({
  touch,
  carry: async (page, from, to) => drag(page, await centre(page, from), await centre(page, to)),
});

const MOUSE_DRAGS = dragging(click, dragMouse);
const FINGER_DRAGS = dragging(tap, dragFinger);

/** Touching as the device does it. */
export const touching = (isMobile: boolean): Hand => (isMobile ? TAPS : CLICKS);
export const draggingOn = (isMobile: boolean): Hand => (isMobile ? FINGER_DRAGS : MOUSE_DRAGS);
