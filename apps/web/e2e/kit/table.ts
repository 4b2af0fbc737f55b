import type { Page } from '@playwright/test';
import {
  CARRY,
  DISCARD,
  DRAW,
  discardedPiles,
  fromOf,
  kindOf,
  type Lang,
  type Move,
  OPEN,
  RECYCLE,
  REDEAL,
  type Session,
  toOf,
} from 'pasyans';
import { linkTo, namesOf } from './games.ts';
import { expect } from './test.ts';

/** The page as a player uses it. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One way of playing: how a pile is touched, how a card is carried. */
export interface Hand {
  touch(page: Page, pile: number): Promise<void>;
  carry(page: Page, from: number, to: number): Promise<void>;
}

/** Opens the game of a session at the place where the session stands, or after `depth` of its moves. */
export async function open(page: Page, session: Session, depth = session.here.depth): Promise<void> {
  await page.goto(linkTo(session, depth));
  await expect(page.getByTestId('deal')).toContainText(String(session.deal.id));
  await expect(page.getByTestId('title')).toContainText(session.game.patience.title.ru);
  await nextFrames(page);
}

/** The names of all piles, by number. */
export function names(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[data-pile]')].map((pile) => [
      pile.getAttribute('data-pile'),
      pile.getAttribute('aria-label'),
    ]);
    return Object.fromEntries(named);
  });
}

/** The table shows exactly the position of the session. */
export async function expectAt(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  const rows = session.game.rules.piles.some(({ fan }) => fan === 'wrap');
  const wanted = namesOf(session, lang);
  // In a row of loose cards every card has a name of its own; the other piles still have theirs.
  const named = Object.entries(wanted).filter(([pile]) => session.game.rules.piles[Number(pile)]?.fan !== 'wrap');
  const poll = expect.poll(() => names(page), { intervals: [0, 20, 50, 100] });
  await (rows ? poll.toMatchObject(Object.fromEntries(named)) : poll.toEqual(wanted));
}

/** Every card of the pack is on the table once, and the open ones are those of the session. */
export async function expectCards(page: Page, session: Session): Promise<void> {
  await expect(page.locator('.table .card')).toHaveCount(session.game.rules.pack.cards.length);
  const open = session
    .seen()
    .piles.flat()
    .filter(({ face }) => face !== undefined);
  await expect(page.locator('.table .card > .card-face:not(.was)')).toHaveCount(open.length);
}

/** The number of the deal on the table. */
export async function dealShown(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.getByTestId('deal').textContent()) ?? '')?.[0]);
}

/** The sentence of the live region. */
export async function said(page: Page): Promise<string> {
  return ((await page.getByTestId('said').textContent()) ?? '').replace(/\u00a0$/, '');
}

export async function centre(page: Page, pile: number): Promise<Point> {
  const point = await page.evaluate((p) => {
    const box = document.querySelector(`[data-pile="${p}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, pile);
  if (!point) throw new Error(`pile ${pile} is not shown`);
  return point;
}

/** Gives the page another size and waits until the table lies in it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrames(page);
}

/** What was asked of the page has been drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** A pile that is shown, whatever the patience. */
function firstPile(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('[data-pile]')?.getAttribute('data-pile')));
}

/** Makes a move as a player does. */
export async function make(page: Page, hand: Hand, m: Move): Promise<void> {
  switch (kindOf(m)) {
    case CARRY:
      return hand.carry(page, fromOf(m), toOf(m));
    case DRAW:
      return hand.touch(page, fromOf(m));
    case RECYCLE:
      return hand.touch(page, toOf(m));
    case REDEAL:
      return page.getByTestId('redeal').click();
    case DISCARD:
      for (const pile of discardedPiles(m)) await hand.touch(page, pile);
      return;
    case OPEN:
      return hand.touch(page, fromOf(m));
    default:
      return hand.touch(page, await firstPile(page));
  }
}

/** Plays the moves of a finished session one by one; after each the table must be where the library is. */
export async function follow(page: Page, hand: Hand, here: Session, moves: readonly Move[]): Promise<void> {
  for (const m of moves) {
    await make(page, hand, m);
    here.play(m);
    await expectAt(page, here);
  }
}
