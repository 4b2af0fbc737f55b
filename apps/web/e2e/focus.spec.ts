import type { Page } from '@playwright/test';
import { byKeys, focus, tabTo } from './kit/ear.ts';
import { again, deal, OF_KINDS, playSome, wonGame } from './kit/games.ts';
import { tabToTable } from './kit/hands.ts';
import { show } from './kit/show.ts';
import { expectAt, fetched } from './kit/table.ts';
import { expect, LAPTOP, test } from './kit/test.ts';

/** Where a player by keys stands: whatever happens, there where he was, or as near to it as can be. */

/** What a patience asks before it is dealt: the first answer will do. */
async function answer(page: Page): Promise<void> {
  await expect(page.getByTestId('question')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('question')).toHaveCount(0);
}

/** The focus is where it was before; where its pane has gone, on another one of the table. */
async function expectStill(page: Page, at: string, what: string): Promise<void> {
  await expect.poll(() => focus(page), what).toMatch(/^pane/);
  if (await page.locator(`[data-pane="${at.slice(5)}"]`).count()) expect(await focus(page), what).toBe(at);
}

/** Keys that deal anew. */
const DEALS = ['n', ']'];

/** The table knows no patience: one of each kind, and one that asks before it deals. */
const GAMES = [...OF_KINDS, 'blind'];

for (const part of [0, 1, 2]) {
  test(`the focus never jumps (${part + 1} of 3)`, LAPTOP, async ({ page }) => {
    for (const id of GAMES.filter((_, i) => i % 3 === part)) {
      const whole = playSome(deal(id, 3), 6);
      const here = again(whole, 0);
      await show(page, here);
      await tabToTable(page);
      const asks = Object.values(here.game.patience.options).some(({ asked }) => asked);
      for (const m of whole.moves) {
        await byKeys(page, m, here);
        const at = await focus(page);
        here.play(m);
        await expectAt(page, here);
        await expectStill(page, at, `a move of ${id}`);
      }
      for (const key of ['Control+z', 'Control+z', 'Control+y', 'b', 'Control+y', 'n', 'Control+z', ']']) {
        const at = await focus(page);
        await page.keyboard.press(key);
        if (asks && DEALS.includes(key)) await answer(page);
        await expectStill(page, at, `${key} in ${id}`);
      }
    }
    const at = await focus(page);
    for (const key of ['i', '?', 'g']) {
      await page.keyboard.press(key);
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect.poll(() => focus(page), key).toBe(at);
    }
  });
}

test('the focus stays in the bar when its commands change, and comes to the table when a result is put away', LAPTOP, async ({ page }) => {
  await show(page, deal('wish', 3));
  // What keeps the focus comes after the table.
  await fetched(page, 'afterwards');
  await tabTo(page, 'run-out');
  for (const command of ['stop', 'run-out', 'stop']) {
    await page.keyboard.press('Enter');
    await expect(page.getByTestId(command)).toBeFocused();
  }
  // The rest at once.
  await page.keyboard.press('e');
  await expect(page.getByTestId('result')).toBeVisible();
  await expect(page.getByTestId('result-toggle')).toBeFocused();
  const once = page.getByTestId('result').getByRole('button', { name: 'Ещё раз' });
  await once.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('result')).toHaveCount(0);
  await expect.poll(() => focus(page)).toMatch(/^pane/);
});

test('another language keeps the focus and says itself', LAPTOP, async ({ page }) => {
  await show(page, again(wonGame('potocki'), 9));
  // What keeps the focus comes after the table.
  await fetched(page, 'afterwards');
  await tabTo(page, 'menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'menu-lang');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByTestId('menu-lang')).toBeFocused();
  await expect(page.getByTestId('said-here')).toContainText('English');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('menu')).toBeFocused();
});
