import type { Page } from '@playwright/test';
import { patiences } from 'pasyans';
import { again, deal, playFirst, wonGame } from './kit/games.ts';
import { TAPS, touching } from './kit/hands.ts';
import { measure, placesOf } from './kit/measure.ts';
import { show } from './kit/show.ts';
import { expectAt, expectCards, make, resize } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Everything fits, from the smallest phone to the largest screen. */

const SIZES = [
  [320, 568],
  [360, 740],
  [640, 360],
  [740, 360],
  [844, 390],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
] as const;

/** Pixels: what a finger hits. */
const FINGER = 44;
/** Pixels: no card is narrower. */
const NARROWEST = 33;

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of SIZES) {
    test(`all patiences lie within ${width} x ${height}`, LAPTOP, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('.');
      // On a phone on its side every pixel of height is the cards': there the deal's number is a line of text that can be pressed.
      const finger = height < 500 ? 24 : FINGER;
      for (const { id } of patiences) {
        // Piles grow while one plays; large screens have room for that anyway.
        for (const session of width < 1000 ? [deal(id, 3), playFirst(deal(id, 3), 25)] : [playFirst(deal(id, 3), 25)]) {
          await show(page, session);
          const { cardWidth, ...wrong } = await measure(page, placesOf(session), finger);
          expect(wrong, id).toEqual({ outside: [], sideways: 0, overlaps: [], small: [], unreadable: [], buried: [] });
          expect(cardWidth, id).toBeGreaterThanOrEqual(NARROWEST);
        }
      }
    });
  }

  for (const lang of ['ru', 'en'] as const) {
    test.describe(lang, () => {
      test.use({ locale: lang });

      test('panels fit the smallest phone, and can be closed', PHONE, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 568 });
        await show(page, again(wonGame('potocki'), 9), lang);
        for (const panel of ['menu', 'chooser', 'rules', 'rules/wish', 'settings', 'options', 'deal', 'keys', 'record', 'moves']) {
          await page.goto(`./#/${panel}`);
          await expectPanelFits(page, panel);
          await page.locator('dialog[open]').getByTestId('close').tap();
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        }
      });
    });
  }
});

async function expectPanelFits(page: Page, panel: string): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  if (panel.startsWith('rules')) await expect(dialog.locator('.rule-list').first()).toBeVisible();
  // The cross stays within reach however far one has read.
  for (const to of [1e6, 0]) {
    await dialog.evaluate((e, top) => e.scrollTo({ top }), to);
    const shown = await dialog.evaluate((e, least) => {
      const [outer, cross] = [e, e.querySelector('[data-testid="close"]') as Element].map((one) => one.getBoundingClientRect());
      const { left, top, right, bottom } = outer as DOMRect;
      const at = cross as DOMRect;
      const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('[data-testid="close"]');
      return {
        within: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        sideways: e.scrollWidth - e.clientWidth,
        cross: hit !== null && hit !== undefined,
        finger: Math.min(at.width, at.height) >= least,
      };
    }, FINGER);
    expect(shown, panel).toEqual({ within: true, sideways: 0, cross: true, finger: true });
  }
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
