import type { Page } from '@playwright/test';
import type { Session } from 'pasyans';
import {
  again,
  deal,
  endedGame,
  OF_KINDS_WITHOUT_CHOICE,
  OF_OTHER_KINDS,
  playFirst,
  WITH_CHOICE,
  WITHOUT_CHOICE,
  wonGame,
} from './kit/games.ts';
import { CLICKS, draggingOn, KEYS, TAPS, touching } from './kit/hands.ts';
import { expectAt, expectCards, follow, type Hand, open } from './kit/table.ts';
import { expect, LAPTOP, PHONE, test } from './kit/test.ts';

/** Each patience played to its end, by each way of playing. */

async function expectEnd(page: Page, session: Session): Promise<void> {
  await expectAt(page, session);
  await expectCards(page, session);
  await expect(page.getByTestId('result')).toHaveAttribute('data-outcome', session.outcome()?.result ?? '');
}

/** Piles come and go while a patience runs: a click anywhere on the table is as good. */
async function clickCloth(page: Page): Promise<void> {
  const box = await page.locator('.table').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
}

for (const { id } of WITHOUT_CHOICE) {
  test(`${id}: to the end tap by tap`, PHONE, async ({ page }) => {
    const whole = playFirst(deal(id, 1));
    const here = deal(id, 1);
    await open(page, here);
    await expectAt(page, here);
    await follow(page, TAPS, here, whole.moves);
    await expectEnd(page, whole);
  });

  test(`${id}: to the end by the button, the rest at once by a click`, LAPTOP, async ({ page }) => {
    const whole = playFirst(deal(id, 4294967295));
    await open(page, deal(id, 4294967295));
    await page.getByTestId('run-out').click();
    await expect(page.getByTestId('stop')).toBeVisible();
    await clickCloth(page);
    await expectEnd(page, whole);
  });
}

test('a patience without choice, step by step with the space bar', LAPTOP, async ({ page }) => {
  const { id } = WITHOUT_CHOICE[0] as (typeof WITHOUT_CHOICE)[number];
  const here = deal(id, 2);
  const whole = playFirst(deal(id, 2));
  await open(page, here);
  for (const m of whole.moves) {
    await page.keyboard.press('Space');
    here.play(m);
    await expectAt(page, here);
  }
  await expectEnd(page, whole);
});

/** The last moves of games, to their end whatever it is. */
async function playEnds(page: Page, hand: Hand, ids: readonly string[], most = 12): Promise<void> {
  for (const id of ids) {
    const whole = endedGame(id);
    const here = again(whole, Math.max(0, whole.moves.length - most));
    await open(page, here);
    await follow(page, hand, here, whole.moves.slice(here.here.depth));
    await expectEnd(page, whole);
  }
}

const NOT_WON = [...OF_OTHER_KINDS, ...OF_KINDS_WITHOUT_CHOICE];

test('games of the other kinds to their end by dragging', LAPTOP, ({ page }) => playEnds(page, draggingOn(false), OF_OTHER_KINDS));
test('games of the other kinds to their end by a dragging finger', PHONE, ({ page }) => playEnds(page, draggingOn(true), OF_OTHER_KINDS));
test('games of the other kinds to their end by touching cards and places', PHONE, ({ page }) => playEnds(page, TAPS, OF_OTHER_KINDS));
test('games of the other kinds to their end by keys alone', LAPTOP, ({ page }) => playEnds(page, KEYS, NOT_WON));

test.describe('on the largest screen', () => {
  test.use({ viewport: { width: 3840, height: 2160 } });
  const every = [...WITH_CHOICE.map(({ id }) => id), ...OF_OTHER_KINDS];

  test('games of every kind to their end by dragging', LAPTOP, ({ page }) => playEnds(page, draggingOn(false), every, 6));
  test('games of every kind to their end by clicks', LAPTOP, ({ page }) => playEnds(page, CLICKS, every, 6));
  test('games of every kind to their end by keys alone', LAPTOP, ({ page }) =>
    playEnds(page, KEYS, [...every, ...OF_KINDS_WITHOUT_CHOICE], 6),
  );
});

/** One way plays the whole game; the others play its end, where every kind of move has come up. */
const LONG = 40;

/** The last `most` moves of a won game; by default all of them. */
async function playWon(page: Page, id: string, hand: Hand, most = Number.POSITIVE_INFINITY): Promise<void> {
  const whole = wonGame(id);
  const here = again(whole, Math.max(0, whole.moves.length - most));
  await open(page, here);
  await expectAt(page, here);
  await follow(page, hand, here, whole.moves.slice(here.here.depth));
  await expectEnd(page, whole);
}

for (const { id } of WITH_CHOICE) {
  test(`${id}: won by dragging`, ({ page, isMobile }) => playWon(page, id, draggingOn(isMobile), LONG));
  test(`${id}: won by touching card and place`, ({ page, isMobile }) => playWon(page, id, touching(isMobile), isMobile ? undefined : LONG));
  test(`${id}: won by keys alone`, LAPTOP, ({ page }) => playWon(page, id, KEYS, LONG));
}
