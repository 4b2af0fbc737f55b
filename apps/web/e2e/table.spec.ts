import type { Page } from '@playwright/test';
import { CARRY, fromOf, kindOf, type Session, toOf } from 'pasyans';
import { again, deal, playFirst, someCarry, wonGame } from './kit/games.ts';
import { dragFinger, dragMouse, KEYS, touching } from './kit/hands.ts';
import { type Point, pointOf } from './kit/points.ts';
import { set } from './kit/settings.ts';
import { show } from './kit/show.ts';
import { expectAt, expectCards, fetched, nextFrames, resize } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** The table under a hand: fans that open, fingers that take back, drops by the card, and a table that waits. */

const POTOCKI = 'potocki';
const WILL = 'will-it-come-true';

/** A game whose fans must draw together on the smallest phone. */
const crowded = (): Session => playFirst(deal('square', 3), 72);

const fans = (page: Page) => page.locator('.pile.open');

/** The first hand of all brings what hears two fingers and opens fans. */
async function handComes(page: Page): Promise<void> {
  await page.locator('.table').dispatchEvent('pointerover');
  await fetched(page, 'late');
}

/** A pile that is a close fan, and a point on the lowest card of it. */
async function closeFan(page: Page): Promise<Point> {
  return page.evaluate(() => {
    const fan = [...document.querySelectorAll<HTMLElement>('.pile')].find(({ ariaLabel, offsetWidth }) => {
      const card = document.querySelector<HTMLElement>('.table .card')?.offsetWidth ?? 0;
      const cards = Number(/(\d+) карт/.exec(ariaLabel ?? '')?.[1]);
      return cards > 4 && offsetWidth > card * 1.3 && (offsetWidth - card) / (cards - 1) < card * 0.3;
    });
    if (!fan) throw new Error('no fan is close');
    const { left, top, height } = fan.getBoundingClientRect();
    return { x: left + 3, y: top + height / 2 };
  });
}

test('a fan that drew together opens under a finger that stays, and a tap elsewhere closes it', PHONE, async ({ page }) => {
  const here = crowded();
  await page.setViewportSize({ width: 320, height: 568 });
  await show(page, here);
  await handComes(page);
  const at = await closeFan(page);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(fans(page)).toHaveCount(1);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectAt(page, here);
  await expect(fans(page)).toHaveCount(1);
  const box = await fans(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.locator('.table').tap({ position: { x: 160, y: 2 } });
  await expect(fans(page)).toHaveCount(0);
  await expectCards(page, here);
});

test('a fan opens under a mouse that rests on it, and closes when the mouse goes', LAPTOP, async ({ page }) => {
  const here = crowded();
  await page.setViewportSize({ width: 640, height: 360 });
  await show(page, here);
  await handComes(page);
  const at = await closeFan(page);
  await page.mouse.move(at.x - 1, at.y);
  await page.mouse.move(at.x, at.y);
  await expect(fans(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(fans(page)).toHaveCount(0);
  await expectAt(page, here);
});

test('a tap of two fingers takes a move back, whatever lies under them', PHONE, async ({ page }) => {
  const whole = wonGame(WILL);
  const here = again(whole, 6);
  await show(page, here);
  const finger = await page.context().newCDPSession(page);
  const [a, b] = [await pointOf(page, 1), await pointOf(page, 6)];
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await handComes(page);
  for (const depth of [5, 4, 3]) {
    await send('touchStart', [{ ...a, id: 1 }]);
    await send('touchStart', [
      { ...a, id: 1 },
      { ...b, id: 2 },
    ]);
    await send('touchEnd', [{ ...a, id: 1 }]);
    await send('touchEnd', []);
    await expectAt(page, again(whole, depth));
  }
});

test('scenario 98: what counts is where the card lies, not where the finger is', async ({ page, isMobile }) => {
  const drag = isMobile ? dragFinger : dragMouse;
  const { here, from, to } = someCarry(WILL);
  const moved = again(here);
  moved.play(
    moved
      .legal()
      .toArray()
      .find((m) => kindOf(m) === CARRY && fromOf(m) === from && toOf(m) === to) as number,
  );
  await show(page, here);
  const card = await boxOf(page, from);
  const target = await boxOf(page, to);
  // Taken up at one corner and laid over the target by three fifths of its area: the finger is beside it.
  for (const [fx, fy] of [
    [0.06, 0.9],
    [0.94, 0.9],
  ] as const) {
    const finger = { x: card.x + fx * card.width, y: card.y + fy * card.height };
    const away = fx < 0.5 ? -0.3 : 0.3;
    const by = { x: target.x - card.x + away * card.width, y: target.y - card.y };
    await drag(page, finger, { x: finger.x + by.x, y: finger.y + by.y });
    await expectAt(page, moved);
    await page.getByTestId('undo').click();
    await expectAt(page, here);
  }
  // The finger is on the target, the card nearly wholly beside it and over nothing else: generous snapping takes it still.
  const grip = { x: card.x + 0.1 * card.width, y: card.y + 0.5 * card.height };
  await drag(page, grip, { x: target.x + target.width - 2, y: target.y + target.height / 2 });
  await expectAt(page, moved);
});

async function boxOf(page: Page, pile: number): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(`[data-pile="${pile}"]`).boundingBox();
  if (!box) throw new Error(`pile ${pile} is not shown`);
  return box;
}

test('scenario 100: a table that waits for an answer, or lies under a page, takes no touch, no drag and no key', async ({
  page,
  isMobile,
}) => {
  const here = deal(POTOCKI, 7);
  const place = toOf(here.legal().at(0));
  const movable = fromOf(here.legal().at(0));
  await show(page, here);
  const at = await pointOf(page, movable);
  const target = await pointOf(page, place);
  const drag = isMobile ? dragFinger : dragMouse;
  await touching(isMobile).touch(page, place);
  await expect(page.getByTestId('question')).toBeVisible();
  for (const key of ['u', 'c', 'h', 'n', 'b', ']']) await page.keyboard.press(key);
  await expect(page.getByTestId('question')).toBeVisible();
  // A stroke beside the question puts it away, and is none of the table.
  await drag(page, at, target);
  await expectAt(page, here);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expectAt(page, here);
  await page.getByTestId('menu').click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  for (const key of ['u', 'n', 'b', ']']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expectAt(page, here);
});

test(
  'suits have four colours in one patience and two in another, as is best there, and as the player has chosen',
  LAPTOP,
  async ({ page }) => {
    const four = page.locator('.table .card-four');
    await show(page, deal(POTOCKI, 3));
    await expect(four).not.toHaveCount(0);
    await set(page, 'два');
    await expect(four).toHaveCount(0);
    await show(page, deal('royal-marriage', 3));
    await expect(four).not.toHaveCount(0);
    await show(page, deal('triads', 3));
    await expect(four).toHaveCount(0);
    await set(page, 'четыре');
    await expect(four).not.toHaveCount(0);
    await page.reload();
    await expect(four).not.toHaveCount(0);
  },
);

test('backs, cloth and high contrast are seen at once, and kept', LAPTOP, async ({ page }) => {
  await show(page, deal(WILL, 3));
  const backs = (name: string) => page.locator(`.table .back-${name}`);
  await expect(backs('ornament')).not.toHaveCount(0);
  for (const label of ['вышивка', 'льняное', 'высокая контрастность']) await set(page, label);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(backs('stitch')).not.toHaveCount(0);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-cloth', 'linen');
    await expect(html).toHaveAttribute('data-theme', 'contrast');
  }
});

test('sounds are off, are fetched by those who want them, and wait for the first touch', LAPTOP, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  await page.addInitScript(() => {
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor() {
        super();
        document.documentElement.dataset['sounding'] = 'yes';
      }
    };
  });
  const here = deal(POTOCKI, 3);
  await show(page, here);
  await KEYS.touch(page, 5);
  await page.keyboard.press('Escape');
  expect(fetched.filter((url) => url.includes('sound'))).toEqual([]);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-sounding');
  await set(page, 'Тихие звуки');
  await expect(html).toHaveAttribute('data-sounding');
  await page.reload();
  await expectAt(page, here);
  await expect.poll(() => fetched.filter((url) => url.includes('sound')).length).toBeGreaterThan(1);
  await nextFrames(page);
  await expect(html).not.toHaveAttribute('data-sounding');
  await page.getByTestId('new-deal').click();
  await expect(html).toHaveAttribute('data-sounding');
});

test('whether a game can still be won is told without covering a card', LAPTOP, async ({ page }) => {
  await show(page, again(wonGame(POTOCKI), 60));
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
    [3840, 2160],
  ] as const) {
    await resize(page, width, height);
    await page.keyboard.press('w');
    await expect(page.getByTestId('verdict-next')).toBeVisible();
    await nextFrames(page);
    const { top, lowest } = await page.evaluate(() => ({
      top: document.querySelector('[data-testid="verdict"]')?.getBoundingClientRect().top ?? 0,
      lowest: Math.max(...[...document.querySelectorAll('.table .card')].map((card) => card.getBoundingClientRect().bottom)),
    }));
    expect(lowest, `${width} wide`).toBeLessThanOrEqual(top);
    await page.getByTestId('verdict-close').click();
  }
});
