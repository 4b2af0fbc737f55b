import type { Page } from '@playwright/test';
import { deal, readRecord } from './kit/games.ts';
import { type Point, pointOf } from './kit/points.ts';
import { type Row, rows } from './kit/shelf.ts';
import { show } from './kit/show.ts';
import { expectAt, expectCards, nextFrames } from './kit/table.ts';
import { expect, FLYING, LAPTOP, PHONE, test } from './kit/test.ts';

/** Whatever anybody does to the table, and however fast: no card is lost, and undo leads back to the deal. */

test.use(FLYING);

const GAMES = ['potocki', 'will-it-come-true', 'wish'];
const STROKES = 350;
/** Everything a hand may fall on. */
const KEYS = ['Enter', 'Space', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'u', 'r', 'c', 'm', 't', 'l', 'e', 'b'];

/** Whole numbers from 0 below `most`, always the same ones (Marsaglia's xorshift32). */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % most;
  };
}

async function stroke(page: Page, roll: (most: number) => number, at: Point): Promise<void> {
  switch (roll(8)) {
    case 0:
      return page.mouse.dblclick(at.x, at.y);
    case 1:
      return page.mouse.click(at.x, at.y, { button: 'right' });
    case 2:
      return page.mouse.down();
    case 3:
      return page.mouse.up();
    case 4:
    case 5:
      return page.keyboard.press(KEYS[roll(KEYS.length)] as string);
    default:
      return page.mouse.click(at.x, at.y);
  }
}

/** The table shows what is kept, with all cards. */
async function expectSound(page: Page): Promise<void> {
  const stop = page.getByTestId('stop');
  if (await stop.isVisible()) await stop.click();
  await expect(page.locator('.table [data-air]')).toHaveCount(0);
  const newest = [...(await rows(page))].sort((a, b) => b.savedAt - a.savedAt)[0] as Row;
  const session = readRecord(newest.record);
  await expectAt(page, session);
  await expectCards(page, session);
}

/** Back through all moves, and all games that a stray stroke has begun. */
async function undoAll(page: Page): Promise<void> {
  await page.getByTestId('undo').evaluate(async (button: HTMLElement) => {
    while (!button.hasAttribute('aria-disabled')) {
      button.click();
      await new Promise((drawn) => setTimeout(drawn));
    }
  });
}

for (const id of GAMES) {
  test(`${id}: ${STROKES} blind strokes of hand and keys`, LAPTOP, async ({ page }) => {
    const start = deal(id, 5);
    await show(page, start);
    // Opened anew, it is the first game that undo can lead to.
    await page.reload();
    await expectAt(page, start);
    // Before its first frame a page has nothing that a mouse could hit.
    await nextFrames(page);
    const box = await page.locator('.table').boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const roll = dice(20261130);
    for (let n = 0; n < STROKES; n++) await stroke(page, roll, { x: x + roll(width), y: y + roll(height) });
    await page.mouse.up();
    for (let n = 0; n < 2; n++) await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expectSound(page);
    await undoAll(page);
    await expectAt(page, start);
    await expectCards(page, start);
  });
}

test('two fingers at once lose no card', PHONE, async ({ page }) => {
  const start = deal('will-it-come-true', 5);
  await show(page, start);
  const finger = await page.context().newCDPSession(page);
  const roll = dice(7);
  const piles = await page.locator('[data-pile]').evaluateAll((all) => all.map((e) => Number((e as HTMLElement).dataset['pile'])));
  const some = (): Promise<Point> => pointOf(page, piles[roll(piles.length)] as number);
  for (let n = 0; n < 30; n++) {
    const [a, b, c] = [await some(), await some(), await some()];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [{ ...a, id: 1 }]);
    await send('touchStart', [
      { ...a, id: 1 },
      { ...b, id: 2 },
    ]);
    await send('touchMove', [
      { ...c, id: 1 },
      { ...a, id: 2 },
    ]);
    await send('touchEnd', [roll(2) === 0 ? { ...c, id: 1 } : { ...a, id: 2 }]);
    await send('touchEnd', []);
  }
  await expectSound(page);
});
