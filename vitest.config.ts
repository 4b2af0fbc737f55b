import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Most tests read the library's source through its private condition, so they need no build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Files of one project share a worker and what it has loaded: half of the time was loading the engine, or a page, for each file anew. */
const shared = { isolate: false } as const;

const browser = {
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'preact' } },
};
const WEB = ['apps/web/src/**/*.test.{ts,tsx}'];
/** These need a page of their own: they replace what is imported, or what the page is. */
const APART = ['apps/web/src/rehearsal.test.ts', 'apps/web/src/ctrl/{loading,ritual,route}.test.ts', 'apps/web/src/table/flights.test.ts'];

/** Milliseconds. A limit against tests that never end; a slow machine is no failure. */
const PATIENT = 60_000;

export default defineConfig({
  ...source,
  test: {
    // Every core: left to itself it leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
    globalSetup: root('scripts/vitest-temp.mjs'),
    projects: [
      {
        ...source,
        test: { name: 'lib', environment: 'node', ...shared, include: ['packages/pasyans/src/**/*.test.ts'], testTimeout: PATIENT },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          ...shared,
          include: ['test/**/*.test.ts'],
          // The library as it is shipped: built, and loaded by Node itself it plays four times as fast as when its source is read.
          globalSetup: root('scripts/vitest-build-cli.mjs'),
          server: { deps: { external: [/\/packages\/pasyans\/dist\//] } },
          testTimeout: 2 * PATIENT,
        },
      },
      {
        ...source,
        test: {
          name: 'cli',
          environment: 'node',
          ...shared,
          include: ['apps/cli/**/*.test.ts'],
          // The terminal program is tested as it ships: built.
          globalSetup: root('scripts/vitest-build-cli.mjs'),
          testTimeout: PATIENT,
        },
      },
      { ...browser, test: { name: 'web', environment: 'happy-dom', ...shared, include: WEB, exclude: APART, testTimeout: PATIENT } },
      { ...browser, test: { name: 'web-apart', environment: 'happy-dom', include: APART, testTimeout: PATIENT } },
      { test: { name: 'scripts', environment: 'node', ...shared, include: ['scripts/**/*.test.mjs'], testTimeout: PATIENT } },
    ],
  },
});
