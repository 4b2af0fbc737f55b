import { CARRY, kindOf } from 'pasyans';
import { listen } from './kit/ear.ts';
import { again, wonGame } from './kit/games.ts';
import { focused, KEYS, tabToTable, touching } from './kit/hands.ts';
import { show } from './kit/show.ts';
import { expectAt, make } from './kit/table.ts';
import { expect, LAPTOP, test } from './kit/test.ts';

/** By keys alone and by ear. */

const WILL = 'will-it-come-true';

test('one tab stop leads into the table; arrows, Home and End lead about in it', LAPTOP, async ({ page }) => {
  const here = again(wonGame('potocki'), 9);
  await show(page, here);
  const stops: (number | undefined)[] = [];
  for (let n = 0; n < 14; n++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  expect(stops.filter((pile) => pile !== undefined)).toHaveLength(1);
  await tabToTable(page);
  const piles = await page.locator('[data-pile]').evaluateAll((all) => all.map((e) => Number((e as HTMLElement).dataset['pile'])));
  await page.keyboard.press('Control+End');
  expect(await focused(page)).toBe(piles.at(-1));
  await page.keyboard.press('Home');
  expect(await focused(page)).toBe(piles.at(-14));
  await page.keyboard.press('Control+Home');
  expect(await focused(page)).toBe(piles[0]);
  const led: (number | undefined)[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    led.push(await focused(page));
  }
  // Fourteen places in a row; beyond the edge there is nothing.
  expect(led).toEqual([1, 2, 16, 15, 1, 0, 0, 0].map((place) => piles[place]));
  await page.keyboard.press('Control+End');
  await expectAt(page, here);
  // Where one left the table one comes back to it.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe(piles.at(-1));
});

test('one live region says one sentence about each action', async ({ page, isMobile }) => {
  const whole = wonGame(WILL);
  const here = again(whole, 0);
  await show(page, here);
  const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  await expect(page.locator(live)).toHaveCount(1);
  const heard = await listen(page);
  for (const m of whole.moves.slice(0, 8)) {
    await make(page, touching(isMobile), m, here);
    here.play(m);
    await expectAt(page, here);
    const sentences = await heard();
    // A carried card is taken up and laid down: two actions.
    expect(sentences.length).toBe(kindOf(m) === CARRY ? 2 : 1);
    for (const sentence of sentences) expect(sentence).toMatch(/^\P{Lu}*\p{Lu}.*\S/u);
  }
  await page.getByTestId('undo').click();
  expect(await heard('Ход возвращён')).toHaveLength(1);
  await expect(page.locator(live)).toHaveCount(1);
});

test('a move leaves the focus where it is', LAPTOP, async ({ page }) => {
  const whole = wonGame(WILL);
  const here = again(whole, 0);
  await show(page, here);
  for (const m of whole.moves.slice(0, 6)) {
    await make(page, KEYS, m, here);
    const at = await focused(page);
    here.play(m);
    await expectAt(page, here);
    expect(await focused(page)).toBe(at);
  }
  await page.getByTestId('undo').focus();
  await page.keyboard.press('Enter');
  await expectAt(page, again(whole, 5));
  await expect(page.getByTestId('undo')).toBeFocused();
});

test.describe('when the device asks for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves after a move, a refusal or a deal', async ({ page, isMobile }) => {
    const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
    const whole = wonGame(WILL);
    await show(page, again(whole, 0));
    const here = again(whole, 0);
    for (const m of whole.moves.slice(0, 6)) {
      await make(page, touching(isMobile), m, here);
      expect(await moving()).toBe(0);
      here.play(m);
    }
    await expectAt(page, here);
    await page.getByTestId('new-deal').click();
    expect(await moving()).toBe(0);
  });
});

test('Escape closes every panel and gives the focus back', LAPTOP, async ({ page }) => {
  await show(page, again(wonGame('potocki'), 9));
  for (const opener of ['title', 'rules', 'deal', 'menu', 'moves']) {
    await page.getByTestId(opener).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByTestId(opener)).toBeFocused();
  }
  for (const item of ['menu-settings', 'menu-keys', 'menu-record', 'menu-deal', 'menu-chooser']) {
    await page.getByTestId('menu').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId(item).click();
    await expect(page.getByTestId('menu-panel')).toHaveCount(0);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.getByTestId('menu')).toBeFocused();
  }
});
