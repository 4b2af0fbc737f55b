import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findPatience, type Lang, parseLink, parseSeal, type Session } from 'pasyans';
import { faults } from './kit/faults.ts';
import { namesOf, playFirst } from './kit/games.ts';
import { names, nextFrames, said } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** A whole ritual: the wish, the sealed cards, the answer, the opened seal and its check. */

const WISH = { ru: 'Чтобы письмо пришло до зимы', en: 'That the letter may come before winter' };
const WORDS = {
  ru: { title: 'Желание', sealed: 'под печатью', fits: 'Печать подлинная', misfits: 'Печать не сходится', wished: 'Загадано:' },
  en: { title: 'Wish', sealed: 'under seal', fits: 'The seal is genuine', misfits: 'The seal does not fit', wished: 'The wish:' },
};

/** The ways of pressing what is on the page. */
interface Way {
  /** `force`: though it is switched off. */
  press(page: Page, testId: string, force?: boolean): Promise<void>;
  write(page: Page, text: string): Promise<void>;
  step(page: Page): Promise<void>;
  /** To the end, the rest at once. */
  finish(page: Page): Promise<void>;
}

const TOUCH: Way = {
  press: (page, id, force = false) => page.getByTestId(id).tap({ force }),
  write: async (page, text) => {
    await page.locator('#wish-text').tap();
    await page.keyboard.insertText(text);
  },
  step: (page) => page.locator('[data-pile]').first().tap(),
  finish: async (page) => {
    await TOUCH.press(page, 'run-out');
    await TOUCH.step(page);
  },
};

const KEYS: Way = {
  press: async (page, id) => {
    await page.getByTestId(id).focus();
    await page.keyboard.press('Enter');
  },
  write: async (page, text) => {
    for (let n = 0; n < 20; n++) {
      if (await page.locator('#wish-text').evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(text);
  },
  step: (page) => page.keyboard.press('Space'),
  finish: async (page) => {
    await page.keyboard.press('e');
    await page.keyboard.press('e');
  },
};

for (const lang of ['ru', 'en'] as const) {
  test.describe(() => {
    test.use({ locale: lang === 'ru' ? 'ru-RU' : 'en-GB' });

    test(`the whole ritual, with a reload in the middle (${lang})`, lang === 'ru' ? PHONE : LAPTOP, async ({ page, isMobile }) => {
      const way = isMobile ? TOUCH : KEYS;
      const words = WORDS[lang];
      await page.goto('./#v=1&p=wish&r=1&d=5&s=1');
      await expect(page.getByTestId('title')).toContainText(words.title);
      await way.press(page, 'make-wish');
      await expect(page).toHaveURL(/#\/ritual$/);
      const seal = await page.getByTestId('seal').getAttribute('data-seal');
      expect(seal).toMatch(/^[0-9a-f]{64}$/);
      await expect(page.getByTestId('seal')).toContainText(`${seal?.slice(0, 4)} ${seal?.slice(4, 8)} ${seal?.slice(8, 12)}`);
      expect(await faults(page, 'dialog[open]')).toEqual([]);
      await way.write(page, WISH[lang]);
      await way.press(page, 'begin');
      await expect(page.getByTestId('wish-panel')).toHaveCount(0);
      await expect(page.getByTestId('deal')).toHaveText(words.sealed);
      for (let n = 0; n < 3; n++) await way.step(page);
      await page.reload();
      await expect(page.getByTestId('deal')).toHaveText(words.sealed);
      await expectUndoRefused(page, way);
      await way.press(page, 'deal');
      await expect(page.getByTestId('seal')).toHaveAttribute('data-seal', seal ?? '');
      await way.press(page, 'close');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      const during = await page.content();
      await way.finish(page);
      await expect(page.getByTestId('ritual-end')).toContainText(`${words.wished} ${WISH[lang]}`);
      const line = (await page.getByTestId('seal-opened').textContent()) ?? '';
      expect(createHash('sha256').update(line).digest('hex')).toBe(seal);
      const session = dealOf(line);
      expect(during).not.toContain(String(session.deal.id));
      await expect(page.getByTestId('ritual-end')).toContainText(String(session.deal.id));
      await expect.poll(() => names(page)).toEqual(namesOf(playFirst(session), lang));
      await checkOnThePage(page, way, lang);
      await page.goto('./#/journal');
      await expect(page.getByTestId('journal-entry')).toContainText(WISH[lang]);
      await page.getByTestId('journal-seal').locator('summary').click();
      await expect(page.getByTestId('journal-seal')).toContainText(line);
    });
  });
}

/** The deal that an opened seal names. */
function dealOf(line: string): Session {
  const seal = parseSeal(line);
  const read = seal.ok ? parseLink(seal.value.link, findPatience) : seal;
  if (!read.ok) throw new Error(`no deal in ${line}`);
  return read.value.session;
}

/** Nothing is taken back, and the page says so once, for eye and ear. */
async function expectUndoRefused(page: Page, way: Way): Promise<void> {
  const before = await names(page);
  await way.press(page, 'undo', true);
  await expect(page.getByTestId('toast')).toBeVisible();
  await expect.poll(() => said(page)).toBe(((await page.getByTestId('toast').textContent()) ?? '').trim());
  await nextFrames(page);
  expect(await names(page)).toEqual(before);
}

async function checkOnThePage(page: Page, way: Way, lang: Lang): Promise<void> {
  const words = WORDS[lang];
  await way.press(page, 'check-seal');
  await expect(page.getByTestId('seal-content')).not.toHaveValue('');
  await way.press(page, 'seal-check');
  await expect(page.getByTestId('seal-answer')).toContainText(words.fits);
  expect(await faults(page, 'dialog[open]')).toEqual([]);
  const whole = await page.getByTestId('seal-hash').inputValue();
  await page.getByTestId('seal-hash').fill(whole.slice(0, 8).toUpperCase());
  await way.press(page, 'seal-check');
  await expect(page.getByTestId('seal-answer')).toContainText(words.fits);
  const line = await page.getByTestId('seal-content').inputValue();
  await page.getByTestId('seal-content').fill(line.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')));
  await way.press(page, 'seal-check');
  await expect(page.getByTestId('seal-answer')).toContainText(words.misfits);
}

test('the command of the page reckons what the page shows', LAPTOP, async ({ page }) => {
  await page.goto('./#/seal');
  const command = (await page.getByTestId('seal-command').textContent()) ?? '';
  const [, line = ''] = /^printf %s '(.*)' \| sha256sum$/.exec(command) ?? [];
  expect(parseSeal(line).ok).toBe(true);
  await page.getByTestId('seal-hash').fill(createHash('sha256').update(line).digest('hex'));
  await page.getByTestId('seal-content').fill(line);
  await page.getByTestId('seal-check').click();
  await expect(page.getByTestId('seal-answer')).toContainText(WORDS.ru.fits);
});
