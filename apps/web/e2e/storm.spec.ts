import type { Page } from '@playwright/test';
import { CARRY, fromOf, kindOf, patiences, type Session } from 'pasyans';
import { deal, namesOf, readRecord } from './kit/games.ts';
import { type Point, pointOf } from './kit/points.ts';
import { rows } from './kit/shelf.ts';
import { show } from './kit/show.ts';
import { expectAt, expectCards, lying, nextFrames, resize } from './kit/table.ts';
import { expect, FLYING, LAPTOP, PHONE, test } from './kit/test.ts';

/** Whatever anybody does to the table, and however fast: no card is lost, and undo leads back to the deal. */

test.use(FLYING);

const GAMES = ['potocki', 'will-it-come-true', 'wish'];
const STROKES = 150;
/** So many events come to a patience within a second or two. */
const STORM = 700;
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

/** A link pressed blindly may open a page of its own, which would take the mouse away. */
function keepAlone(page: Page): void {
  page.context().on('page', (other) => void other.close().catch(() => undefined));
}

/** The table shows what is kept, with all cards; gives what is kept. */
async function expectSound(page: Page): Promise<Session> {
  // By now it may have come to its end by itself.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="stop"]')?.click());
  await expect(page.locator('.table [data-air]')).toHaveCount(0);
  let kept: Session | undefined;
  await expect(async () => {
    kept = await keptHere(page);
    expect(await lying(page)).toEqual(namesOf(kept));
  }).toPass({ intervals: [0, 50, 200] });
  await expectCards(page, kept as Session);
  return kept as Session;
}

/** What is kept of the game on the table. */
async function keptHere(page: Page): Promise<Session> {
  const id = await page.evaluate(() => sessionStorage.getItem('pasyans.here'));
  const row = (await rows(page)).find((one) => one.id === id);
  if (!row) throw new Error(`game ${id} is not kept`);
  return readRecord(row.record);
}

/** What the strokes have opened or asked is answered by nothing; it may still have to be fetched. */
async function putAllAway(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  await expect(async () => {
    await page.keyboard.press('Escape');
    await nextFrames(page);
    expect([await open.count(), await page.evaluate(() => location.hash)]).toEqual([0, '']);
  }).toPass({ intervals: [0, 50, 200] });
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

/** On a busy machine the browser now and then refuses a stroke before the page hears of it: to the page it was never made. */
function undelivered(error: Error): void {
  if (!/Protocol error \(Input[.]/.test(error.message)) throw error;
}

for (const id of GAMES) {
  test(`${id}: ${STROKES} blind strokes of hand and keys`, LAPTOP, async ({ page }) => {
    const start = deal(id, 5);
    keepAlone(page);
    await show(page, start);
    // Opened anew, it is the first game that undo can lead to.
    await page.reload();
    await expectAt(page, start);
    // Before its first frame a page has nothing that a mouse could hit.
    await nextFrames(page);
    const box = await page.locator('.table').boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    const roll = dice(20261130);
    for (let n = 0; n < STROKES; n++) await stroke(page, roll, { x: x + roll(width), y: y + roll(height) }).catch(undelivered);
    await page.mouse.up();
    await putAllAway(page);
    await expectSound(page);
    await undoAll(page);
    await expectAt(page, start);
    await expectCards(page, start);
  });
}

/** Quicker than any hand: presses, moves and releases of a finger or a mouse, told to the table within the page. */
async function storm(page: Page, strokes: number): Promise<void> {
  await page.evaluate(async (most) => {
    let state = 20261130;
    const roll = (below: number): number => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % below;
    };
    const table = document.querySelector('.table') as HTMLElement;
    const { left, top, width, height } = table.getBoundingClientRect();
    for (let n = 0; n < most; n++) {
      const touch = roll(2) === 0;
      const second = touch && roll(5) === 0;
      const type = ['pointerdown', 'pointermove', 'pointermove', 'pointerup', 'pointerup', 'pointercancel'][roll(6)] as string;
      const init = { clientX: left + roll(width | 0), clientY: top + roll(height | 0), button: 0, buttons: 1, bubbles: true };
      const whose = { pointerType: touch ? 'touch' : 'mouse', pointerId: second ? 3 : touch ? 2 : 1, isPrimary: !second };
      table.dispatchEvent(new PointerEvent(type, { ...init, ...whose }));
      // The page draws now and then, as it would between the strokes of a hand.
      if (n % 16 === 0) await new Promise((drawn) => setTimeout(drawn));
    }
    table.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, isPrimary: true, bubbles: true }));
    table.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 2, isPrimary: true, bubbles: true }));
  }, strokes);
}

for (const part of [0, 1, 2]) {
  test(
    `scenario 96: ${STORM} events of fingers and mouse at once lose no card in any patience (${part + 1} of 3)`,
    LAPTOP,
    async ({ page }) => {
      for (const { id } of patiences.filter((_, i) => i % 3 === part)) {
        await show(page, deal(id, 5));
        await storm(page, STORM);
        await putAllAway(page);
        await expectSound(page);
      }
    },
  );
}

test('a card in the hand is not lost when the window changes, the device turns or another tab is looked at', async ({ page, isMobile }) => {
  const start = deal('will-it-come-true', 5);
  const from = fromOf(
    start
      .legal()
      .toArray()
      .find((m) => kindOf(m) === CARRY) as number,
  );
  await show(page, start);
  const finger = isMobile ? await page.context().newCDPSession(page) : undefined;
  const hold = async (): Promise<void> => {
    const at = await pointOf(page, from);
    const away = { x: at.x + 30, y: at.y + 40 };
    if (finger) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [away] });
    } else {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(away.x, away.y, { steps: 3 });
    }
    await expect(page.locator('.table [data-air="lifted"]')).not.toHaveCount(0);
  };
  const letGo = async (): Promise<void> => {
    if (finger) await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else await page.mouse.up();
    await expect(page.locator('.table [data-air]')).toHaveCount(0);
  };
  const happenings: readonly (() => Promise<unknown>)[] = [
    () => resize(page, 740, 360),
    () => resize(page, 360, 740),
    () => resize(page, 1024, 600),
    async () => {
      const other = await page.context().newPage();
      await other.bringToFront();
      await page.bringToFront();
      await other.close();
    },
    () => page.evaluate(() => dispatchEvent(new Event('blur'))),
  ];
  for (const happens of happenings) {
    await hold();
    await happens();
    await letGo();
    const session = await expectSound(page);
    while (session.moves.length > 0) {
      await page.getByTestId('undo').click();
      session.undo();
    }
    await expectAt(page, start);
  }
});

test('two fingers at once lose no card', PHONE, async ({ page }) => {
  const start = deal('will-it-come-true', 5);
  await show(page, start);
  const finger = await page.context().newCDPSession(page);
  const roll = dice(7);
  const piles = await page.locator('[data-pile]').evaluateAll((all) => all.map((e) => Number((e as HTMLElement).dataset['pile'])));
  const some = (): Promise<Point> => pointOf(page, piles[roll(piles.length)] as number);
  for (let n = 0; n < 12; n++) {
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
