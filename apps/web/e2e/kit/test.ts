import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Quiet {
  /** Errors that the test itself brings about. */
  readonly expectedErrors: RegExp | undefined;
}

/** The test of this folder: an error on any page, or a breach of the page's own policy, fails it whatever else it shows. */
export const test = base.extend<Quiet>({
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors = errorsOf(context, expectedErrors);
    await use(context);
    expect(errors, 'errors on the page').toEqual([]);
  },
});

/** Listens to all pages of a context. A breach of the content security policy is an error in the console. */
function errorsOf(context: BrowserContext, expected: RegExp | undefined): readonly string[] {
  const errors: string[] = [];
  const note = (text: string): void => {
    if (!expected?.test(text)) errors.push(text);
  };
  context.on('weberror', (event) => note(String(event.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  return errors;
}

/** For `test.use`: cards fly although the laptop's tests do without. */
export const FLYING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Tests that need a mouse and room; all others run on the phone as well. */
export const LAPTOP = { tag: '@laptop' };
/** Tests that need a touch screen. */
export const PHONE = { tag: '@phone' };

export { expect };
