import type { Page } from '@playwright/test';
import type { Lang, Session } from 'pasyans';
import { linkTo } from './games.ts';
import { expectAt, nextFrames } from './table.ts';

/** Puts a game on the table by its link, whatever lay there before, and waits until it is drawn. */
export async function show(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  await page.goto(linkTo(session));
  await expectShown(page, session, lang);
}

/** The table shows the session, and it is drawn. */
export async function expectShown(page: Page, session: Session, lang: Lang = 'ru'): Promise<void> {
  await expectAt(page, session, lang);
  await nextFrames(page);
}
