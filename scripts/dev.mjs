// `npm run dev`: the web app from its sources, reloading on every edit. Further arguments go to Vite (`-- --port 5000`).

import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { endWithNpm } from './lib/orphan.mjs';
import { show, TOOL } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  endWithNpm();
  process.exitCode = await show([TOOL.vite, 'apps/web', ...process.argv.slice(2)]);
});
