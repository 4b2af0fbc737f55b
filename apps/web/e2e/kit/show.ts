import type { Page } from '@playwright/test';
import type { Lang, Session } from 'pasyans';
import { linkTo } from './games.ts';
import { expectAt, nextFrames } from './table.ts';
import { expect } from './test.ts';

/** Puts a game on the table by its link, whatever lay there before, and waits until it is drawn. */
export async function show(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  await page.goto(linkTo(session));
  await expectShown(page, session, lang);
}

/** The table shows the session, and it is drawn. */
export async function expectShown(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  // Two patiences may name their piles alike.
  await expect(page.getByTestId('title')).toContainText(session.game.patience.title[lang]);
  await expectAt(page, session, lang);
  await nextFrames(page);
}
