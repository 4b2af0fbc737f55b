import { registerSW } from 'virtual:pwa-register';
import type { Ctrl } from './ctrl.ts';

// An installed app may stay open for weeks: it asks for a new version now and then.
const ASK_MS = 6 * 60 * 60 * 1000;

/** Makes the app work offline, and says when a new version waits. The game is on the shelf before the page is loaded anew. */
export function update({ core, saving }: Ctrl): void {
  const renew = registerSW({
    onNeedRefresh() {
      core.notify((words) => words.newVersion, {
        label: (words) => words.reload,
        run() {
          saving.save();
          void renew(true);
        },
      });
    },
    onRegisteredSW(_url, registration) {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
    },
  });
}
