// The size budget: what the page loads before anybody has touched anything, compressed as a web server would.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { at } from './lib/paths.mjs';

/** Bytes, gzip -9. 60 kB of script is a second on a slow phone line. */
export const BUDGET = { js: 60_000, css: 12_000 };

/** What the page asks for by itself before the table lies there: one of the languages, and the patience laid out for a newcomer. A browser test holds this true. */
export const AT_ONCE = {
  ru: ['src/i18n/ru.ts', '../../packages/pasyans/src/games/vorozhba.ts'],
  en: ['src/i18n/en.ts', '../../packages/pasyans/src/games/vorozhba.ts'],
};

/** The scripts and styles of the page's entry, of the modules fetched at once, and of all that these import. */
export function firstLoad(manifest, atOnce) {
  const files = { js: new Set(), css: new Set() };
  const seen = new Set();
  const add = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    files.js.add(file);
    for (const name of css) files.css.add(name);
    for (const name of imports) add(name);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(key);
  for (const key of atOnce) add(key);
  return { js: [...files.js], css: [...files.css] };
}

/** The manifest of the built page. */
export const builtManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dist = at('apps/web/dist');
  for (const [lang, atOnce] of Object.entries(AT_ONCE)) {
    const files = firstLoad(builtManifest(dist), atOnce);
    for (const [kind, budget] of Object.entries(BUDGET)) {
      const sizes = files[kind].map((file) => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length]);
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      console.log(`${kind}, ${lang}: ${total} of ${budget} bytes gzipped${total > budget ? ' — too much' : ''}`);
      for (const [file, size] of sizes) console.log(`  ${size}  ${file}`);
      if (total > budget) process.exitCode = 1;
    }
  }
}
