import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds amiss in a part of the page, in short. The pictures of a hundred cards take it a quarter of a minute: where they are
 * looked at elsewhere, `without` leaves them out.
 */
export async function faults(page: Page, within = 'html', without?: string): Promise<readonly string[]> {
  // The page has no frames: it is looked at where it is, without another page for putting results together.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
