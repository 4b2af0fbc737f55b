import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests read the library's source through its private condition, so they need no build. */
const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

export default defineConfig({
  ...source,
  test: {
    projects: [
      { ...source, test: { name: 'lib', environment: 'node', include: ['packages/pasyans/src/**/*.test.ts'] } },
      { ...source, test: { name: 'contract', environment: 'node', include: ['test/**/*.test.ts'], testTimeout: 60_000 } },
      {
        ...source,
        test: {
          name: 'cli',
          environment: 'node',
          include: ['apps/cli/**/*.test.ts'],
          // The terminal program is tested as it ships: built.
          globalSetup: root('scripts/vitest-build-cli.mjs'),
          testTimeout: 30_000,
        },
      },
      {
        resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: { name: 'web', environment: 'happy-dom', include: ['apps/web/src/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.mjs'] } },
    ],
  },
});
