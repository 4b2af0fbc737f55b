import type { Page } from '@playwright/test';
import type { Lang, Session } from 'pasyans';
import { linkTo, namesOf } from './games.ts';
import { names, nextFrames } from './table.ts';
import { expect } from './test.ts';

/** Puts a game on the table by its link, whatever lay there before, and waits until it is drawn. */
export async function show(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  await page.goto(linkTo(session));
  await expectShown(page, session, lang);
}

/** The table shows the session. Rows whose cards have names of their own are left out. */
export async function expectShown(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  const { piles } = session.game.rules;
  const wanted = Object.entries(namesOf(session, lang)).filter(([pile]) => piles[Number(pile)]?.fan !== 'wrap');
  await expect.poll(() => names(page), { intervals: [0, 20, 50, 100] }).toMatchObject(Object.fromEntries(wanted));
  await nextFrames(page);
}
