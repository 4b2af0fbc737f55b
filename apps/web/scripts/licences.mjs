// Gathers the licences of all that the built app contains: their terms ask that the texts go where the code goes.
//
//   node apps/web/scripts/licences.mjs   print them

import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Code in the page and in its service worker; the typefaces have a file of their own beside this one. */
export const BUNDLED = [
  '@preact/signals',
  '@preact/signals-core',
  'idb',
  'preact',
  'pure-rand',
  'valibot',
  'vite',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const SCRIPT = fileURLToPath(import.meta.url);
const ROOT = join(dirname(SCRIPT), '../../..');
const LICENCE_FILE = /^licen[cs]e(\.(md|txt))?$/i;

// The packer tells in the same file what it is packed from itself; of that nothing gets into the page.
const REST = /\n#+ Licenses of bundled dependencies[\s\S]*/;

/** The licence of the app itself and of every bundled package, in full. Rejects when one is missing. */
export async function licenceTexts() {
  const parts = [await part('Pasyans', ROOT)];
  for (const name of BUNDLED) {
    const home = await homeOf(name);
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
    parts.push(await part(`${name} ${version}`, home));
  }
  return parts.join(`\n\n${'-'.repeat(72)}\n\n`);
}

async function part(title, home) {
  const name = (await readdir(home)).find((file) => LICENCE_FILE.test(file));
  if (!name) throw new Error(`licences: ${title} has no licence file`);
  const text = await readFile(join(home, name), 'utf8');
  return `${title}\n${'='.repeat(title.length)}\n\n${text.replace(REST, '').trim()}\n`;
}

/** Where a package lies. Not every one lets its package.json be resolved, so the folders are looked through. */
async function homeOf(name) {
  for (const folder of createRequire(SCRIPT).resolve.paths(name) ?? []) {
    const home = join(folder, name);
    const found = await readFile(join(home, 'package.json')).catch(() => undefined);
    if (found) return home;
  }
  throw new Error(`licences: ${name} is not installed`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(await licenceTexts());
