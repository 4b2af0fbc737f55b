import type { Locator, Page } from '@playwright/test';
import { patiences, type Session } from 'pasyans';
import { again, deal, OF_KINDS, playFirst, wonGame } from './kit/games.ts';
import { TAPS, touching } from './kit/hands.ts';
import { measure, placesOf } from './kit/measure.ts';
import { PAGES, turnTo } from './kit/pages.ts';
import { show } from './kit/show.ts';
import { expectAt, expectCards, make, resize } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Everything fits, from the smallest phone to the largest screen. */

/** That piles neither meet nor overflow in any window at all is a unit test of `geometry.ts`; here their words and the bars are there too. */
const SIZES = [
  [320, 568],
  [740, 360],
  [1366, 768],
] as const;
/** Between them, and beyond. */
const MORE_SIZES = [
  [360, 740],
  [640, 360],
  [844, 390],
  [1920, 1080],
  [3840, 2160],
] as const;

/** Pixels: what a finger hits. */
const FINGER = 44;
/** Pixels: no card is narrower. */
const NARROWEST = 33;

test.describe('at rest', () => {
  for (const [width, height] of SIZES) {
    test(`all patiences lie within ${width} x ${height}`, LAPTOP, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const { id } of patiences) {
        // Piles grow while one plays; large screens have room for that anyway.
        for (const session of width < 1000 ? [deal(id, 3), playFirst(deal(id, 3), 25)] : [playFirst(deal(id, 3), 25)]) {
          await show(page, session);
          await expectFits(page, session);
        }
      }
    });
  }

  test('one patience of each kind lies within all other windows', LAPTOP, async ({ page }) => {
    for (const id of OF_KINDS) {
      const session = playFirst(deal(id, 3), 25);
      await show(page, session);
      for (const [width, height] of MORE_SIZES) {
        await resize(page, width, height);
        await expectFits(page, session);
      }
    }
  });

  for (const lang of ['ru', 'en'] as const) {
    test.describe(lang, () => {
      test.use({ locale: lang });

      test('pages fit the smallest phone upright, every phone on its side, and can be closed', PHONE, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 568 });
        await show(page, again(wonGame('potocki'), 9), lang);
        for (const [i, hash] of Object.keys(PAGES).entries()) {
          const dialog = await turnTo(page, hash);
          await expectPageFits(dialog, hash);
          // Turned while it is open: the next one is measured first as this one now lies.
          await resize(page, i % 2 === 0 ? 740 : 320, i % 2 === 0 ? 360 : 568);
          await expectPageFits(dialog, hash);
          await dialog.getByTestId('close').tap();
          await expect(dialog).toHaveCount(0);
        }
      });
    });
  }

  test('pages do not stick out sideways on the largest screen', LAPTOP, async ({ page }) => {
    await page.setViewportSize({ width: 3840, height: 2160 });
    await show(page, again(wonGame('potocki'), 9));
    for (const hash of ['chooser', 'odds', 'odds/egyptian-pyramid', 'rules']) await expectPageFits(await turnTo(page, hash), hash);
  });
});

async function expectFits(page: Page, session: Session): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const where = `${session.game.patience.id} in ${width} x ${height}`;
  // On a phone on its side every pixel of height is the cards': there the deal's number is a line of text that can be pressed.
  const { cardWidth, ...wrong } = await measure(page, placesOf(session), height < 500 ? 24 : FINGER);
  expect(wrong, where).toEqual({ outside: [], sideways: 0, overlaps: [], small: [], unreadable: [], buried: [] });
  expect(cardWidth, where).toBeGreaterThanOrEqual(NARROWEST);
}

/** The page is within the window, and its cross within reach however far one has read. */
async function expectPageFits(dialog: Locator, hash: string): Promise<void> {
  const shown = await dialog.evaluate(async (e, least) => {
    await document.fonts.ready;
    const cross = e.querySelector('[data-testid="close"]') as Element;
    return [1e6, 0].map((top) => {
      e.scrollTo({ top, behavior: 'instant' });
      const [outer, at] = [e, cross].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('[data-testid="close"]');
      return {
        within: outer.left >= 0 && outer.top >= 0 && outer.right <= innerWidth && outer.bottom <= innerHeight,
        sideways: e.scrollWidth - e.clientWidth,
        cross: hit === cross,
        finger: Math.min(at.width, at.height) >= least,
      };
    });
  }, FINGER);
  const right = { within: true, sideways: 0, cross: true, finger: true };
  expect(shown, hash).toEqual([right, right]);
}

test('turning the device while cards fly keeps the game', async ({ page, isMobile }) => {
  const whole = wonGame('will-it-come-true');
  const here = again(whole, 0);
  const hand = isMobile ? TAPS : touching(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page, here);
  const turns = [
    [740, 360],
    [360, 740],
  ] as const;
  for (const [i, m] of whole.moves.slice(0, 8).entries()) {
    const [width, height] = turns[i % 2] as (typeof turns)[number];
    await make(page, hand, m, here);
    await resize(page, width, height);
    here.play(m);
    await expectAt(page, here);
    await expectCards(page, here);
    await expect(page.locator('.table [data-air]')).toHaveCount(0);
    const { outside, overlaps } = await measure(page, placesOf(here), 0);
    expect({ outside, overlaps }).toEqual({ outside: [], overlaps: [] });
  }
});
