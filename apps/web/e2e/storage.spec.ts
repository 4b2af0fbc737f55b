import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { again, deal, readRecord, wonGame } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { expectKept, putRows, rows } from './kit/shelf.ts';
import { dealShown, expectAt, follow, open } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Damaged, full and missing storage: one clear word about it, and play goes on. */

const POTOCKI = 'potocki';
const WILL = 'will-it-come-true';

/** One message, put away like any other; it does not come back. */
async function expectOneNotice(page: Page, text: string): Promise<void> {
  const notice = page.getByTestId('notice');
  await expect(notice).toContainText(text);
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button').last().click();
}

test('a damaged save is laid aside with a message; the other games stay', LAPTOP, async ({ page }) => {
  const [kept, hurt] = [again(wonGame(POTOCKI), 9), again(wonGame(WILL), 7)];
  await open(page, kept);
  await expectKept(page, kept);
  await open(page, hurt);
  const row = await expectKept(page, hurt);
  await putRows(page, [{ ...row, record: 'pasyans 1\nmoves: nonsense', before: undefined }]);
  await page.reload();
  await expect(page.getByTestId('notice')).toHaveCount(1);
  await expect(page.getByTestId('notice')).toContainText('повреждена');
  await expectAt(page, deal(WILL, await dealShown(page)));
  await expect.poll(async () => (await rows(page, 'aside')).length).toBe(1);
  await page.getByTestId('notice').getByRole('button').last().click();
  await page.getByTestId('title').click();
  await page.getByTestId('resume').click();
  await expectAt(page, kept);
  await page.reload();
  await expectAt(page, kept);
  await expect(page.getByTestId('notice')).toHaveCount(0);
});

test('a damaged last save falls back to the one before, and says so', PHONE, async ({ page, isMobile }) => {
  const here = again(wonGame(WILL), 7);
  await open(page, here);
  await follow(page, touching(isMobile), again(here), wonGame(WILL).moves.slice(7, 8));
  const row = await expectKept(page, again(wonGame(WILL), 8));
  await putRows(page, [{ ...row, record: row.record.slice(0, 60) }]);
  await page.reload();
  await expect(page.getByTestId('notice')).toContainText('предыдущему');
  await expectAt(page, here);
});

test('rows that are no games are laid aside once and do no harm', LAPTOP, async ({ page }) => {
  const here = again(wonGame(WILL), 7);
  await open(page, here);
  await expectKept(page, here);
  await putRows(page, [{ id: 'strange', junk: 1 }, { id: 'other' }]);
  for (let n = 0; n < 2; n++) {
    await page.reload();
    await expectAt(page, here);
  }
  await expect.poll(async () => (await rows(page, 'aside')).length).toBe(2);
  expect((await rows(page)).map(({ id }) => id)).not.toContain('strange');
});

test('damaged settings and copies fall back to what is sound', PHONE, async ({ page }) => {
  const here = again(wonGame(WILL), 7);
  await open(page, here);
  await expectKept(page, here);
  await page.evaluate(() => {
    localStorage.setItem('pasyans.settings', '{"lang":"xx","cloth":"blue","options":7,');
    localStorage.setItem('pasyans.game.broken', '{');
    localStorage.setItem('pasyans.last', '\u0000');
    localStorage.setItem('pasyans.opening', 'many tries');
  });
  await page.reload();
  await expectAt(page, here);
  await page.evaluate(() => localStorage.setItem('pasyans.settings', '{"lang":"xx","cloth":"blue"}'));
  await page.reload();
  await expectAt(page, here);
  await expect(page.locator('html')).toHaveAttribute('data-cloth', 'blue');
});

test('without any storage one message is shown and play goes on', LAPTOP, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const whole = wonGame(WILL);
  await open(page, deal(WILL, whole.deal.id ?? 0));
  await expectOneNotice(page, 'не даёт хранить');
  await follow(page, touching(isMobile), again(whole, 0), whole.moves.slice(0, 6));
  await expect(page.getByTestId('notice')).toHaveCount(0);
});

test('with full storage one message is shown and play goes on', PHONE, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
  const whole = wonGame(WILL);
  await open(page, deal(WILL, whole.deal.id ?? 0));
  await expectOneNotice(page, 'Место для сохранений кончилось');
  await follow(page, touching(isMobile), again(whole, 0), whole.moves.slice(0, 6));
  await expect(page.getByTestId('notice')).toHaveCount(0);
});

test(
  'a game that breaks the page is left alone at the fourth try, can be tried again, and be taken elsewhere unopened',
  LAPTOP,
  async ({ page }) => {
    const here = again(wonGame(WILL), 7);
    await open(page, here);
    const { id } = await expectKept(page, here);
    const notice = page.getByTestId('notice');
    const openBroken = async (): Promise<void> => {
      await page.evaluate((name) => localStorage.setItem('pasyans.opening', `${name} 2`), id);
      await page.reload();
      await expect(notice).toContainText('не открылась');
    };
    await openBroken();
    await notice.getByRole('button', { name: 'Открыть ещё раз' }).click();
    await expectAt(page, here);
    await openBroken();
    const coming = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Скачать запись' }).click();
    expect(readRecord(await readFile(await (await coming).path(), 'utf8')).moves).toEqual(here.moves);
  },
);
