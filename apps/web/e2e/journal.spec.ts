import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import type { Lang, Session } from 'pasyans';
import { faults } from './kit/faults.ts';
import { again, deal, playFirst, wonGame } from './kit/games.ts';
import { touching } from './kit/hands.ts';
import { rows } from './kit/shelf.ts';
import { expectAt, make, open } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** The journal: what is over is in it once, is counted right, and goes from device to device. */

const WISH = 'wish';
const MARRIAGE = 'royal-marriage';

const WORDS: Readonly<Record<Lang, Readonly<Record<'journal' | 'statistics', string>>>> = {
  ru: { journal: 'Дневник', statistics: 'Статистика' },
  en: { journal: 'Journal', statistics: 'Statistics' },
};

/** Opens one of the two pages by the menu. */
async function go(page: Page, name: 'journal' | 'statistics', lang: Lang = 'ru'): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId(`menu-${name}`).click();
  await expect(page.getByTestId(`${name}-panel`).getByRole('heading', { level: 2 })).toHaveText(WORDS[lang][name]);
}

async function close(page: Page, name: 'journal' | 'statistics'): Promise<void> {
  await page.getByTestId(`${name}-panel`).getByTestId('close').click();
  await expect(page.getByTestId(`${name}-panel`)).toHaveCount(0);
}

/** Plays a patience without choice from the deal to its end, the rest at once. */
async function runOut(page: Page, number: number): Promise<Session> {
  await open(page, deal(WISH, number));
  await page.getByTestId('run-out').click();
  await page.getByTestId('step').click();
  const whole = playFirst(deal(WISH, number));
  await expectAt(page, whole);
  return whole;
}

/** Plays a won game from the deal to its end, move by move. */
async function playWon(page: Page, isMobile: boolean): Promise<Session> {
  const whole = wonGame(MARRIAGE);
  await open(page, again(whole, 0));
  const here = again(whole, 0);
  for (const m of whole.moves) {
    await make(page, touching(isMobile), m, here);
    here.play(m);
  }
  await expectAt(page, whole);
  return whole;
}

const entries = (page: Page) => page.getByTestId('journal-entry');
const inJournal = (page: Page, count: number) => expect.poll(async () => (await rows(page, 'journal')).length).toBe(count);

/** What the figures of a patience say. */
async function figures(page: Page, id: string): Promise<readonly string[]> {
  const one = page.getByTestId(`statistic-${id}`);
  return Promise.all(['plays', 'won', 'longest'].map(async (name) => (await one.getByTestId(`figure-${name}`).textContent()) ?? ''));
}

/** Empties the device's stores, as a new device has them. */
async function wipe(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('pasyans');
      request.onsuccess = () => done(request.result);
    });
    const work = db.transaction(['games', 'journal', 'struck'], 'readwrite');
    for (const store of ['games', 'journal', 'struck']) work.objectStore(store).clear();
    await new Promise((done) => {
      work.oncomplete = done;
    });
    db.close();
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Saves the journal and says where its file is. */
async function save(page: Page, info: TestInfo): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByTestId('journal-save').click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^pasyans-journal-\d{4}-\d\d-\d\d\.txt$/);
  const path = info.outputPath('journal.txt');
  await file.saveAs(path);
  return path;
}

test('two games are played, counted once, and go by file to a device that has none', PHONE, async ({ page, isMobile }, info) => {
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', 'to keep it');
      return true;
    };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  await page.goto('.');
  expect(await asked()).toBeNull();
  const wish = await runOut(page, 5);
  await expect.poll(asked).toBe('to keep it');
  const won = await playWon(page, isMobile);
  await inJournal(page, 2);
  await page.reload();
  await expectAt(page, won);

  await go(page, 'journal');
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toHaveAttribute('data-end', 'won');
  await expect(entries(page).first()).toContainText(won.game.patience.title.ru);
  await expect(entries(page).last()).toContainText(String(wish.deal.id));
  await expect(entries(page).last()).toContainText('Желание исполнится');
  expect(await faults(page, 'dialog')).toEqual([]);
  await page.getByTestId('journal-panel').getByRole('combobox').selectOption(WISH);
  await expect(entries(page)).toHaveCount(1);
  const file = await save(page, info);
  await close(page, 'journal');

  await go(page, 'statistics');
  await expect(page.getByTestId('luck-words')).toHaveCount(2);
  expect(await figures(page, MARRIAGE)).toEqual(['1', '1', '1']);
  expect((await figures(page, WISH))[0]).toBe('1');
  expect(await faults(page, 'dialog')).toEqual([]);

  await wipe(page);
  await page.goto('./#/journal');
  await page.reload();
  await expect(page.getByTestId('journal-empty')).toBeVisible();
  for (const fresh of [2, 0]) {
    await page.getByTestId('journal-open').setInputFiles(file);
    await expect(page.getByTestId('journal-note')).toContainText(`Новых записей: ${fresh}.`);
    await expect(entries(page)).toHaveCount(2);
  }
  await entries(page).first().getByTestId('journal-replay').click();
  await expectAt(page, won);
  await inJournal(page, 2);
});

test('another language has the same figures', LAPTOP, async ({ page }) => {
  await runOut(page, 5);
  await inJournal(page, 1);
  await runOut(page, 6);
  await inJournal(page, 2);
  await go(page, 'statistics');
  await expect(page.getByTestId('luck-words')).toBeVisible();
  const before = await figures(page, WISH);
  expect(before[0]).toBe('2');
  await close(page, 'statistics');
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-lang').click();
  await page.getByTestId('menu-panel').getByTestId('close').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await go(page, 'statistics', 'en');
  await expect(page.getByTestId('luck-words')).toContainText('Only luck decides here');
  expect(await figures(page, WISH)).toEqual(before);
});

test('a game struck out stays out of the journal, and can be put back at once', PHONE, async ({ page }) => {
  await runOut(page, 5);
  await inJournal(page, 1);
  await go(page, 'journal');
  const strike = page.getByTestId('journal-strike');
  await strike.click();
  await expect(page.getByTestId('journal-empty')).toBeVisible();
  await expect(page.getByTestId('journal-restore')).toBeFocused();
  await page.getByTestId('journal-restore').click();
  await expect(entries(page)).toHaveCount(1);
  await strike.click();
  await expect(page.getByTestId('journal-empty')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('journal-empty')).toBeVisible();
  expect(await rows(page, 'struck')).toHaveLength(1);
});

test('a damaged file changes nothing by itself, says what is amiss, and gives what is sound when asked', LAPTOP, async ({ page }, info) => {
  for (const number of [5, 6]) {
    await runOut(page, number);
    await inJournal(page, number - 4);
  }
  await go(page, 'journal');
  await expect(entries(page)).toHaveCount(2);
  const path = await save(page, info);
  await writeFile(path, (await readFile(path, 'utf8')).replace('"deal":5', '"deal":-5'));
  await wipe(page);
  await page.reload();
  await page.getByTestId('journal-open').setInputFiles(path);
  await expect(page.getByTestId('journal-note')).toContainText(/В строке \d неверно или пропущено «deal»/);
  expect(await rows(page, 'journal')).toEqual([]);
  await page.getByTestId('journal-take').click();
  await expect(entries(page)).toHaveCount(1);
  await page.getByTestId('journal-open').setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('<b>no journal</b>') });
  await expect(page.getByTestId('journal-note')).toContainText('Это не дневник');
  await expect(entries(page)).toHaveCount(1);
});

test('an end that could not be written is entered when the page is opened again', PHONE, async ({ page }) => {
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      if (sessionStorage.getItem('full')) throw new DOMException('full', 'QuotaExceededError');
      return add.apply(this, args);
    };
  });
  await page.goto('.');
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
  await runOut(page, 5);
  await expect(page.getByTestId('notice')).toHaveCount(1);
  await expect(page.getByTestId('notice')).toContainText('Место для сохранений кончилось');
  await page.getByTestId('notice').getByRole('button').last().click();
  await runOut(page, 6);
  await expect(page.getByTestId('notice')).toHaveCount(0);
  expect(await rows(page, 'journal')).toEqual([]);
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await page.reload();
  await inJournal(page, 2);
});

test('a journal that cannot be read is not shown as empty, and is there when it can', LAPTOP, async ({ page }) => {
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...args: Parameters<typeof getAll>) {
      if (this.name === 'journal' && sessionStorage.getItem('blind')) throw new DOMException('no', 'UnknownError');
      return getAll.apply(this, args);
    };
  });
  await runOut(page, 5);
  await inJournal(page, 1);
  await page.evaluate(() => sessionStorage.setItem('blind', 'yes'));
  await go(page, 'statistics');
  await expect(page.getByTestId('statistics-failed')).toBeVisible();
  await close(page, 'statistics');
  await go(page, 'journal');
  await expect(page.getByTestId('journal-failed')).toBeVisible();
  await expect(page.getByTestId('journal-empty')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.removeItem('blind'));
  await page.getByTestId('journal-failed').getByRole('button').click();
  await expect(entries(page)).toHaveCount(1);
});
