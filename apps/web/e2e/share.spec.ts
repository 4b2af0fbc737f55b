import type { Page } from '@playwright/test';
import { cardSign, faceOf, formatDealLink, formatLink } from 'pasyans';
import { faults } from './kit/faults.ts';
import { again, deal, playFirst, wonGame } from './kit/games.ts';
import { expectShown, show } from './kit/show.ts';
import { expectAt } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Telling a game, sending it, and laying it out with real cards. */

/** What browsers leave around a page. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const WILL = 'will-it-come-true';

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a game is told in a sentence, a picture and a link to the deal, the replay or the place', LAPTOP, async ({ page }) => {
    const whole = wonGame(WILL);
    await show(page, again(whole, 5));
    await page.goto('./#/record');
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    /** What is copied; it ends like this. */
    const copied = async (end: RegExp): Promise<string> => {
      await page.getByTestId('copy-text').click();
      await expect.poll(clipboard).toMatch(end);
      return clipboard();
    };
    const [sentence, picture, url = ''] = (await copied(/#\S+$/)).split('\n\n');
    expect(sentence).toBe(`Пасьянс «${whole.game.patience.title.ru}», расклад № ${whole.deal.id}: сыграно 5 ходов.`);
    expect(picture?.split('\n').map((line) => line[0])).toEqual(['♥', '♦', '♣', '♠']);
    expect(await faults(page, 'dialog[open]')).toEqual([]);
    await page.locator('input[value="deal"]').check({ force: true });
    await copied(new RegExp(`#${formatDealLink(whole)}$`));
    await page.locator('input[value="replay"]').check({ force: true });
    const link = formatLink(again(whole, 5), { at: 0 });
    const replay = (await copied(new RegExp(`#${link}$`))).split('\n\n').at(-1) ?? '';
    await page.goto(url);
    await expectShown(page, again(whole, 5));
    await page.goto(replay);
    await expectShown(page, again(whole, 0));
    for (let n = 0; n < 5; n++) await page.getByTestId('redo').click();
    await expectAt(page, again(whole, 5));
  });
});

test("a phone's own sheet gets the words and the address", PHONE, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { what }) });
  });
  const whole = playFirst(deal('wish', 16));
  await show(page, whole);
  await page.goto('./#/record');
  await page.getByTestId('share-sheet').tap();
  const shared = () => page.evaluate(() => (window as unknown as { what?: ShareData }).what);
  await expect.poll(shared).toBeDefined();
  const what = (await shared()) as ShareData;
  expect(what.text).toMatch(/^Пасьянс «Желание», расклад № 16: сошёлся\./);
  expect(what.url).toContain('d=16&');
});

test('a deal on paper names the pack from the top, and is printed alone', LAPTOP, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  const session = deal('potocki', 325);
  await show(page, session);
  await page.goto('./#/paper');
  await expect(page.getByTestId('pack-list')).toBeVisible();
  const listed = (await page.getByTestId('pack-list').locator('li').allTextContents()).join(' ').split(' ');
  expect(listed).toEqual(session.deal.cards.map((card) => cardSign(faceOf(card), 'ru')));
  expect(await faults(page, 'dialog[open]')).toEqual([]);
  await page.getByTestId('print').click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed?: boolean }).printed)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.table')).toBeHidden();
  await expect(page.getByTestId('print')).toBeHidden();
  await expect(page.getByTestId('pack-list')).toBeVisible();
});

test('rules are printed whole, without what is only for the screen', LAPTOP, async ({ page }) => {
  await page.goto('./#/rules/wish');
  await expect(page.locator('.rule-list').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.table')).toBeHidden();
  await expect(page.getByTestId('close')).toBeHidden();
  const sheet = page.locator('dialog[open]');
  const cut = await sheet.evaluate((e) => e.scrollHeight - e.clientHeight);
  expect(cut).toBe(0);
  // Black on white whatever the theme, and nothing to press that paper could not open.
  for (const theme of ['dark', 'light', 'contrast']) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(sheet.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  await expect(sheet.locator('summary').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  expect(await sheets(page)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // Where no page lies open the table is printed.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.table')).toBeVisible();
});

/** How many sheets of paper the browser prints. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: MARGIN });
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}

test('a deal of a great many piles takes one sheet', LAPTOP, async ({ page }) => {
  await show(page, deal('potocki', 325));
  await page.goto('./#/paper');
  await expect(page.getByTestId('laid-out').locator('li')).toHaveCount(52);
  expect(await sheets(page)).toBe(1);
});
