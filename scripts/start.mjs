// `npm start [-- --port N] [--no-open]`: sets everything up and serves the web app on this machine.
import { ensureCli, ensureWeb } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { endWithNpm } from './lib/orphan.mjs';
import { at } from './lib/paths.mjs';
import { readStartArguments } from './lib/start-arguments.mjs';

await main(async () => {
  const wanted = readStartArguments(process.argv.slice(2));
  if (typeof wanted === 'string') {
    console.error(wanted);
    process.exitCode = 2;
    return;
  }
  if ('help' in wanted) {
    console.log(wanted.help);
    return;
  }
  await ensureInstalled();
  await ensureCli();
  await ensureWeb();
  endWithNpm();
  const { DEFAULT_PORT, serveApp } = await import('../apps/cli/dist/serve/serve-app.js');
  await serveApp({
    root: at('apps/web/dist'),
    port: wanted.port ?? DEFAULT_PORT,
    open: wanted.open,
    say: (url) => console.log(`Пасьянс: ${url}  (Ctrl-C stops it)`),
  });
});
