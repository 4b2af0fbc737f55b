import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Turns a switch of the settings, or makes a choice there. */
export async function set(page: Page, label: string): Promise<void> {
  await page.goto('./#/settings');
  const panel = page.getByTestId('settings-panel');
  await panel
    .locator('label')
    .filter({ hasText: new RegExp(`^\\s*${label}`) })
    .first()
    .click();
  await panel.getByTestId('close').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}
