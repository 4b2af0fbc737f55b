// `npm run build`: library, terminal program and web app, each when out of date.

import { ensureCli, ensureWeb } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureCli();
  await ensureWeb();
  console.log('built: packages/pasyans/dist, apps/cli/dist (with the web app and the odds book), apps/web/dist');
});
