import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Most tests read the library's source through its private condition, so they need no build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/**
 * Files of one project share a worker and what it has loaded: a third of the time was loading the engine for each file anew. Not so
 * in the browser app, whose tests change the page and what is imported.
 */
const shared = { isolate: false } as const;

/** Milliseconds. A limit against tests that never end; a slow machine is no failure. */
const PATIENT = 60_000;

export default defineConfig({
  ...source,
  test: {
    // Every core: left to itself it leaves one idle, which is half of a small machine.
    maxWorkers: '100%',
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
      {
        resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: { name: 'web', environment: 'happy-dom', include: ['apps/web/src/**/*.test.{ts,tsx}'], testTimeout: PATIENT },
      },
      { test: { name: 'scripts', environment: 'node', ...shared, include: ['scripts/**/*.test.mjs'], testTimeout: PATIENT } },
    ],
  },
});
