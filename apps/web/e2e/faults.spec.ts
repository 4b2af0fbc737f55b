import { patiences, toOf } from 'pasyans';
import { faults } from './kit/faults.ts';
import { again, deal, playFirst, playSome, wonGame } from './kit/games.ts';
import { tabToTable } from './kit/hands.ts';
import { PAGES, turnTo } from './kit/pages.ts';
import { show } from './kit/show.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** No screen has a fault that can be found by rule, in either language and light. Each test walks through many screens of one page. */

const CARDS = '.cards';
/** Asks before each deal. */
const ASKING = patiences.find(({ options }) => Object.values(options).some(({ asked }) => asked))?.id ?? '';

test('a table with all its cards', LAPTOP, async ({ page }) => {
  await show(page, again(wonGame('potocki'), 9));
  expect(await faults(page)).toEqual([]);
});

for (const [lang, colorScheme, remainder, tag] of [
  ['ru', 'light', 0, LAPTOP],
  ['en', 'dark', 1, PHONE],
] as const) {
  test.describe(`${lang}, ${colorScheme}`, () => {
    test.use({ locale: lang, colorScheme });

    // Languages and lights in turn: every table is seen in one of the four, every kind of table in all.
    test('tables, with a card taken up', LAPTOP, async ({ page }) => {
      for (const [i, { id }] of patiences.entries()) {
        if (i % 2 !== remainder) continue;
        await page.emulateMedia({ colorScheme: i % 4 < 2 ? 'light' : 'dark' });
        await show(page, playSome(deal(id, 3), 8), lang);
        await tabToTable(page);
        await page.keyboard.press('Enter');
        expect(await faults(page, 'html', CARDS), id).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('pages over the table', tag, async ({ page }) => {
      await show(page, again(wonGame('potocki'), 9), lang);
      for (const hash of Object.keys(PAGES)) {
        await turnTo(page, hash);
        expect(await faults(page, 'dialog[open]'), hash).toEqual([]);
      }
    });

    test('result, refusal and questions', LAPTOP, async ({ page }) => {
      await show(page, playFirst(deal('vorozhba', 1)), lang);
      await expect(page.getByTestId('result')).toBeVisible();
      expect(await faults(page, 'html', CARDS)).toEqual([]);
      const stock = again(playSome(deal('will-it-come-true', 5), 4));
      await show(page, stock, lang);
      const waste = stock.game.rules.piles.findIndex(({ role }) => role === 'waste');
      await page.locator(`[data-pile="${waste}"]`).press('Enter');
      await expect(page.getByTestId('toast')).toBeVisible();
      expect(await faults(page, 'html', CARDS)).toEqual([]);
      // Which of several moves; and what a patience asks before the deal.
      const aces = deal('potocki', 7);
      await show(page, aces, lang);
      await page.locator(`[data-pile="${toOf(aces.legal().at(0))}"]`).press('Enter');
      const question = page.getByTestId('question');
      await expect(question.locator('.choices button').first()).toBeVisible();
      expect(await faults(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await show(page, deal(ASKING, 7), lang);
      await page.getByTestId('new-deal').click();
      await expect(question.locator('.choices button').first()).toBeVisible();
      expect(await faults(page, 'dialog[open]')).toEqual([]);
    });
  });
}
