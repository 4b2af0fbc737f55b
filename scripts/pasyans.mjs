// `npm run -s pasyans -- …`: the terminal program, built when needed. Prints nothing of its own on stdout.

import { ensureCli } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { at } from './lib/paths.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureCli();
});
if (!process.exitCode) {
  // In this process: no second start of Node, and signals and exit codes are the program's own.
  // npm runs scripts in the clone's root; files are named from where the player stands, as the shell's `>` names them.
  if (process.env.npm_lifecycle_event === 'pasyans' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  // The clone's own book is read and written, not the copy that is shipped.
  process.env.PASYANS_BOOK ||= at('data/odds');
  process.argv[1] = at('apps/cli/dist/main.js');
  await import('../apps/cli/dist/main.js');
}
