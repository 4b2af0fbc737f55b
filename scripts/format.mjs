// `npm run format [-- FILES]`: formats and repairs what can be repaired safely.

import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { show, TOOL } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  const files = process.argv.slice(2);
  process.exitCode = await show([TOOL.biome, 'check', '--write', ...(files.length > 0 ? files : ['.'])]);
});
