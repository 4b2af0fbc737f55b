import { expect, type Page } from '@playwright/test';
import { kindOf, type Move, REDEAL, type Session } from 'pasyans';
import { KEYS } from './hands.ts';
import { make, nextFrames } from './table.ts';

/** A player who hears the page and sees nothing. */

/** The sentences since the last time it was asked. With a part of the last one it waits for it: words may have to be fetched first. */
export type Heard = (part?: string) => Promise<readonly string[]>;

/** Notes every sentence of the live regions from now on: after the one about the game that a link has opened, if one has. */
export async function listen(page: Page, { opened = true } = {}): Promise<Heard> {
  // Its words are fetched only then, and come when they come.
  if (opened) await expect(page.getByTestId('said')).not.toHaveText('');
  await page.evaluate(() => {
    const heard: string[] = [];
    const said = new WeakMap<Element, string>();
    const note = (): void => {
      for (const region of document.querySelectorAll('[aria-live]')) {
        const text = region.textContent ?? '';
        if (text !== (said.get(region) ?? '')) heard.push(text.replace(/\u00a0$/, ''));
        said.set(region, text);
      }
    };
    note();
    heard.length = 0;
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  return async (part) => {
    const noted = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    if (part === undefined) await nextFrames(page);
    else await expect.poll(async () => (await noted()).at(-1)?.includes(part), { message: `“${part}” is said` }).toBe(true);
    return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  };
}

/** What has the focus: its pane on the table, its name; `page` when nothing has. */
export function focus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    if (at === document.body) return 'page';
    return at.dataset['pane'] === undefined
      ? (at.dataset['testid'] ?? at.ariaLabel ?? at.textContent ?? at.tagName)
      : `pane ${at.dataset['pane']}`;
  });
}

/** Presses Tab until a button has the focus. */
export async function tabTo(page: Page, testid: string, back = false): Promise<void> {
  const button = page.getByTestId(testid);
  for (let n = 0; n < 90; n++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${testid}`);
}

/** Makes a move by keys; a redeal has a key of its own. */
export async function byKeys(page: Page, m: Move, here: Session): Promise<void> {
  if (kindOf(m) === REDEAL) await page.keyboard.press('d');
  else await make(page, KEYS, m, here);
}
