import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'];

const STILL = { reducedMotion: 'reduce' } as const;

export default defineConfig({
  testDir: 'e2e',
  outputDir: fileURLToPath(new URL('../../test-results/browser', import.meta.url)),
  // Serves the built app as `npm start` does and says where: what is tested is what is shipped.
  globalSetup: './e2e/serve.ts',
  fullyParallel: true,
  workers: 2,
  // No test depends on the time taken: a loaded machine gets all it needs.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env['CI'],
  // `npm test` names the JSON report's file by PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: process.env['PASYANS_URL'],
    locale: 'ru-RU',
    // Else every test fills a cache with the whole app; those about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    // Traces cost more than the tests themselves: `--trace on` asks for them.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // Frames are drawn by the processor here and cost more than all else: cards fly only where a test asks for it (FLYING).
    {
      name: 'laptop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1366, height: 768 }, contextOptions: STILL },
    },
    {
      name: 'phone',
      grepInvert: /@laptop/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, contextOptions: STILL },
    },
  ],
});
