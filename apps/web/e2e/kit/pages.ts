import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Every page that lies over the table, by its address, and what is there once it is whole. */
export const PAGES: Readonly<Record<string, string>> = {
  menu: '[data-testid="menu-lang"]',
  chooser: '.patience',
  rules: '.rule-list',
  'rules/wish/R99': '[data-testid="no-such-rule"]',
  settings: 'input[type="radio"]',
  options: '[data-testid="options-deal"]',
  deal: '[data-testid="next-deal"]',
  keys: 'kbd',
  record: '[data-testid="copy-link"]',
  moves: 'summary',
  marks: 'input',
  odds: '.share-list',
  'odds/egyptian-pyramid': '.odds-table',
  'odds/vorozhba': '.odds-table',
  today: '[data-testid="today-lay"]',
  journal: '[data-testid="journal-empty"]',
  statistics: '[data-testid="statistics-empty"]',
  'ritual/wish': '[data-testid="seal"]',
  ritual: '.dialog-inside p',
  seal: '[data-testid="seal-command"]',
  paper: '[data-testid="pack-list"]',
  'layout/will-it-come-true': '[data-testid="layout-start"]',
};

/** Goes to a page without loading the app anew, and waits until it is whole; all that can be unfolded is. */
export async function turnTo(page: Page, hash: string): Promise<Locator> {
  await page.goto(`./#/${hash}`);
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator(PAGES[hash] as string).first(), hash).toBeVisible();
  await dialog.evaluate((e) => {
    for (const details of e.querySelectorAll('details')) details.open = true;
  });
  return dialog;
}
