// `node scripts/run-built.mjs [--web] SCRIPT ARGS…`: runs a script that uses the built library, terminal program (and web app).

import { pathToFileURL } from 'node:url';
import { ensureCli, ensureWeb } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { at } from './lib/paths.mjs';

const args = process.argv.slice(2);
const web = args[0] === '--web';
const [script, ...rest] = web ? args.slice(1) : args;

await main(async () => {
  if (script === undefined) throw new Error('run-built: which script?');
  await ensureInstalled();
  await ensureCli();
  if (web) await ensureWeb();
});
if (!process.exitCode) {
  process.argv.splice(1, process.argv.length, at(script), ...rest);
  await import(pathToFileURL(at(script)).href);
}
